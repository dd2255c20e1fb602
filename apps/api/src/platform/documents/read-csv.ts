import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodeTextFile } from './decode-text.ts'
import { TableError, type TableRow } from './table-cell.ts'

/** The rows of a CSV table. Throws TableError. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const { text, separator, isNamed } = findSeparator(readText(bytes))
  const parser = Readable.from(slices(text)).pipe(
    parse({
      bom: true,
      delimiter: separator,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      // Tabs that part cells are white space too.
      trim: separator !== '\t',
      max_record_size: longestRow,
    }),
  )
  let next = 1
  try {
    for await (const { record, info } of parser) {
      // A row whose cells have line breaks counts as the line that it begins in, as editors show it.
      const isSeparator = next === 1 && isNamed
      if (!isSeparator) yield { number: next, cells: (record as string[]).map(toPlain) }
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

/** The end of a file of DOS. Pages of the web with a table are no table, whatever their name says. */
function readText(bytes: Uint8Array): string {
  const text = decodeTextFile(bytes)
  if (text === undefined || /^\ufeff?\s{0,200}<(?:!doctype|html|table|\?xml)\b/i.test(text))
    throw new TableError('NOT_A_TABLE')
  return text.endsWith('\u001a') ? text.slice(0, -1) : text
}

/** Lines of which the separator is found. */
const linesLookedAt = 20

interface SeparatedText {
  readonly text: string
  readonly separator: string
  /** The first line names the separator, as Excel has it: `sep=;`. */
  readonly isNamed: boolean
}

/** The separator that divides most of the first lines into as many cells, outside of quotes; `;` where none does. */
function findSeparator(text: string): SeparatedText {
  const named = /^\ufeff?"?sep=([;,\t|]|\\t)"?[;,\t|]*(?=[\r\n]|$)/i.exec(text.slice(0, 40))?.[1]
  if (named) return { text, separator: named === '\\t' ? '\t' : named, isNamed: true }
  const start = text.slice(0, longestRow).replace(/"[^"]*"/g, '')
  const lines = start
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt)
  const scores = [';', '\t', ',', '|'].map((separator) => ({ separator, score: countAlike(lines, separator) }))
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  return { text, separator: best.separator, isNamed: false }
}

/** How many lines a separator divides into as many cells, and, where these are as many, into how many. */
function countAlike(lines: readonly string[], separator: string): number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const cells = line.split(separator).length
    if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1)
  }
  return Math.max(0, ...[...counts].map(([cells, number]) => number + cells / (cells + 1)))
}

/** The exports put one before text that programs would run as a formula. */
const withoutApostrophe = (text: string) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')

/** A text as it was meant; programs write `="0123"`, so that it is taken for no number. */
const toPlain = (text: string) => withoutApostrophe(text.replace(/^="(.*)"$/s, '$1'))
