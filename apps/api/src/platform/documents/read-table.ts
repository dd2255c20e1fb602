import { cleanText, normalize, toText } from './cell-values.ts'
import { readCsv } from './read-csv.ts'
import { type OpenSheet, readXlsx } from './read-xlsx.ts'
import { type TableBounds, type TableCell, TableError, type TableRow } from './table-cell.ts'
import { findHead, rowsBeforeData } from './table-head.ts'

/** The first bytes of ZIP archives, and of documents of Excel before 2007. */
const zip = [0x50, 0x4b, 0x03, 0x04]
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0]

/** Sheets that are looked into. */
const maxSheets = 20

const isEmpty = (cell: TableCell) => typeof cell === 'string' && cell.trim() === ''

/**
 * The rows of a table, empty ones left out: of an Excel workbook, or of CSV in UTF-8, UTF-16 or Windows-1252, with cells apart by
 * `;`, `,` or tabs. Which it is, its bytes tell. The first row is that of the heads: what stands before it is left out, and so
 * are hidden sheets and those of a cover. Without known heads it is the first row of the first sheet that is shown. Throws TableError.
 */
export async function readTable(bytes: Uint8Array, bounds: TableBounds): Promise<TableRow[]> {
  if (startsWith(bytes, oldOffice)) throw new TableError('OLD_EXCEL')
  const source = startsWith(bytes, zip) ? await openSheet(bytes, bounds) : readCsv(bytes)
  return fromHead(await listRows(source, bounds), bounds)
}

async function openSheet(bytes: Uint8Array, bounds: TableBounds): Promise<AsyncIterable<TableRow>> {
  const sheet = await chooseSheet(await readXlsx(bytes, bounds), bounds)
  if (!sheet) throw new TableError('NOT_A_TABLE')
  return sheet()
}

async function listRows(source: AsyncIterable<TableRow>, bounds: TableBounds): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of source) {
    const cells = row.cells.map(cleanCell)
    if (cells.every(isEmpty)) continue
    if (rows.length === bounds.maxRows + rowsBeforeData || cells.length > bounds.maxColumns)
      throw new TableError('TOO_LONG', row.number)
    rows.push({ number: row.number, cells })
  }
  return rows
}

/** The rows from that of the heads on. */
function fromHead(rows: readonly TableRow[], bounds: TableBounds): TableRow[] {
  const { at, known } = findHead(rows, bounds.heads)
  const table = known > 0 ? withoutRepeats(rows.slice(at)) : rows.slice(at)
  const beyond = table[bounds.maxRows]
  if (beyond) throw new TableError('TOO_LONG', beyond.number)
  return table
}

const toKey = ({ cells }: TableRow) =>
  cells
    .map((cell) => normalize(toText(cell)))
    .join('\n')
    .trim()
const total = /^(?:(?:sub|grand) ?)?(?:total|totais|totales)(?: (?:geral|general|de [^\n]{1,40}))?:?(?: ?\d{1,6})?$/

/** Without heads that pages repeat, and without the sums that stand below a table. */
function withoutRepeats([head, ...rows]: readonly TableRow[]): TableRow[] {
  if (!head) return []
  const name = toKey(head)
  const own = name.includes('\n') ? rows.filter((row) => toKey(row) !== name) : rows
  const last = own.findLastIndex((row) => !total.test(toKey(row).split('\n', 1)[0] ?? ''))
  return [head, ...own.slice(0, last + 1)]
}

/** The sheet with the most known heads; the first one with rows where there are none. */
async function chooseSheet(sheets: readonly OpenSheet[], bounds: TableBounds): Promise<OpenSheet | undefined> {
  let [best] = sheets
  let most = -1
  for (const sheet of sheets.slice(0, maxSheets)) {
    const rows = await peek(sheet)
    const { known } = findHead(rows, bounds.heads)
    if (rows.length > 0 && known > most) [best, most] = [sheet, known]
  }
  return best
}

/** The first rows of a sheet; none of one that is damaged. */
async function peek(sheet: OpenSheet): Promise<TableRow[]> {
  const rows: TableRow[] = []
  try {
    for await (const { number, cells } of sheet()) {
      if (cells.every(isEmpty)) continue
      rows.push({ number, cells: cells.map(cleanCell) })
      if (rows.length === rowsBeforeData) break
    }
  } catch (error) {
    if (!(error instanceof TableError)) throw error
  }
  return rows
}

const cleanCell = (cell: TableCell) => (typeof cell === 'string' ? cleanText(cell) : cell)
const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)
