// Which build this page is of, and how the worker of a newer one takes over.
const LONGEST = 2000

/** The name of the first script holds a digest of all others; the newest worker filled its cache last. */
export async function isOfNewestBuild(): Promise<boolean> {
  const script = firstScript()
  const newest = (await caches.keys()).at(-1)
  if (!script || newest === undefined) return false
  return (await (await caches.open(newest)).match(script.src)) !== undefined
}

/** Whether the server sends a page of another build now; a server that is away sends none. */
export async function isServedNoMore(): Promise<boolean> {
  const script = firstScript()
  try {
    // Not by the address that the worker keeps.
    const page = await fetch('/?now', { cache: 'no-store' })
    return page.ok && script !== null && !(await page.text()).includes(new URL(script.src).pathname)
  } catch {
    return false
  }
}

function firstScript(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>('script[type="module"]')
}

/** Done when it governs the pages, or when that takes too long. */
export function takeOver(next: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    if (next.state === 'activated') resolve()
    next.addEventListener('statechange', () => {
      if (next.state === 'activated') resolve()
    })
    setTimeout(resolve, LONGEST)
    next.postMessage('take over')
  })
}
