import type { Problem } from './protocol'

/** The server said no, and why. */
export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    readonly error: Problem,
  ) {
    super(error.code)
  }
}

/** No answer that we understand: the server or the network is away. */
export class Unreachable extends Error {}

const AWAY: Problem = {
  code: 'unreachable',
  field: null,
  message: { key: 'web-unreachable', args: {} },
  rule: null,
}

/** The milliseconds after which the server wants to be asked again; `null` where it has not said. */
export function retryAfter(problem: unknown): number | null {
  if (!(problem instanceof RequestRefused) || problem.status !== 429) return null
  const seconds = problem.error.message.args['seconds']
  return typeof seconds === 'number' ? seconds * 1000 : null
}

/** What to tell people about a failed request. */
export function problemOf(problem: unknown): Problem {
  return problem instanceof RequestRefused ? problem.error : AWAY
}
