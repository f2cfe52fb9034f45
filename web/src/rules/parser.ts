// The rules for readers: blocks between empty lines, as tests/test_rules_texts.py describes them.
export type Run =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  /** The number of a rule, which leads to it. */
  | { readonly kind: 'reference'; readonly text: string }

export type Prose = readonly Run[]

export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 1 | 2 | 3
      readonly id: string
      readonly texts: readonly [Prose]
    }
  | {
      readonly kind: 'rule'
      readonly id: string
      readonly number: string
      readonly texts: readonly [Prose, Prose]
    }
  | { readonly kind: 'list'; readonly texts: readonly Prose[] }
  /** All cells in reading order; the first `columns` of them are the head. */
  | { readonly kind: 'table'; readonly columns: number; readonly texts: readonly Prose[] }
  | {
      readonly kind: 'picture'
      readonly what: string
      readonly words: readonly string[]
      readonly texts: readonly [Prose]
    }
  | { readonly kind: 'paragraph'; readonly texts: readonly [Prose] }

const NUMBER = /^(?:CG|GM|M) \d+(?:\.\d+)?$/
const PIECES = /\*\*([^*]+)\*\*|\b((?:CG|GM|M) \d+(?:\.\d+)?)/g

export function parse(text: string): Block[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
}

/** The place of a rule in the page: `CG 4.2` is at `#CG-4.2`. */
export function anchorOf(rule: string): string {
  return rule.replace(' ', '-')
}

function blockOf(lines: string, index: number): Block {
  const heading = /^(#{1,3}) (.+)$/.exec(lines)
  if (heading) return headingOf(heading[1] ?? '', heading[2] ?? '', index)
  const picture = /^\{(\S+) ([^|]+) \| ([^}]+)\}$/.exec(lines)
  if (picture) return pictureOf(picture[1] ?? '', picture[2] ?? '', picture[3] ?? '')
  const rule = /^\[([^\]]+)\]\s+([\s\S]+)$/.exec(lines)
  if (rule && NUMBER.test(rule[1] ?? '')) return ruleOf(rule[1] ?? '', rule[2] ?? '')
  if (lines.startsWith('|')) return tableOf(lines.split('\n'))
  if (lines.startsWith('- ')) return { kind: 'list', texts: lines.slice(2).split('\n- ').map(prose) }
  return { kind: 'paragraph', texts: [prose(lines)] }
}

function headingOf(marks: string, title: string, index: number): Block {
  const level = marks.length === 1 ? 1 : marks.length === 2 ? 2 : 3
  // By its place: it stays the same in every language.
  return { kind: 'heading', level, id: `part-${index}`, texts: [prose(title)] }
}

function ruleOf(number: string, text: string): Block {
  const label: Prose = [{ kind: 'plain', text: number }]
  return { kind: 'rule', id: anchorOf(number), number, texts: [label, prose(text)] }
}

function pictureOf(what: string, words: string, shows: string): Block {
  return { kind: 'picture', what, words: words.split(' '), texts: [prose(shows)] }
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cellsOf)
  return { kind: 'table', columns: rows[0]?.length ?? 1, texts: rows.flat().map(prose) }
}

function cellsOf(line: string): string[] {
  return line.replace(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/)
}

/** Bold words and numbers of rules, in the text around them. */
export function prose(lines: string): Run[] {
  const text = lines.replace(/[ \n]+/g, ' ')
  const runs: Run[] = []
  let from = 0
  for (const found of text.matchAll(PIECES)) {
    if (found.index > from) runs.push({ kind: 'plain', text: text.slice(from, found.index) })
    runs.push(found[1] ? { kind: 'bold', text: found[1] } : { kind: 'reference', text: found[2] ?? '' })
    from = found.index + found[0].length
  }
  if (from < text.length) runs.push({ kind: 'plain', text: text.slice(from) })
  return runs
}

export function plain(runs: Prose): string {
  return runs.map((run) => run.text).join('')
}
