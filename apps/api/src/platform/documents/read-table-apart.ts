import { createThreadLane } from '../thread-lane.ts'
import type { ReadTable, TableToRead } from './table.thread.ts'
import { type TableBounds, TableError, type TableRow } from './table-cell.ts'

/** The longest tables that are taken are read in two seconds. */
const patienceMs = 20_000

const readInTurn = createThreadLane<TableToRead, ReadTable>({
  program: new URL('./table.thread.ts', import.meta.url),
  patienceMs,
  waiting: 20,
  keepsThread: false,
})

/**
 * Reads the rows of a table (`readTable`) while other requests are served. Throws TableError, also where it takes too long or too
 * much memory, and BUSY where too many wait.
 */
export async function readTableApart(bytes: Uint8Array, bounds: TableBounds): Promise<readonly TableRow[]> {
  const read = await readInTurn({ bytes, bounds })
  if (!read) throw new TableError('TOO_LONG')
  if ('fault' in read) throw new TableError(read.fault, read.row)
  return read.rows
}
