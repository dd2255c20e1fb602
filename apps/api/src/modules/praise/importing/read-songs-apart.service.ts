import { songParts as en } from '@narthex/locales/en/song-parts'
import { songParts as es } from '@narthex/locales/es/song-parts'
import { songParts as pt } from '@narthex/locales/pt/song-parts'
import { ArchiveError } from '../../../platform/documents/read-archive.ts'
import type { FilesReader } from '../../../platform/resources/importing/record-files.ts'
import { createThreadLane } from '../../../platform/thread-lane.ts'
import type { ReadSongs, SongsToRead } from './songs.thread.ts'

/** The largest folders that are taken are read in a few seconds. */
const patienceMs = 30_000

const readInTurn = createThreadLane<SongsToRead, ReadSongs>({
  program: new URL('./songs.thread.ts', import.meta.url),
  patienceMs,
  waiting: 10,
  keepsThread: false,
  heapMegabytes: 384,
})

const partNames = { pt, en, es }

/** Folders of songs in ChordPro, OnSong, OpenSong, OpenLyrics or text, read while other requests are served. */
export const songFiles: FilesReader = {
  fields: ['title', 'subtitle', 'author', 'tone', 'capo', 'code', 'group', 'theme', 'cifra', 'idExterno'],
  key: ['title'],
  async read(files, { language, owner }) {
    const read = await readInTurn({ files, names: partNames[language] }, [{ owner, places: 2 }])
    if (!read) throw new ArchiveError('TOO_LARGE')
    if ('fault' in read) throw new ArchiveError(read.fault)
    return read.rows
  },
}
