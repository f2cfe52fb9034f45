// At which table a coach stands: kept in this browser until the coach is left, and never put back.
const STORED = 'clachan-coach'

function stored(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null // a browser that keeps nothing
  }
}

class CoachedTable {
  table = $state<string | null>(stored())

  begin(table: string): void {
    this.table = table
    this.keep()
  }

  leave(): void {
    this.table = null
    this.keep()
  }

  private keep(): void {
    try {
      if (this.table === null) localStorage.removeItem(STORED)
      else localStorage.setItem(STORED, this.table)
    } catch {
      // Then the coach is gone when the page is loaded again.
    }
  }
}

export const coachedTable = new CoachedTable()
