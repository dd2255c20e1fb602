import { dayMs } from '@narthex/contract/durations'
import { type TableBounds, type TableCell, TableError, type TableRow } from './table-cell.ts'
import { createXmlParser, decodeText, localName, parseXml } from './xml-elements.ts'

interface SheetContext {
  /** Shared texts, by the numbers that cells name. */
  readonly texts: readonly string[]
  /** Whether a cell style shows a day, by the numbers of the styles. */
  readonly dayStyles: readonly boolean[]
  /** Days are counted from 1904, as Excel for Macintosh did. */
  readonly countsFrom1904: boolean
}

/** A cell while it is read. */
interface OpenCell {
  readonly column: number
  readonly type: string
  readonly style: number
  text: string
}

/** The rows of a sheet as they come. Throws TableError, also for text in more columns than allowed. */
export function readSheet(
  pieces: AsyncIterable<Uint8Array>,
  context: SheetContext,
  { maxColumns }: TableBounds,
): AsyncGenerator<TableRow> {
  const parser = createXmlParser()
  const path: string[] = []
  let done: TableRow[] = []
  let number = 0
  let cells: TableCell[] = []
  let cell: OpenCell | undefined
  parser.on('opentag', ({ name, attributes }) => {
    path.push(localName(name))
    const { r, t = 'n', s = '0' } = attributes as Record<string, string>
    if (path.at(-1) === 'row') {
      number = r === undefined ? number + 1 : Number(r)
      cells = []
    } else if (path.at(-1) === 'c') {
      const column = r === undefined ? cells.length : findColumn(r)
      cell = { column, type: t, style: Number(s), text: '' }
    }
  })
  const addText = (text: string) => {
    const own = path.at(-1)
    if (cell && (own === 'v' || (own === 't' && !path.includes('rPh')))) cell.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const own = path.pop()
    if (own === 'c' && cell?.text === '') cell = undefined
    else if (own === 'c' && cell) {
      if (cell.column >= maxColumns) throw new TableError('TOO_LONG', number)
      while (cells.length < cell.column) cells.push('')
      cells[cell.column] = toCell(cell, context)
      cell = undefined
    } else if (own === 'row') done.push({ number, cells })
  })
  return parseXml(pieces, parser, () => {
    const rows = done
    done = []
    return rows
  })
}

/** The column of a place such as `AB12`, from 0. */
function findColumn(place: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(place) ?? []
  if (letters === '') throw new TableError('BROKEN')
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function toCell({ type, style, text }: OpenCell, { texts, dayStyles, countsFrom1904 }: SheetContext): TableCell {
  switch (type) {
    case 's':
      return texts[Number(text)] ?? ''
    case 'b':
      return text === '1'
    case 'd':
      return { day: text.slice(0, 10) }
    case 'n': {
      const value = Number(text)
      if (text.trim() === '' || Number.isNaN(value)) return ''
      return dayStyles[style] ? toDay(value, countsFrom1904) : value
    }
    // A formula that failed shows its error: it is text that fits nowhere.
    default:
      return decodeText(text)
  }
}

const secondsOfDay = 86_400
const lastDay = 2_958_465

/** The day of a serial number; the number itself where it is no day of four-digit years. */
function toDay(serial: number, countsFrom1904: boolean): TableCell {
  const days = Math.floor(serial) + (countsFrom1904 ? 1462 : 0)
  if (days < 1 || days > lastDay) return serial
  // Programs count a 29th of February 1900 that never was.
  const zero = Date.UTC(1899, 11, days < 60 ? 31 : 30)
  const seconds = Math.round((serial - Math.floor(serial)) * secondsOfDay)
  const moment = new Date(zero + days * dayMs + seconds * 1000).toISOString()
  return { day: moment.slice(0, 10), ...(seconds > 0 && { time: moment.slice(11, 19) }) }
}
