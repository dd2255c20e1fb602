import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { TableError, type TableRow } from './table-cell.ts'

/** The rows of a CSV table. Throws TableError. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const text = decode(bytes)
  const parser = Readable.from(slices(text)).pipe(
    parse({
      bom: true,
      delimiter: findSeparator(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longestRow,
    }),
  )
  let next = 1
  try {
    for await (const { record, info } of parser) {
      // A row whose cells have line breaks counts as the line that it begins in, as editors show it.
      yield { number: next, cells: (record as string[]).map(withoutApostrophe) }
      next = info.lines + 1
    }
  } catch (error) {
    throw error instanceof CsvError ? new TableError('BROKEN', Number(error.lines)) : error
  }
}

/** Characters of a row: hundreds of long answers. */
const longestRow = 200_000
const sliceLength = 32 * 1024

/** Each slice is a turn of the event loop. */
function* slices(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += sliceLength) yield text.slice(start, start + sliceLength)
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  // Tables are text: a program's file or a picture has zeros among its bytes.
  if (bytes.includes(0)) throw new TableError('NOT_A_TABLE')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What Excel writes on Windows where no encoding is chosen. Any bytes are text in it.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator that divides the first line most often, outside of quotes; `;` where none does. */
function findSeparator(text: string): string {
  const end = text.search(/[\r\n]/)
  const line = (end === -1 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '')
  const count = (separator: string) => line.split(separator).length
  return [';', '\t', ','].reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/** The exports put one before text that programs would run as a formula. */
const withoutApostrophe = (text: string) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')
