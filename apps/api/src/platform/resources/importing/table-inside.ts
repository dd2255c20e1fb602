import { ArchiveError, type ArchiveFile, isArchive, readArchive } from '../../documents/read-archive.ts'

/** Programs put the pictures of all people beside their table: of them only the names are read. */
const limits = { files: 20_000, bytes: 32 * 1024 * 1024, ratio: 100, ratioFromBytes: 1024 * 1024 }

/**
 * The table of an archive that a program has written; what is sent itself where that is none, as workbooks are. Throws ArchiveError.
 */
export async function openTableInside(bytes: Uint8Array, path: RegExp): Promise<Uint8Array> {
  if (!isArchive(bytes)) return bytes
  const found: ArchiveFile[] = []
  for await (const file of readArchive(bytes, limits)) {
    if (file.path === 'xl/workbook.xml') return bytes
    if (path.test(file.path) && !file.isFolder && !file.isLink) found.push(file)
  }
  const [table] = found.sort((one, other) => one.path.length - other.path.length)
  if (!table) return bytes
  if (table.size > limits.bytes) throw new ArchiveError('TOO_LARGE')
  return table.read()
}
