import { parentPort } from 'node:worker_threads'
import { readTable } from './read-table.ts'
import { type TableBounds, TableError, type TableFault, type TableRow } from './table-cell.ts'

export interface TableToRead {
  readonly bytes: Uint8Array
  readonly bounds: TableBounds
}

export type ReadTable =
  | { readonly rows: readonly TableRow[] }
  | { readonly fault: TableFault; readonly row: number | undefined }

/* A thread of its own: a small workbook can take a second to read. */
parentPort?.on('message', async ({ bytes, bounds }: TableToRead) => {
  parentPort?.postMessage(await read(bytes, bounds))
})
parentPort?.postMessage('ready')

async function read(bytes: Uint8Array, bounds: TableBounds): Promise<ReadTable> {
  try {
    return { rows: await readTable(bytes, bounds) }
  } catch (error) {
    // Whatever breaks the reader, the file is no table that can be read.
    return error instanceof TableError ? { fault: error.fault, row: error.row } : { fault: 'BROKEN', row: undefined }
  }
}
