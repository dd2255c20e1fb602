import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { closeSheet, openSheet, type SheetColumn, sheetPath, workbookParts, writeSheetRow } from './sheet-parts.ts'
import type { TableRows } from './table-field.ts'

interface SheetForm {
  readonly columns: readonly SheetColumn[]
  /** The last row that the choices of a column are offered for. */
  readonly lastRow: number
}

/**
 * A table as an Excel workbook, sent while it is made: no more than some rows are in memory, and they are compressed
 * beside the event loop. Text stays text, in whatever way it begins; the first row stays in sight. With `form` it is one
 * to fill in.
 */
export async function* writeXlsx(rows: TableRows, form?: SheetForm): AsyncGenerator<Uint8Array> {
  const sheet = Readable.from(writeSheet(rows, form), { objectMode: false, highWaterMark: chunkLength })
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // What fails while it is made must fail what is sent: half a file is none.
  const fail = (error: Error) => output.destroy(error)
  sheet.once('error', fail)
  zip.once('error', fail)
  for (const [path, part] of Object.entries(workbookParts)) zip.addBuffer(Buffer.from(part), path)
  zip.addReadStream(sheet, sheetPath)
  zip.end()
  try {
    yield* output
  } finally {
    sheet.destroy()
  }
}

/** Fewer and longer pieces: each is a turn of the event loop and a call of the compressor. */
const chunkLength = 32 * 1024

async function* writeSheet(rows: TableRows, form?: SheetForm): AsyncGenerator<string> {
  let chunk = openSheet(form?.columns)
  let row = 0
  for await (const fields of rows) {
    row += 1
    chunk += writeSheetRow(fields, row)
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  yield chunk + closeSheet(form?.columns, form?.lastRow)
}
