import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import {
  ArchiveError,
  type ArchiveFault,
  type ArchiveLimits,
  isArchive,
  readArchive,
} from '../../../platform/documents/read-archive.ts'
import type { SourceFile, SourceFiles } from './parsed-translation.ts'
import { UnreadableSource } from './unreadable-source.errors.ts'

/** Real texts have up to some 60 MB and some 100 files; pictures and fonts that lie beside them are not read. */
export type SourceLimits = ArchiveLimits

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
  return isArchive(bytes) ? unpackArchive(bytes, limits) : [{ name, bytes }]
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
  const files: SourceFile[] = []
  let path = ''
  try {
    for await (const file of readArchive(bytes, limits)) {
      path = file.path
      if (!file.isFolder && textFile.test(basename(path))) files.push({ name: path, bytes: await file.read() })
    }
  } catch (error) {
    throw error instanceof ArchiveError ? toUnreadable(error.fault, path, limits) : error
  }
  return inOrder(files)
}

function toUnreadable(fault: ArchiveFault, path: string, limits: SourceLimits): UnreadableSource {
  switch (fault) {
    case 'ENCRYPTED':
      return new UnreadableSource(`${path} is encrypted`)
    case 'TOO_DENSE':
      return new UnreadableSource(`${path} unpacks to more than ${limits.ratio} times its size`)
    case 'TOO_LARGE':
      return tooLarge(limits)
    case 'TOO_MANY':
      return tooManyFiles(limits)
    default:
      return new UnreadableSource('The archive is damaged or no ZIP archive')
  }
}

const tooManyFiles = (limits: SourceLimits) => new UnreadableSource(`It has more than ${limits.files} files`)

/** Sorts files by name, so that the same files always give the same translation. */
const inOrder = (files: SourceFile[]) => files.sort((one, other) => (one.name < other.name ? -1 : 1))
