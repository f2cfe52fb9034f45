// Whether the draws are those of the secret that was sealed at the beginning, and what that proves.
import type { ShuffleProof } from '../api/protocol'

export type Seal = 'whole' | 'broken' | 'unknown'

export interface Verdict {
  kind: 'good' | 'bad' | 'wait'
  key: string
  args?: Record<string, number>
}

/**
 * `unknown` where the browser cannot tell: it computes SHA-256 only for pages of https and of this machine.
 */
export async function sealOf(commitment: string, secret: string): Promise<Seal> {
  if (!globalThis.crypto?.subtle) return 'unknown'
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === commitment.toLowerCase() ? 'whole' : 'broken'
}

/** The browser has looked at the seal, the server at every draw. */
export function verdictOf(seal: Seal, proof: ShuffleProof, imported: boolean): Verdict {
  if (seal === 'broken') return { kind: 'bad', key: 'web-seal-broken' }
  if (proof.entry !== null) return { kind: 'bad', key: 'web-proof-differs', args: { entry: proof.entry } }
  if (proof.problem) return { kind: 'bad', key: 'web-seal-broken' }
  const { draws, given } = proof
  if (!draws) return { kind: 'wait', key: 'web-proof-none' }
  if (seal === 'unknown') return { kind: 'wait', key: 'web-proof-unsealed', args: { draws } }
  if (imported) return { kind: 'good', key: 'web-proof-imported', args: { draws } }
  if (given) return { kind: 'good', key: 'web-proof-rest', args: { draws } }
  return { kind: 'good', key: 'web-proof-whole', args: { draws } }
}
