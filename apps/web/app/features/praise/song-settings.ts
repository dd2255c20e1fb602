import { chordsIn } from '@narthex/contract/praise/chord'
import { type Key, movedKey } from '@narthex/contract/praise/key'
import type { Naming } from '@narthex/contract/praise/notes'
import { listModes, type PraiseMode } from '@narthex/contract/praise/praise-mode'
import { isZoom, zoomRules } from '@narthex/contract/praise/praise-zoom'
import type { Song } from '@narthex/contract/praise/song.schemas'
import { keyOfSong } from '@narthex/contract/praise/transpose'

/** Display settings of a song. */
export interface SongSettings {
  readonly mode: PraiseMode
  /** Transposition in semitones from the church's key. */
  readonly steps: number
  /** Fret of the reader's capo. */
  readonly capo: number
  readonly zoom: number
  /** Chord naming; undefined for that of the song as written. */
  readonly naming: Naming | undefined
  /** Screen readers read chords together with the lyrics. */
  readonly areChordsRead: boolean
}

/** Naming of the chords in the song as written. */
export function writtenNaming({ letter }: Pick<Song, 'letter'>): Naming {
  for (const { chord } of letter.flat()) {
    const [first] = chordsIn(chord)
    if (first) return first.naming
  }
  return 'letters'
}

/** Higher or lower than this is the same again. */
export const mostSteps = 11
export const mostCapo = 11

/** Settings that an address can set: `?mode=lyric&tone=+2&capo=3`. */
export type Asked = Partial<Pick<SongSettings, 'mode' | 'steps' | 'capo'>>

/** Parses the settings of an address; invalid values are ignored. */
export function parseAsked(query: URLSearchParams, song: Song): Asked {
  // An unencoded plus arrives as a blank.
  const steps = wholeNumber(query.get('tone')?.trim().replace(/^\+/, ''), -mostSteps, mostSteps)
  const capo = wholeNumber(query.get('capo'), 0, mostCapo)
  const mode = listModes(song).find((one) => one === query.get('mode'))
  return { ...(mode && { mode }), ...(steps !== undefined && { steps }), ...(capo !== undefined && { capo }) }
}

function wholeNumber(text: string | null | undefined, least: number, most: number): number | undefined {
  if (!text || !/^-?\d{1,2}$/.test(text)) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}

/** Initial settings of a song; undefined if there is nothing to show. */
export function toSettings(song: Song, asked: Asked): SongSettings | undefined {
  const mode = asked.mode ?? listModes(song)[0]
  if (!mode) return undefined
  const usual = { steps: 0, capo: song.capo, zoom: zoomRules.usual, naming: undefined, areChordsRead: false }
  return { ...usual, ...asked, mode }
}

/** Reads kept settings as far as they are valid; the storage is untrusted, since the user can edit it. */
export function soundSettings(kept: unknown, song: Song): Partial<SongSettings> {
  const { mode, steps, capo, zoom, naming } = (kept ?? {}) as Partial<Record<keyof SongSettings, unknown>>
  const found = listModes(song).find((one) => one === mode)
  return {
    ...(found && { mode: found }),
    ...(isWhole(steps, -mostSteps, mostSteps) && { steps }),
    ...(isWhole(capo, 0, mostCapo) && { capo }),
    ...(typeof zoom === 'number' && isZoom(zoom) && { zoom }),
    ...((naming === 'letters' || naming === 'latin') && { naming }),
  }
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

/** A semitone up or down (specification §9); an octave away it is the same again. */
export function stepped(steps: number, by: 1 | -1): number {
  const next = steps + by
  return Math.abs(next) > mostSteps ? 0 : next
}

/** Semitones by which the written chords are moved: the song's transposition, less what the capo adds. */
export function findShift(song: Pick<Song, 'capo'>, { steps, capo }: Pick<SongSettings, 'steps' | 'capo'>): number {
  return song.capo + steps - capo
}

export interface SongKeys {
  /** Key of the chords as written. */
  readonly written: Key
  /** Key of the chords as shown: what the fingers play. */
  readonly shapes: Key
  /** Key that is heard. */
  readonly sounding: Key
}

/** Undefined where neither the song nor its chords say. */
export function findKeys(song: Song, settings: SongSettings): SongKeys | undefined {
  const written = keyOfSong(
    song.tone,
    song.letter.flatMap((line) => line.map(({ chord }) => chord)),
  )
  if (!written) return undefined
  return {
    written,
    shapes: movedKey(written, findShift(song, settings)),
    sounding: movedKey(written, song.capo + settings.steps),
  }
}
