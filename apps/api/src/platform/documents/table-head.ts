import { normalize, toText } from './cell-values.ts'
import type { TableRow } from './table-cell.ts'

/** Rows in which the heads may stand: titles, notes and blank rows come before them. */
export const rowsBeforeData = 30

interface FoundHead {
  /** Position among the rows. */
  readonly at: number
  /** Cells that are known heads. */
  readonly known: number
}

/** The first row with the most cells that are known heads; the first row where there is none. */
export function findHead(rows: readonly TableRow[], heads: readonly string[] = []): FoundHead {
  const wanted = new Set(heads.map(normalize))
  let found: FoundHead = { at: 0, known: 0 }
  for (const [at, { cells }] of rows.slice(0, rowsBeforeData).entries()) {
    const names = new Set(cells.map((cell) => normalize(toText(cell))))
    const known = [...names].filter((name) => wanted.has(name)).length
    if (known > found.known) found = { at, known }
  }
  return found
}
