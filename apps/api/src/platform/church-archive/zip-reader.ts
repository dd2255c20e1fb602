import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ChurchArchiveError, damaged, refused } from './archive-error.ts'
import { type ArchiveManifest, archiveManifest, formatVersion, manifestName } from './archive-manifest.ts'

/** Nothing is unpacked further than this, whatever an archive says of itself. */
export interface ArchiveBounds {
  readonly entries: number
  /** Bytes of all entries, unpacked. */
  readonly bytes: number
  /** Compression ratio of an entry: rows that repeat each other pack to a fiftieth. */
  readonly ratio: number
  readonly ratioFromBytes: number
  /** Bytes of a line, which is in memory as a whole. */
  readonly line: number
}

const megabyte = 1024 * 1024

export const usualBounds: ArchiveBounds = {
  entries: 5_000_000,
  bytes: 2 * megabyte * megabyte,
  ratio: 250,
  ratioFromBytes: 8 * megabyte,
  line: 64 * megabyte,
}

export interface ArchiveEntry {
  readonly name: string
  /** Bytes that it unpacks to, bounded. Throws ChurchArchiveError. */
  read(): AsyncGenerator<Buffer>
}

/** The entries of an archive in their order; memory does not grow with their number. Throws ChurchArchiveError. */
export async function* readEntries(path: string, bounds: ArchiveBounds): AsyncGenerator<ArchiveEntry> {
  const zip = await openZip(path, bounds)
  const unpacked = { bytes: 0 }
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw refused('it is encrypted')
      if (((entry.externalFileAttributes >>> 16) & typeMask) === linkType) throw refused('it holds a link')
      yield { name: entry.fileName, read: () => unpack(zip, entry, { bounds, unpacked }) }
    }
  } catch (error) {
    throw asRefusal(error)
  } finally {
    zip.close()
  }
}

/** The kind of a file in its mode on Unix. */
const typeMask = 0o170000
const linkType = 0o120000

async function openZip(path: string, { entries }: ArchiveBounds): Promise<ZipFile> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall) throw new ChurchArchiveError(`${path} cannot be read (${error.code}).`)
    throw refused('it is no ZIP file, or not all of one')
  })
  if (zip.entryCount <= entries) return zip
  zip.close()
  throw refused(`it has more than ${entries.toLocaleString('en')} entries`)
}

interface Unpacking {
  readonly bounds: ArchiveBounds
  readonly unpacked: { bytes: number }
}

async function* unpack(zip: ZipFile, entry: Entry, { bounds, unpacked }: Unpacking): AsyncGenerator<Buffer> {
  let [size, checksum] = [0, 0]
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry)
    for await (const piece of stream as AsyncIterable<Buffer>) {
      size += piece.length
      checksum = crc32(piece, checksum)
      unpacked.bytes += piece.length
      if (unpacked.bytes > bounds.bytes) throw refused('it unpacks to more than may be imported')
      if (size > bounds.ratioFromBytes && size > entry.compressedSize * bounds.ratio)
        throw refused('it unpacks to far more than it is')
      yield piece
    }
    if (checksum !== entry.crc32)
      throw damaged(`the checksum of ${JSON.stringify(entry.fileName.slice(0, 100))} is another one`)
  } catch (error) {
    throw asRefusal(error)
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof ChurchArchiveError || !(error instanceof Error)) return error
  if ((error as NodeJS.ErrnoException).syscall) return error
  if (/^(?:absolute path|invalid relative path|invalid characters)/.test(error.message))
    return refused('it holds a path that leads out of it')
  // What a consumer of the entries throws of its own is no fault of the archive.
  return zipFault.test(error.message) || (error as NodeJS.ErrnoException).code?.startsWith('Z_')
    ? damaged('it cannot be unpacked')
    : error
}

/** How messages of the ZIP reader begin. */
const zipFault =
  /^(?:invalid|unexpected|too many|not enough|expected|zip64|extra field|compressed|uncompressed|unsupported|file data|unexpected EOF|strong encryption|end of central|strange|premature)/i

/** Finds the manifest without reading anything else. Throws ChurchArchiveError for what is no export of a church, or of another format. */
export async function readManifest(path: string, bounds = usualBounds) {
  for await (const entry of readEntries(path, bounds)) {
    if (entry.name !== manifestName) continue
    const content = await buffer(entry.read())
    return { manifest: parseManifest(content), hash: createHash('sha256').update(content).digest('hex') }
  }
  throw refused('it is no export of a church: its manifest is missing')
}

function parseManifest(content: Buffer): ArchiveManifest {
  const given = parseJson(content.toString())
  const { format, formatVersion: version } = (given ?? {}) as { format?: unknown; formatVersion?: unknown }
  if (format !== 'narthex-church') throw refused('it is no export of a church')
  if (version !== formatVersion)
    throw refused(`it has format ${JSON.stringify(version)}, and this product reads format ${formatVersion} alone`)
  const { data, error } = archiveManifest.safeParse(given)
  if (!data) throw damaged(`its manifest is none (${error.issues[0]?.path.join('.')})`)
  return data
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
