import { saveFile } from '@narthex/client/device/save-file'
import type { Locale } from '@narthex/contract/locale'
import { keyText } from '@narthex/contract/praise/key'
import type { Song } from '@narthex/contract/praise/song.schemas'
import { shownSong } from './shown-song.ts'
import { findKeys, type SongSettings } from './song-settings.ts'

export type SongFormat = 'cho' | 'txt'

/** Saves a song as it is shown, in the key that was chosen: as ChordPro, or as a text with its chords over the words. */
export async function saveSong(song: Song, settings: SongSettings, locale: Locale, format: SongFormat): Promise<void> {
  // Other programs know chords by their letters.
  const shown = shownSong(song, format === 'cho' ? { ...settings, naming: 'letters' } : settings, locale)
  const { shapes } = findKeys(song, settings) ?? {}
  saveFile(`${song.title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.${format}`, await written(), 'text/plain;charset=utf-8')

  async function written(): Promise<string> {
    if (format === 'cho') {
      const { writeChordPro } = await import('@narthex/contract/praise/formats/chordpro')
      const tone = shapes ? keyText(shapes) : song.tone
      return writeChordPro({ ...song, ...shown, tone, capo: settings.capo })
    }
    const { writeChordsOverWords } = await import('@narthex/contract/praise/formats/chords-over-words')
    return `${[song.title, song.author].filter(Boolean).join('\n')}\n\n${writeChordsOverWords(shown)}`
  }
}
