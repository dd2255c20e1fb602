import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { SourceFile, SourceFiles } from './parsed-translation.ts'
import { UnreadableSource } from './unreadable-source.errors.ts'

/** Real texts have up to some 60 MB and some 100 files; pictures and fonts that lie beside them are not read. */
export interface SourceLimits {
  readonly files: number
  /** Total size of all files, unpacked. */
  readonly bytes: number
  /** Compression ratio of an archive entry: text packs to a tenth, markup to a thirtieth. */
  readonly ratio: number
  /** Size from which the ratio is checked: a small file of repeated words packs to almost nothing. */
  readonly ratioFromBytes: number
}

const usualLimits: SourceLimits = {
  files: 3000,
  bytes: 128 * 1024 * 1024,
  ratio: 100,
  ratioFromBytes: 1024 * 1024,
}

/** Names of files that readers look at; other files of a folder or archive are skipped. */
const textFile = /\.(?:conf|[bcv]z[svz]|usfm|sfm|ptx|txt|xml|usfx|usx|osis|json)$|^[^.]+$/i
const tooLarge = ({ bytes }: SourceLimits) =>
  new UnreadableSource(`It unpacks to more than ${Math.ceil(bytes / 1024 / 1024)} MB of text`)

/** A file, a folder or a ZIP archive on the disk. Throws `UnreadableSource`; nothing that it names is ever followed. */
export async function readSourcePath(path: string, limits = usualLimits): Promise<SourceFiles> {
  const found = await stat(path)
  if (found.isDirectory()) return readFolder(path, limits)
  if (found.size > limits.bytes) throw tooLarge(limits)
  return readSourceBytes(basename(path), await readFile(path), limits)
}

/** A file or a ZIP archive in memory. */
export async function readSourceBytes(name: string, bytes: Uint8Array, limits = usualLimits): Promise<SourceFiles> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
  return isZip ? unpackArchive(bytes, limits) : [{ name, bytes }]
}

/** Links are not followed. */
async function readFolder(folder: string, limits: SourceLimits): Promise<SourceFiles> {
  const files: SourceFile[] = []
  let total = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !textFile.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    total += (await stat(path)).size
    if (total > limits.bytes) throw tooLarge(limits)
    if (files.length >= limits.files) throw tooManyFiles(limits)
    files.push({ name: relative(folder, path).split(sep).join('/'), bytes: await readFile(path) })
  }
  return inOrder(files)
}

async function unpackArchive(bytes: Uint8Array, limits: SourceLimits): Promise<SourceFiles> {
  try {
    return inOrder(await readEntries(bytes, limits))
  } catch (error) {
    throw error instanceof UnreadableSource ? error : new UnreadableSource('The archive is damaged or no ZIP archive')
  }
}

async function readEntries(bytes: Uint8Array, limits: SourceLimits): Promise<SourceFile[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false })
  if (zip.entryCount > limits.files) throw tooManyFiles(limits)
  const files: SourceFile[] = []
  const unpacked = { bytes: 0 }
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/') || !textFile.test(basename(entry.fileName))) continue
    files.push({ name: entry.fileName, bytes: await unpackEntry(zip, entry, { limits, unpacked }) })
  }
  return files
}

/** Counts what comes out, whatever the archive says of itself. */
async function unpackEntry(
  zip: ZipFile,
  entry: Entry,
  { limits, unpacked }: { limits: SourceLimits; unpacked: { bytes: number } },
): Promise<Uint8Array> {
  if (entry.isEncrypted()) throw new UnreadableSource(`${entry.fileName} is encrypted`)
  if (unpacked.bytes + entry.uncompressedSize > limits.bytes) throw tooLarge(limits)
  const stream: Readable = await zip.openReadStreamPromise(entry)
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length
    unpacked.bytes += piece.length
    if (unpacked.bytes > limits.bytes) throw tooLarge(limits)
    if (size > limits.ratioFromBytes && size > entry.compressedSize * limits.ratio)
      throw new UnreadableSource(`${entry.fileName} unpacks to more than ${limits.ratio} times its size`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const tooManyFiles = (limits: SourceLimits) => new UnreadableSource(`It has more than ${limits.files} files`)

/** Sorts files by name, so that the same files always give the same translation. */
const inOrder = (files: SourceFile[]) => files.sort((one, other) => (one.name < other.name ? -1 : 1))
