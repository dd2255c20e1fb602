import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { type BackupTable, copyOutStatement } from './backup-tables.ts'
import type { TableSummary } from './manifest.ts'

const lineEnd = 0x0a

/** A part of a table is about this long; longer where one row is. */
const partBytes = 4 * 1024 * 1024

/** Reads a table to its end in parts of whole rows. */
export async function copyOut(
  client: pg.Client,
  table: BackupTable,
  onPart: (part: Buffer) => Promise<void> = async () => {},
): Promise<TableSummary> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const part of wholeRows(client.query(to(copyOutStatement(table))))) {
    hash.update(part)
    rows += countRows(part)
    await onPart(part)
  }
  return { name: table.name, columns: [...table.columns], rows, sha256: hash.digest('hex') }
}

/** Splits COPY text at row ends. A line break is always the end of a row: those within values are escaped. */
async function* wholeRows(source: Readable): AsyncGenerator<Buffer> {
  let pending: Buffer[] = []
  let size = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf(lineEnd) + 1
    size += chunk.length
    if (size < partBytes || end === 0) pending.push(chunk)
    else {
      yield Buffer.concat([...pending, chunk.subarray(0, end)])
      pending = [chunk.subarray(end)]
      size = chunk.length - end
    }
  }
  if (size > 0) yield Buffer.concat(pending)
}

function countRows(part: Buffer): number {
  let rows = 0
  for (let at = part.indexOf(lineEnd); at >= 0; at = part.indexOf(lineEnd, at + 1)) rows++
  return rows
}
