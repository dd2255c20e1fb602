import { ArchiveError, type ArchiveFile, type ArchiveLimits, isArchive, readArchive } from './read-archive.ts'

/** A file as it was sent, with its path in the folder that it comes from. */
export interface SentFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** Why a file of a folder is not read; the others are. */
export type FileFault =
  | 'FILE_BROKEN'
  | 'FILE_ENCRYPTED'
  | 'FILE_IS_LINK'
  | 'FILE_IS_ARCHIVE'
  | 'FILE_TOO_LARGE'
  | 'FILE_UNKNOWN'

export type ListedFile = SentFile | { readonly path: string; readonly fault: FileFault }

export interface FolderRules {
  readonly limits: ArchiveLimits
  readonly maxFileBytes: number
  /** Whether a file of this name is read. */
  readonly isKnown: (path: string) => boolean
}

/**
 * The files of a folder: those that were sent, or those of the archive that was sent alone, in the order of their paths. What
 * systems leave in folders is left out, and so is the folder that all of them lie in. Throws ArchiveError.
 */
export async function listFiles(sent: readonly SentFile[], rules: FolderRules): Promise<ListedFile[]> {
  const [first] = sent
  const files = first && sent.length === 1 && isArchive(first.bytes) ? await unpackAll(first, rules) : sent.map(check)
  const named = files.map((file) => ({ ...file, path: cleanPath(file.path) })).filter(({ path }) => !isLeftBehind(path))
  const shared = named.length > 1 ? findSharedFolder(named) : (named[0]?.path.lastIndexOf('/') ?? -1) + 1
  return named
    .map((file) => ({ ...file, path: file.path.slice(shared) }))
    .sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)))

  function check(file: SentFile): ListedFile {
    const fault = findFault(file.path, file.bytes.length, rules) ?? (isArchive(file.bytes) ? 'FILE_UNKNOWN' : undefined)
    return fault ? { path: file.path, fault } : file
  }
}

async function unpackAll({ bytes }: SentFile, rules: FolderRules): Promise<ListedFile[]> {
  const files: ListedFile[] = []
  for await (const file of readArchive(bytes, rules.limits)) if (!file.isFolder) files.push(await unpack(file, rules))
  return files
}

async function unpack({ path, size, isLink, read }: ArchiveFile, rules: FolderRules): Promise<ListedFile> {
  if (isLink) return { path, fault: 'FILE_IS_LINK' }
  if (isLeftBehind(path)) return { path, fault: 'FILE_UNKNOWN' }
  const fault = findFault(path, size, rules)
  if (fault) return { path, fault }
  try {
    const bytes = await read()
    return isArchive(bytes) ? { path, fault: 'FILE_IS_ARCHIVE' } : { path, bytes }
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    if (error.fault === 'ENCRYPTED') return { path, fault: 'FILE_ENCRYPTED' }
    if (error.fault === 'BROKEN') return { path, fault: 'FILE_BROKEN' }
    throw error
  }
}

function findFault(path: string, size: number, { maxFileBytes, isKnown }: FolderRules): FileFault | undefined {
  if (/\.zip$/i.test(path)) return 'FILE_IS_ARCHIVE'
  if (!isKnown(path)) return 'FILE_UNKNOWN'
  return size > maxFileBytes ? 'FILE_TOO_LARGE' : undefined
}

/** A path is a name and is never opened: steps out of the folder and signs that no one sees are left out of it. */
const cleanPath = (path: string): string =>
  path
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[\\/]/)
    .filter((name) => name !== '' && name !== '.' && name !== '..')
    .join('/')

/** Files that systems leave in folders: `.DS_Store`, `__MACOSX`, `Thumbs.db`. */
const isLeftBehind = (path: string): boolean =>
  path.split('/').some((name) => name.startsWith('.') || /^(?:__MACOSX|Thumbs\.db|desktop\.ini)$/i.test(name))

/** Length of the beginning of all paths that is their folder. */
function findSharedFolder(files: readonly { readonly path: string }[]): number {
  const [{ path: first = '' } = {}] = files
  let end = first.lastIndexOf('/') + 1
  while (end > 0 && !files.every(({ path }) => path.startsWith(first.slice(0, end))))
    end = first.lastIndexOf('/', end - 2) + 1
  return end
}
