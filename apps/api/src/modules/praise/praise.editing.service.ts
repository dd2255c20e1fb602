import { writeChordPro } from '@narthex/contract/praise/formats/chordpro'
import { readSong } from '@narthex/contract/praise/formats/read-song'
import { listModes, sungLines } from '@narthex/contract/praise/praise-mode'
import { songForm, writtenSongForm } from '@narthex/contract/praise/song.form'
import { type OfficeSong, type OfficeSongForm, songs } from '@narthex/contract/praise/song.resource'
import { songbookLetter, songbookPlace } from '@narthex/contract/praise/songbook'
import type * as z from 'zod/mini'
import { invalid } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { tableStatements, trashStatements } from '../../platform/resources/record-table.ts'
import { resourceActs } from '../../platform/resources/resource-acts.ts'
import type { ResourceService } from '../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { listHistory } from '../audit/history.service.ts'
import { indexItems, type SearchTexts } from '../search/search-index.service.ts'
import { songFiles } from './importing/read-songs-apart.service.ts'
import { songRecord } from './praise.records.ts'
import { songColumns, songsTable } from './songs.columns.ts'

type NewSong = z.output<typeof songForm>
type StoredSong = typeof songColumns.table.$inferSelect

const statements = tableStatements(songColumns.table, async (_: ChurchWork, stored: readonly StoredSong[]) =>
  stored.map(toOfficeSong),
)
const trash = trashStatements(songColumns.table)

/** The songs of a church, as its staff write them: a text with chords, of which lines and sections are made. */
export const songService: ResourceService<typeof songs, StoredSong> = {
  record: songRecord,
  subject: 'louvor',
  read: statements.find,
  readAll: statements.findAll,
  list: {
    columns: songColumns,
    rows: async (work, part) =>
      (await statements.rows(work, part)).map(({ cifra: _, musicalScore: __, ...item }) => item),
    count: statements.count,
  },
  async add(work, form) {
    const song = readForm(form)
    const id = await statements.insert(work, song)
    work.beforeCommit(indexSongs, id)
    return id
  },
  async set(work, held, form) {
    const song = readForm(form)
    await statements.update(work, held, song)
    work.beforeCommit(indexSongs, held.id)
  },
  async remove(work, held) {
    await trash.hide(work, held)
    work.beforeCommit(indexSongs, held.id)
  },
  async restore(work, id) {
    await trash.unhide(work, id)
    work.beforeCommit(indexSongs, id)
  },
  purge: trash.purge,
  copy: ({ title, ...form }) => ({ ...form, title: `${title.slice(0, 196)} (2)` }),
  history: listHistory,
  table: songsTable,
  files: songFiles,
}

export const { add: addSong } = resourceActs(songs, songService)

/**
 * Adds a song and gives its id. What there is to show of it (specification §4) follows from its chords, words and
 * scores; with none of them it waits, unlisted.
 */
export async function publishSong(call: MemberCall, given: z.input<typeof songForm>): Promise<number> {
  const song = toRow(validate(songForm, given))
  return edit(call, { act: 'SONG_ADDED', isPublic: true }, async ({ work, made }) => {
    const id = await statements.insert(work, song)
    made(songRecord(id), { louvor: id })
    work.beforeCommit(indexSongs, id)
    return id
  })
}

/** Adds a song from a text with its chords (ChordPro, or chords over the words) and gives its id. */
export async function publishWrittenSong(call: MemberCall, given: z.input<typeof writtenSongForm>): Promise<number> {
  const { cifra, ...said } = validate(writtenSongForm, given)
  const title = said.title ?? readSong(cifra).title
  if (!title) throw invalid([{ path: 'title', message: 'A title is required, here or in the text' }])
  const { id } = await addSong(call, validate(songs.form, { ...said, cifra, title }))
  return id
}

/** Reads the form with its text; the form's own fields take precedence over those in the text. */
function readForm({ cifra, idExterno, ...said }: OfficeSongForm) {
  const { letter, sections, ...draft } = readSong(cifra)
  const heads = {
    capo: said.capo || draft.capo,
    subtitle: said.subtitle ?? draft.subtitle,
    author: said.author ?? draft.author,
    tone: said.tone ?? draft.tone,
  }
  const song = toRow(validate(songForm, { ...said, ...heads, letter, sections }))
  return { ...song, cifra, idExterno }
}

const toRow = (song: NewSong) => ({
  ...song,
  ordem: songbookPlace(song.title),
  inicial: songbookLetter(song.title),
  showType: listModes(song)[0] ?? null,
})

function toOfficeSong(stored: StoredSong): OfficeSong {
  const { igrejaId: _, letter, sections, ordem: __, inicial: ___, removidoEm: ____, cifra, ...song } = stored
  return { ...song, cifra: cifra ?? writeChordPro({ letter, sections }) }
}

/** Finds songs by their words, as they are by now; none that lies in the trash. */
async function indexSongs(work: ChurchWork, ids: readonly number[]): Promise<void> {
  const { language } = await work.facts()
  const songs = await songRecord(0).findAll?.(work, ids.map(String))
  await indexItems(work, 'LOUVOR', new Map(ids.map((id) => [id, toEntries(songs?.get(String(id)), language)])))
}

/** A song has no moment of publication: it is found from the beginning of time on, where there is something to show of it. */
function toEntries(song: StoredSong | undefined, language: string): SearchTexts[] {
  if (!song?.showType) return []
  const { id, title, subtitle, author, code } = song
  const texto = [subtitle, code, ...sungLines(song)].filter(Boolean).join('\n')
  const entry = { chave: String(id), idioma: language, titulo: title, resumo: author, imagem: null, texto }
  return [{ ...entry, visivelEm: new Date(0) }]
}
