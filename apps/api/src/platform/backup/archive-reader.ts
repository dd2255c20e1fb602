import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { type EntryName, parseEntryName } from './archive-entries.ts'
import { BackupError, damagedArchive } from './backup-error.ts'

export interface ArchiveEntry {
  /** Path of the entry as it stands in the archive. */
  readonly path: string
  readonly size: number
  readonly name: EntryName
  readonly content: Readable
}

/**
 * The entries of an archive in their order; each must be read before the next. Throws BackupError for what no archive of
 * ours holds (another name, a link, a folder) and for one that cannot be unpacked.
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  const unpacked = pipeline(createReadStream(path), createGunzip(), tar)
  unpacked.catch(() => {})
  try {
    for await (const entry of tar) yield asOurs(path, entry)
    await unpacked
  } catch (error) {
    throw asDamage(path, error)
  } finally {
    tar.destroy()
  }
}

function asOurs(archive: string, entry: AsyncIterable<unknown> & { readonly header: Header }): ArchiveEntry {
  const { name: path, type, size } = entry.header
  const name = parseEntryName(path)
  if (!name || type !== 'file') throw new BackupError(`The archive holds what no backup does: ${JSON.stringify(path)}`)
  return { path, size, name, content: Readable.from(readContent(archive, entry)) }
}

/** Errors while an entry is read reach the reader of that entry, not the reader of the archive. */
async function* readContent(archive: string, entry: AsyncIterable<unknown>) {
  try {
    yield* entry
  } catch (error) {
    throw asDamage(archive, error)
  }
}

function asDamage(path: string, error: unknown): unknown {
  const { code = '', message, syscall } = error as NodeJS.ErrnoException
  if (syscall) return new BackupError(`${path} cannot be read (${code}).`)
  if (endsEarly.test(message)) return damagedArchive(path, 'it ends before its end')
  if (code.startsWith('Z_')) return damagedArchive(path, 'it cannot be unpacked, or is no archive of a backup')
  if (isTarError.test(message)) return damagedArchive(path, 'what it was packed from is no backup, or was changed')
  return error
}

const endsEarly = /^(unexpected end of file|Unexpected end of data|Premature close)/
const isTarError = /^(Invalid tar header|Header exceeds max size|Invalid header)/

/** Reads an entry to its end; gives the hash of it all. */
export async function hashContent(content: Readable, onChunk: (chunk: Buffer) => void = () => {}): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk)
    onChunk(chunk)
  }
  return hash.digest('hex')
}
