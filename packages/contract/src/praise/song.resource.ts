import * as z from 'zod/mini'
import { filled, id } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { importCalls } from '../resources/table-calls.ts'
import { version } from '../versions.ts'
import { longestSongText } from './formats/song-draft.ts'
import { songHeads } from './song.form.ts'
import { songSchema } from './song.schemas.ts'

const form = z.strictObject({
  title: filled(200),
  ...songHeads,
  capo: z._default(songSchema.shape.capo, 0),
  /** The song as it is written: ChordPro, or chords over the words. */
  cifra: z._default(z.string().check(z.maxLength(longestSongText)), ''),
  /** Id in another system, unique among the songs. Omitted: unchanged. */
  idExterno: z.optional(z.nullable(externalId)),
})
export type OfficeSongForm = z.output<typeof form>

const row = z.extend(form, {
  id,
  versao: version,
  showType: songSchema.shape.showType,
  idExterno: z.nullable(z.string()),
})
export type OfficeSong = z.output<typeof row>

const item = z.omit(row, { cifra: true, musicalScore: true })

const errors = ['EXTERNAL_ID_TAKEN'] as const

export const songs = defineResource({
  name: 'louvor',
  path: '/escritorio/louvor/',
  isPublic: true,
  pages: { ITEM: '/praise/:id', LISTA: '/praise' },
  may: { read: 'content.write', write: 'content.write', export: 'content.write' },
  form,
  example: { title: 'Vem ver o mar', cifra: '{key: G}\n[G]Vem ver o [D]mar' },
  row,
  item,
  list: {
    search: ['title', 'author', 'code'],
    filters: {
      idExterno: z.optional(externalId),
      group: z.optional(filled(120)),
      /** How it is shown first: chords, words or a score. */
      showType: z.optional(z.enum(['cipher', 'lyric', 'score'])),
    },
    sorts: { title: 'asc', author: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  readsFiles: true,
  bulk: ['REMOVER', 'RESTAURAR'],
  calls: {
    list: { id: 'listOfficeSongs', summary: 'The songs by their titles, those without content among them' },
    get: { id: 'getOfficeSong', summary: 'A song as its form has it: as it was written' },
    add: { id: 'addSong', summary: 'Adds a song', act: 'SONG_ADDED', errors },
    set: { id: 'setSong', summary: 'Replaces a song', act: 'SONG_SET', errors },
    put: { id: 'putSong', summary: 'Adds or replaces a song by its external id', act: 'SONG_SET', errors },
    copy: { id: 'copySong', summary: 'Adds a copy of a song, as for another key', act: 'SONG_ADDED' },
    remove: { id: 'removeSong', summary: 'Moves a song to the trash', act: 'SONG_REMOVED' },
    history: { id: 'listSongChanges', summary: 'What was changed of a song, the newest first' },
    export: { id: 'exportSongs', summary: 'The songs as CSV', act: 'SONGS_EXPORTED' },
    exportSheet: { id: 'exportSongSheet', summary: 'The songs as an Excel workbook', act: 'SONGS_EXPORTED' },
    listTrash: { id: 'listSongsInTrash', summary: 'Songs in the trash, the last removed first' },
    restore: { id: 'restoreSong', summary: 'Takes a song out of the trash', act: 'SONG_RESTORED' },
    purge: { id: 'purgeSong', summary: 'Removes a song from the trash for good', act: 'SONG_PURGED' },
    previewBulk: { id: 'previewSongBulk', summary: 'How many songs an act would change, and ten of their titles' },
    runBulk: {
      id: 'runSongBulk',
      summary: 'Does an act to many songs',
      act: 'SONGS_CHANGED_IN_BULK',
      errors: ['LIMIT_REACHED'],
    },
    getBulk: { id: 'getSongBulk', summary: 'How far an act on many songs is' },
    listBulkRows: { id: 'listSongBulkRows', summary: 'What became of each of the songs of an act' },
    cancelBulk: { id: 'cancelSongBulk', summary: 'Ends an act on many songs' },
    undoBulk: { id: 'undoSongBulk', summary: 'Undoes an act on many songs', act: 'SONGS_BULK_UNDONE' },
    listViews: { id: 'listSongViews', summary: 'Saved views of the songs: own ones and shared ones' },
    addView: { id: 'addSongView', summary: 'Saves a view of the songs' },
    setView: { id: 'setSongView', summary: 'Changes an own view' },
    removeView: { id: 'removeSongView', summary: 'Removes an own view' },
    ...importCalls({ one: 'Song', plural: 'songs' }),
  },
})
