// The pictures on the start page are loaded beside it, each once, and drawn into it: as files of
// their own they would not have the fonts of the page.
const pictures = import.meta.glob<string>('./*/art.svg', { query: '?raw', import: 'default' })

/** The picture of a game as SVG text; empty for a game that has none. */
export async function artOf(game: string): Promise<string> {
  return (await pictures[`./${game}/art.svg`]?.()) ?? ''
}
