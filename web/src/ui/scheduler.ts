// A page that is made in one go keeps a finger waiting: its parts take turns, each in a task of its own.
const due: (() => void)[] = []
const last: (() => void)[] = []
// What several turns have changed is laid out and painted in one go too: after so many milliseconds the frame comes first.
const BEFORE_A_FRAME = 5
// Nobody paints a page that is not seen.
const LONGEST_FRAME = 100
let spent = 0

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

/** Do it when nothing else is due; the answer takes it back. */
export function lastly(act: () => void): () => void {
  let isWanted = true
  last.push(() => {
    if (isWanted) act()
  })
  inTurn(() => undefined)
  return () => {
    isWanted = false
  }
}

/** Do it when what has changed so far is seen; the answer takes it back. */
export function afterFrame(act: () => void): () => void {
  let takeBack = withFrame(() => (takeBack = inTurn(act)))
  return () => takeBack()
}

/** Goes on when its turn has come. */
export function turn(): Promise<void> {
  return new Promise((resolve) => inTurn(resolve))
}

/**
 * Begin it when its turn has come: to ask for a part of the pages takes long. It is answered in a turn of its own, for
 * to make something of the answer takes long too.
 */
export async function begun<T>(load: () => Promise<T>): Promise<T> {
  await turn()
  const loaded = await load()
  await turn()
  return loaded
}

function next(): void {
  const began = performance.now()
  try {
    due[0]?.()
  } finally {
    // The page changes when the act has been done, and in the same task.
    queueMicrotask(() => {
      spent += performance.now() - began
      due.shift()
      if (!due.length) due.push(...last.splice(0))
      if (due.length) goOn()
    })
  }
}

function goOn(): void {
  if (spent < BEFORE_A_FRAME) {
    soon(next)
  } else {
    spent = 0
    withFrame(() => soon(next))
  }
}

/** Do it with the next frame, where there are frames; the answer takes it back. */
function withFrame(act: () => void): () => void {
  if (!('requestAnimationFrame' in globalThis)) return inTime(act)
  const takeBack = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const once = () => {
    takeBack()
    act()
  }
  const timer = setTimeout(once, LONGEST_FRAME)
  const frame = requestAnimationFrame(once)
  return takeBack
}

function inTime(act: () => void): () => void {
  const timer = setTimeout(act)
  return () => clearTimeout(timer)
}

/** Do it in a task of its own, whatever else is due. */
export function soon(act: () => void): void {
  // Not every browser has a scheduler.
  if ('scheduler' in globalThis) void scheduler.postTask(act, { priority: 'user-visible' })
  else setTimeout(act)
}
