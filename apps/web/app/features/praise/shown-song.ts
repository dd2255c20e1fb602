import type { Locale } from '@narthex/contract/locale'
import type { Song } from '@narthex/contract/praise/song.schemas'
import { transposedText } from '@narthex/contract/praise/transpose'
import { findKeys, findShift, type SongSettings } from './song-settings.ts'

/** A song with its chords as the reader plays them: moved, and called as they call them. */
export function shownSong(song: Song, settings: SongSettings, locale: Locale): Pick<Song, 'letter' | 'sections'> {
  const written = findKeys(song, settings)?.written
  const { naming } = settings
  if (!written) return song
  const showing = { naming, latin: locale === 'es' ? ('es' as const) : ('pt' as const) }
  const shift = findShift(song, settings)
  if (shift === 0 && !naming) return song
  // A song has few chords, and each many times.
  const known = new Map<string, string>()
  const changed = (chord: string) => {
    const text = known.get(chord) ?? transposedText(chord, shift, written, showing)
    known.set(chord, text)
    return text
  }
  const letter = song.letter.map((line) =>
    line.map((pair) => (pair.chord ? { ...pair, chord: changed(pair.chord) } : pair)),
  )
  return { letter, sections: song.sections }
}
