// A scheduler of tasks. A page that is made in one go keeps a finger waiting: its parts are made one after
// the other, each in a task of its own.
const due: (() => void)[] = []
const last: (() => void)[] = []
// What several tasks have changed is laid out and painted in one go too: after this many milliseconds the
// frame comes first.
const BEFORE_A_FRAME = 5
// A page that is not seen is not painted.
const LONGEST_FRAME = 100
let spent = 0

/** Run it after all tasks that were scheduled before; the returned function cancels it. */
export function schedule(act: () => void): () => void {
  due.push(act)
  if (due.length === 1) postTask(next)
  return () => {
    const place = due.indexOf(act)
    // The first one keeps its task, which does nothing.
    if (place === 0) due[0] = () => undefined
    else if (place > 0) due.splice(place, 1)
  }
}

/** Run it when nothing else is due; the returned function cancels it. */
export function scheduleLast(act: () => void): () => void {
  let isWanted = true
  last.push(() => {
    if (isWanted) act()
  })
  schedule(() => undefined)
  return () => {
    isWanted = false
  }
}

/** Run it when what has changed so far is seen; the returned function cancels it. */
export function afterFrame(act: () => void): () => void {
  let cancel = withFrame(() => (cancel = schedule(act)))
  return () => cancel()
}

/** Resolves in the next free task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => schedule(resolve))
}

/**
 * Load a part of the pages in a task of its own, and resolve in another: to ask for it takes long, and so
 * does to draw it.
 */
export async function loadInTask<T>(load: () => Promise<T>): Promise<T> {
  await nextTask()
  const loaded = await load()
  await nextTask()
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
    postTask(next)
  } else {
    spent = 0
    withFrame(() => postTask(next))
  }
}

/** Do it with the next frame, where there are frames; the returned function cancels it. */
function withFrame(act: () => void): () => void {
  if (!('requestAnimationFrame' in globalThis)) return inTime(act)
  const cancel = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const once = () => {
    cancel()
    act()
  }
  const timer = setTimeout(once, LONGEST_FRAME)
  const frame = requestAnimationFrame(once)
  return cancel
}

function inTime(act: () => void): () => void {
  const timer = setTimeout(act)
  return () => clearTimeout(timer)
}

/** Do it in a task of its own, whatever else is due. */
export function postTask(act: () => void): void {
  // Not every browser has a scheduler.
  if ('scheduler' in globalThis) void scheduler.postTask(act, { priority: 'user-visible' })
  else setTimeout(act)
}
