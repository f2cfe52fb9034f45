const UTF_16_BOMS = [[0xff, 0xfe], [0xfe, 0xff]] as const
const LOOKED_AT = 4096

/** Whether a file can be text at all; which text it is, and how it is written, the server tells. */
export async function isText(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer())
  const mark = UTF_16_BOMS.find(([first, second]) => bytes[0] === first && bytes[1] === second)
  if (mark) return !hasControls(decoded(bytes, mark[0] === 0xff ? 'utf-16le' : 'utf-16be'))
  // Without its mark, a record in UTF-16 has every other byte empty.
  if (bytes[0] === 0) return !hasControls(decoded(bytes, 'utf-16be'))
  if (bytes[1] === 0) return !hasControls(decoded(bytes, 'utf-16le'))
  return !hasControls(decoded(bytes, 'utf-8'))
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** What no text has. */
function hasControls(text: string): boolean {
  return /[\0-\x08\x0e-\x1f\x7f]/.test(text)
}
