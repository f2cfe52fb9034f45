// Whether the secret that was told at the end is the one that was sealed at the beginning.

export type Seal = 'whole' | 'broken' | 'unknown'

/** `unknown` where the browser cannot tell: it computes SHA-256 only for pages of https and of this machine. */
export async function sealOf(commitment: string, secret: string): Promise<Seal> {
  if (!globalThis.crypto?.subtle) return 'unknown'
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === commitment.toLowerCase() ? 'whole' : 'broken'
}
