import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Limits of an archive. Nothing is unpacked further than this, whatever it says of itself. */
export interface ArchiveLimits {
  readonly files: number
  /** Total size of the files that are read, unpacked. */
  readonly bytes: number
  /** Compression ratio of an entry: text packs to a tenth, markup to a thirtieth. */
  readonly ratio: number
  /** Size from which the ratio is checked: a small file of repeated words packs to almost nothing. */
  readonly ratioFromBytes: number
}

/** Why an archive, or a file of it, is not read. `OUTSIDE`: paths that lead out of it. */
export type ArchiveFault = 'BROKEN' | 'ENCRYPTED' | 'TOO_MANY' | 'TOO_LARGE' | 'TOO_DENSE' | 'OUTSIDE'

export class ArchiveError extends Error {
  override name = 'ArchiveError'
  readonly fault: ArchiveFault

  constructor(fault: ArchiveFault) {
    super(fault)
    this.fault = fault
  }
}

export interface ArchiveFile {
  readonly path: string
  readonly isFolder: boolean
  /** A symbolic link: its bytes are the path that it leads to. */
  readonly isLink: boolean
  /** Bytes that it says to unpack to. */
  readonly size: number
  /** Unpacks it. Throws ArchiveError. */
  readonly read: () => Promise<Uint8Array>
}

/** The first bytes of archives; the second ones are those of an empty one. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/** The files of a ZIP archive, in its order; nothing is written anywhere. Throws ArchiveError. */
export async function* readArchive(bytes: Uint8Array, limits: ArchiveLimits): AsyncGenerator<ArchiveFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = await asArchiveError(fromBufferPromise(buffer, { lazyEntries: true, autoClose: false }))
  if (zip.entryCount > limits.files) throw new ArchiveError('TOO_MANY')
  const unpacked = { bytes: 0 }
  const entries = zip.eachEntry()
  for (;;) {
    const { value: entry, done } = await asArchiveError(entries.next())
    if (done) return
    yield {
      path: entry.fileName,
      isFolder: entry.fileName.endsWith('/'),
      isLink: ((entry.externalFileAttributes >>> 16) & typeMask) === linkType,
      size: entry.uncompressedSize,
      read: () => asArchiveError(unpack(zip, entry, { limits, unpacked })),
    }
  }
}

/** The kind of a file in its mode on Unix. */
const typeMask = 0o170000
const linkType = 0o120000

interface Unpacking {
  readonly limits: ArchiveLimits
  readonly unpacked: { bytes: number }
}

/** Counts what comes out, whatever the archive says of itself. */
async function unpack(zip: ZipFile, entry: Entry, { limits, unpacked }: Unpacking): Promise<Uint8Array> {
  if (entry.isEncrypted()) throw new ArchiveError('ENCRYPTED')
  if (unpacked.bytes + entry.uncompressedSize > limits.bytes) throw new ArchiveError('TOO_LARGE')
  const stream: Readable = await zip.openReadStreamPromise(entry)
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length
    unpacked.bytes += piece.length
    if (unpacked.bytes > limits.bytes) throw new ArchiveError('TOO_LARGE')
    if (size > limits.ratioFromBytes && size > entry.compressedSize * limits.ratio) throw new ArchiveError('TOO_DENSE')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const asArchiveError = <T>(read: Promise<T>): Promise<T> =>
  read.catch((error: unknown) => {
    if (error instanceof ArchiveError) throw error
    const isOutside = error instanceof Error && /^(?:absolute path|invalid relative path)/.test(error.message)
    throw new ArchiveError(isOutside ? 'OUTSIDE' : 'BROKEN')
  })
