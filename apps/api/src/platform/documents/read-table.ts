import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { type TableBounds, type TableCell, TableError, type TableRow } from './table-cell.ts'

/** The first bytes of ZIP archives, and of documents of Excel before 2007. */
const zip = [0x50, 0x4b, 0x03, 0x04]
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0]

const isEmpty = (cell: TableCell) => typeof cell === 'string' && cell.trim() === ''

/**
 * The rows of a table, empty ones left out: of the first sheet of an Excel workbook, or of CSV in UTF-8, UTF-16 or
 * Windows-1252, with cells apart by `;`, `,` or tabs. Which it is, its bytes tell. Throws TableError.
 */
export async function readTable(bytes: Uint8Array, bounds: TableBounds): Promise<TableRow[]> {
  if (startsWith(bytes, oldOffice)) throw new TableError('OLD_EXCEL')
  const rows: TableRow[] = []
  for await (const row of startsWith(bytes, zip) ? readXlsx(bytes, bounds) : readCsv(bytes)) {
    if (row.cells.every(isEmpty)) continue
    if (rows.length === bounds.maxRows || row.cells.length > bounds.maxColumns)
      throw new TableError('TOO_LONG', row.number)
    rows.push(row)
  }
  return rows
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)
