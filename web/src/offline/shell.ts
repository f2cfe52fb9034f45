/** What the build says to the worker. */
export interface BuiltFiles {
  readonly digest: string
  readonly files: readonly string[]
}

/** The name of the cache, and the addresses in it: the page itself is kept as `/`. */
export function cacheOf({ digest, files }: BuiltFiles): { version: string; files: readonly string[] } {
  return { version: `clachan-${digest}`, files: ['/', ...files.map((file) => `/${file}`)] }
}

/** Whether an address belongs to the pages; what the server says is its own. */
export function isShell(address: URL, origin: string): boolean {
  return address.origin === origin && !/^\/(?:api|healthz|metrics)(?:\/|$)/.test(address.pathname)
}
