import { type Block, plain } from './parser'

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly parts: readonly { readonly id: string; readonly title: string }[]
}

/** The headings as a table of contents, without the title of the whole. */
export function contentsOf(blocks: readonly Block[]): Chapter[] {
  const chapters: { id: string; title: string; parts: { id: string; title: string }[] }[] = []
  for (const block of blocks) {
    if (block.kind !== 'heading' || block.level === 1) continue
    const entry = { id: block.id, title: plain(block.texts[0]) }
    if (block.level === 2) chapters.push({ ...entry, parts: [] })
    else chapters.at(-1)?.parts.push(entry)
  }
  return chapters
}
