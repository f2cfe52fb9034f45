// A page that is made in one go keeps a finger waiting: its parts take turns, each in a task of its own.
const due: (() => void)[] = []

/** Do it when all that came before has had its turn; the answer takes it back. */
export function inTurn(act: () => void): () => void {
  due.push(act)
  if (due.length === 1) soon(next)
  return () => {
    const place = due.indexOf(act)
    // The first one keeps its turn, and does nothing with it.
    if (place === 0) due[0] = () => undefined
    else if (place > 0) due.splice(place, 1)
  }
}

/** Goes on when its turn has come. */
export function turn(): Promise<void> {
  return new Promise((resolve) => inTurn(resolve))
}

function next(): void {
  try {
    due[0]?.()
  } finally {
    due.shift()
    if (due.length) soon(next)
  }
}

function soon(act: () => void): void {
  // Not every browser has a scheduler.
  if ('scheduler' in globalThis) void scheduler.postTask(act, { priority: 'user-visible' })
  else setTimeout(act)
}
