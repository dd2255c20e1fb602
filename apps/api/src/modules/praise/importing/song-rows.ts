import { createHash } from 'node:crypto'
import { type ListedFile, listFiles, type SentFile } from '../../../platform/documents/list-files.ts'
import type { FileRow } from '../../../platform/resources/importing/record-files.ts'
import { isSongName, readSongFile } from './read-song-file.ts'
import { type PartNames, SongFileError, type SongOfFile } from './song-file.ts'

/** Songs of a church fit many times over; what is packed to be huge does not. */
export const songLimitsOfFolder = {
  limits: { files: 10_000, bytes: 32 * 1024 * 1024, ratio: 100, ratioFromBytes: 1024 * 1024 },
  maxFileBytes: 512 * 1024,
  isKnown: isSongName,
}

/** The songs of some files, or of an archive, each a row; files that are none say why. Throws ArchiveError. */
export async function readSongRows(sent: readonly SentFile[], names: PartNames): Promise<FileRow[]> {
  const files = await listFiles(sent, songLimitsOfFolder)
  const first = new Map<string, string>()
  return files.flatMap((file) =>
    readRows(file, names).map((row) => {
      const { title, cifra } = row.values
      if (cifra === undefined) return row
      const content = createHash('sha256').update(`${title}\n${cifra}`).digest('base64')
      const before = first.get(content)
      if (before === undefined) first.set(content, row.path)
      return before === undefined ? row : { path: row.path, fault: 'SAME_AS_FILE', about: before, values: {} }
    }),
  )
}

function readRows(file: ListedFile, names: PartNames): FileRow[] {
  const { path } = file
  if ('fault' in file) return [{ path, fault: file.fault, values: {} }]
  try {
    const songs = readSongFile(file, names)
    return songs.map((song, at) => toRow(songs.length === 1 ? path : `${path} #${at + 1}`, song))
  } catch (error) {
    if (!(error instanceof SongFileError)) throw error
    return [{ path, fault: error.fault, values: {} }]
  }
}

function toRow(path: string, song: SongOfFile): FileRow {
  const values = Object.entries({ ...song, idExterno: toId(path) }).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value] as const],
  )
  return { path, values: Object.fromEntries(values) }
}

const longestId = 130

/** The path is the id of a song: the same file is the same song again, whatever is in it. */
function toId(path: string): string {
  if (path.length <= longestId) return path
  const sum = createHash('sha256').update(path).digest('hex').slice(0, 16)
  return `${sum} ${path.slice(17 - longestId)}`
}
