import { readSong } from '@narthex/contract/praise/formats/read-song'
import { listModes, sungLines } from '@narthex/contract/praise/praise-mode'
import { songForm, writtenSongForm } from '@narthex/contract/praise/song.form'
import { songbookLetter, songbookPlace } from '@narthex/contract/praise/songbook'
import type * as z from 'zod/mini'
import { invalid } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { edit } from '../../platform/work/edit.ts'
import { indexItem } from '../search/search-index.service.ts'
import { insertSong } from './praise.queries.ts'
import { songRecord } from './praise.records.ts'

type NewSong = z.output<typeof songForm>

/**
 * Adds a song and gives its id. What there is to show of it (specification §4) follows from its chords, words and
 * scores; with none of them it waits, unlisted.
 */
export async function publishSong(call: MemberCall, given: z.input<typeof songForm>): Promise<number> {
  return insert(call, validate(songForm, given))
}

/** The same from a text with its chords: ChordPro, or chords over the words. */
export async function publishWrittenSong(call: MemberCall, given: z.input<typeof writtenSongForm>): Promise<number> {
  const { cifra, ...said } = validate(writtenSongForm, given)
  const draft = readSong(cifra)
  const title = said.title ?? draft.title
  if (!title) throw invalid([{ path: 'title', message: 'A title is required, here or in the text' }])
  const { letter, sections } = draft
  const song = {
    ...said,
    title,
    letter,
    sections,
    capo: said.capo ?? draft.capo,
    subtitle: said.subtitle ?? draft.subtitle,
    author: said.author ?? draft.author,
    tone: said.tone ?? draft.tone,
  }
  return insert(call, validate(songForm, song))
}

async function insert(call: MemberCall, song: NewSong): Promise<number> {
  const showType = listModes(song)[0] ?? null
  const place = { ordem: songbookPlace(song.title), inicial: songbookLetter(song.title) }
  const { language } = await call.facts()
  return edit(call, { act: 'SONG_ADDED', isPublic: true }, async ({ work, made }) => {
    const id = await insertSong(work, { ...song, ...place, showType })
    made(songRecord(id), { louvor: id })
    await indexItem(work, { tipo: 'LOUVOR', itemId: id }, showType ? [entryOf(id, song, language)] : [])
    return id
  })
}

/** A song has no moment of publication: it is found from the beginning of time on. */
function entryOf(id: number, song: NewSong, idioma: string) {
  const { title, subtitle, author, code } = song
  return {
    chave: String(id),
    idioma,
    titulo: title,
    resumo: author,
    imagem: null,
    texto: [subtitle, code, ...sungLines(song)].filter(Boolean).join('\n'),
    visivelEm: new Date(0),
  }
}
