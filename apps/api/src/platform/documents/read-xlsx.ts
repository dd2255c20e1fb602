import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { readSheet } from './read-sheet.ts'
import { type TableBounds, TableError, type TableRow } from './table-cell.ts'
import { decodeText, listElements, type XmlElement } from './xml-elements.ts'

/* A few megabytes of ZIP can hold gigabytes. No part is unpacked further than these, and never one that is not read. */
const maxEntries = 2000
const maxUnpackedBytes = 32 * 1024 * 1024

/** Gives the rows of a sheet, each time from the first one on. Throws TableError. */
export type OpenSheet = () => AsyncGenerator<TableRow>

/**
 * The sheets of an Excel workbook that are shown, in their order. Formulas give what they gave when it was saved. Throws
 * TableError.
 */
export async function readXlsx(bytes: Uint8Array, bounds: TableBounds): Promise<OpenSheet[]> {
  const book = await asTableError(openWorkbook(bytes))
  const context = await asTableError(readContext(book))
  return (await asTableError(listSheets(book))).map(
    (path) =>
      async function* () {
        try {
          yield* readSheet(book.read(path), context, bounds)
        } catch (error) {
          throw toTableError(error)
        }
      },
  )
}

/** Whatever its parts and their packing are, it is no workbook that can be read. */
const toTableError = (error: unknown) => (error instanceof TableError ? error : new TableError('BROKEN'))

const asTableError = <T>(read: Promise<T>): Promise<T> =>
  read.catch((error: unknown) => {
    throw toTableError(error)
  })

async function readContext(book: Workbook) {
  const texts = await readSharedTexts(book)
  return { texts, dayStyles: await readDayStyles(book), countsFrom1904: await book.countsFrom1904() }
}

interface Workbook {
  readonly path: string
  readonly has: (path: string) => boolean
  readonly read: (path: string) => AsyncGenerator<Buffer>
  readonly countsFrom1904: () => Promise<boolean>
}

async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false })
  if (zip.entryCount > maxEntries) throw new TableError('TOO_LONG')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const unpacked = { bytes: 0 }
  const read = (path: string) => unpack(zip, entries.get(path), unpacked)
  const path = entries.has(usualPath) ? usualPath : await findBook(entries, read)
  return {
    path,
    has: (path) => entries.has(path),
    read,
    countsFrom1904: async () => {
      const found = await listElements(read(path), ['workbookPr'])
      return found.some(({ attributes }) => isOn(attributes.date1904))
    },
  }
}

const isOn = (value: string | undefined) => value === '1' || value === 'true'

/** Counts what comes out, whatever the archive says of itself. */
async function* unpack(zip: ZipFile, entry: Entry | undefined, unpacked: { bytes: number }): AsyncGenerator<Buffer> {
  if (!entry || entry.isEncrypted() || entry.uncompressedSize > maxUnpackedBytes)
    throw new TableError(entry && !entry.isEncrypted() ? 'TOO_LONG' : 'BROKEN')
  const stream: Readable = await zip.openReadStreamPromise(entry)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    unpacked.bytes += chunk.length
    if (unpacked.bytes > maxUnpackedBytes) throw new TableError('TOO_LONG')
    yield chunk
  }
}

const usualPath = 'xl/workbook.xml'
const rootPath = '_rels/.rels'

/** The workbook of programs that call it otherwise, by what the document says. */
async function findBook(entries: ReadonlyMap<string, Entry>, read: Workbook['read']): Promise<string> {
  const relations = entries.has(rootPath) ? await listElements(read(rootPath), ['Relationship']) : []
  const book = relations.find(({ attributes: { Type = '' } }) => Type.endsWith('/officeDocument'))
  const path = book?.attributes.Target?.replace(/^\/|^\.\//, '') ?? ''
  if (!entries.has(path) || !/\.xml$/i.test(path) || /^(?:word|ppt)\//i.test(path)) throw new TableError('NOT_A_TABLE')
  return path
}

/** The sheets that are shown, in their order in the workbook, whatever their files are called. */
async function listSheets(book: Workbook): Promise<string[]> {
  const folder = posix.dirname(book.path)
  const sheets = await listElements(book.read(book.path), ['sheet'])
  const relations = await listElements(book.read(`${folder}/_rels/${posix.basename(book.path)}.rels`), ['Relationship'])
  const shown = sheets.filter(({ attributes: { state } }) => state === undefined || state === 'visible')
  const targets = shown.flatMap(({ attributes }) => {
    const relation = relations.find(({ attributes: { Id } }) => Id === relationOf(attributes))
    return relation?.attributes.Target ?? []
  })
  if (targets.length === 0) throw new TableError('BROKEN')
  return targets.map((target) => (target.startsWith('/') ? target.slice(1) : posix.join(folder, target)))
}

/** The name of a relation has a prefix, which each program chooses. */
const relationOf = (attributes: XmlElement['attributes']) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]

/** Texts that cells name by their number. Readings of signs (`rPh`) are no part of a text. */
async function readSharedTexts(book: Workbook): Promise<string[]> {
  const path = `${posix.dirname(book.path)}/sharedStrings.xml`
  if (!book.has(path)) return []
  const items = await listElements(book.read(path), ['si'])
  return items.map(({ text }) => decodeText(text))
}

/** Formats that programs bring along and that show a day. */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Reads for each cell style whether it shows a number as a day. */
async function readDayStyles(book: Workbook): Promise<boolean[]> {
  const path = `${posix.dirname(book.path)}/styles.xml`
  if (!book.has(path)) return []
  const elements = await listElements(book.read(path), ['numFmt', 'cellXfs/xf'])
  const own = new Map(elements.filter(({ name }) => name === 'numFmt').map((format) => [numberOf(format), format]))
  return elements
    .filter(({ name }) => name === 'xf')
    .map((style) => {
      const format = own.get(numberOf(style))?.attributes.formatCode
      return format === undefined ? isBuiltInDay(numberOf(style)) : showsDay(format)
    })
}

const numberOf = ({ attributes }: XmlElement) => Number(attributes.numFmtId ?? 0)

/** Years or days, outside of quoted text, colours and locales in brackets, and escaped signs. */
const showsDay = (format: string) => /[yd]/i.test(format.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, ''))
