import { randomWord } from './nonce'
import { RequestRefused } from './errors'

/** What the client adds to a request that makes a table. */
interface Marks {
  readonly nonce: string
  readonly salt: string
}

const attempts = new Map<string, Marks>()

/**
 * Sends a request with a nonce. Until the server has answered, the same request has the same nonce: a second
 * click, or a second try after a lost connection, makes nothing twice.
 */
export async function once<T>(request: string, send: (marks: Marks) => Promise<T>): Promise<T> {
  const marks = attempts.get(request) ?? { nonce: randomWord(), salt: randomWord() }
  attempts.set(request, marks)
  try {
    const answer = await send(marks)
    attempts.delete(request)
    return answer
  } catch (problem) {
    if (problem instanceof RequestRefused && problem.status < 500) attempts.delete(request)
    throw problem
  }
}
