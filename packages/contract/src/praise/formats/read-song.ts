import { isChordPro, readChordPro } from './chordpro.ts'
import { readChordsOverWords } from './chords-over-words.ts'
import type { SongDraft } from './song-draft.ts'

/** Parses a song from pasted text: ChordPro, or chords over words. */
export function readSong(text: string): SongDraft {
  return isChordPro(text) ? readChordPro(text) : readChordsOverWords(text)
}
