import { createHash } from 'node:crypto'
import { damaged, refused } from './archive-error.ts'
import { type ArchiveManifest, fileListName, manifestName, type TableSummary, tableEntry } from './archive-manifest.ts'
import {
  type ArchiveBounds,
  type ArchiveEntry,
  parseJson,
  readEntries,
  readManifest,
  usualBounds,
} from './zip-reader.ts'

export interface VerifiedArchive {
  readonly manifest: ArchiveManifest
  /** The hash of the manifest, which has the hashes of all else. */
  readonly hash: string
}

/** A name of a file in the store: a code, and which variant; nothing that leads anywhere. */
const storedFile = /^files\/([\w-]{22}(?:_\d{1,4}\.(?:avif|webp))?)$/

export const toStoredName = (entry: string): string | undefined => storedFile.exec(entry)?.[1]

/**
 * Reads a whole archive before anything of it is used: it holds the tables of its manifest in their order, then files, their list, and
 * the manifest, each with the bytes, rows and hash that the manifest names, and nothing else. Needs memory for one row.
 */
export async function verifyArchive(path: string, bounds: ArchiveBounds = usualBounds): Promise<VerifiedArchive> {
  const { manifest, hash } = await readManifest(path, bounds)
  const entries = readEntries(path, bounds)
  const next = async () => (await entries.next()).value as ArchiveEntry | undefined
  try {
    for (const table of manifest.tables) {
      const entry = await next()
      if (entry?.name !== tableEntry(table.name)) throw damaged(`${tableEntry(table.name)} is not where it belongs`)
      await verifyTable(entry, table, bounds)
    }
    await verifyFiles(manifest, next)
    const last = await next()
    if (last?.name !== manifestName || (await next())) throw refused('it holds what its manifest does not name')
  } finally {
    await entries.return(undefined)
  }
  return { manifest, hash }
}

async function verifyTable(entry: ArchiveEntry, table: TableSummary, { line }: ArchiveBounds): Promise<void> {
  let rows = 0
  for await (const lines of readVerified(entry, table, line)) {
    for (const each of lines) {
      const row = parseJson(each)
      const names = row !== null && typeof row === 'object' ? Object.keys(row) : []
      if (names.join() !== table.columns.join()) throw damaged(`a row of ${table.name} has other columns than it says`)
    }
    rows += lines.length
  }
  if (rows !== table.rows) throw damaged(`${table.name} has ${rows} rows, and its manifest names ${table.rows}`)
}

/** The lines of a table, some at a time; throws at their end where they are not those of the manifest. */
export async function* readVerified(
  entry: ArchiveEntry,
  { name, bytes, sha256 }: TableSummary,
  mostOfLine = usualBounds.line,
): AsyncGenerator<string[]> {
  const hash = createHash('sha256')
  let pending: Buffer[] = []
  let [size, length] = [0, 0]
  for await (const piece of entry.read()) {
    hash.update(piece)
    size += piece.length
    if (size > bytes) throw damaged(`${name} is longer than its manifest says`)
    const end = piece.lastIndexOf(0x0a) + 1
    if (end === 0) {
      pending.push(piece)
      length += piece.length
      if (length > mostOfLine) throw refused(`a row of ${name} is too long`)
      continue
    }
    const text = Buffer.concat([...pending, piece.subarray(0, end - 1)]).toString()
    pending = end < piece.length ? [piece.subarray(end)] : []
    length = piece.length - end
    yield text.split('\n')
  }
  if (length > 0) throw damaged(`${name} ends within a row`)
  if (size !== bytes || hash.digest('hex') !== sha256) throw damaged(`the hash of ${name} is another one`)
}

async function verifyFiles(manifest: ArchiveManifest, next: () => Promise<ArchiveEntry | undefined>): Promise<void> {
  const list = createHash('sha256')
  let [count, bytes] = [0, 0]
  for (;;) {
    const entry = await next()
    if (!entry) throw damaged(`${fileListName} is missing`)
    const hash = createHash('sha256')
    const isList = entry.name === fileListName
    if (!isList && !toStoredName(entry.name)) throw refused(`it holds ${JSON.stringify(entry.name.slice(0, 100))}`)
    for await (const piece of entry.read()) {
      hash.update(piece)
      if (!isList) bytes += piece.length
    }
    const sha256 = hash.digest('hex')
    if (isList) {
      const { files } = manifest
      if (
        sha256 !== files.sha256 ||
        list.digest('hex') !== files.sha256 ||
        count !== files.count ||
        bytes !== files.bytes
      )
        throw damaged('its files are others than its manifest names')
      return
    }
    list.update(`${sha256}  ${entry.name}\n`)
    count++
  }
}
