import { isChordPro, readChordPro } from './chordpro.ts'
import { readChordsOverWords } from './chords-over-words.ts'
import type { SongDraft } from './song-draft.ts'

/** Reads a song from a text that somebody pasted, in whichever way it writes its chords. */
export function readSong(text: string): SongDraft {
  return isChordPro(text) ? readChordPro(text) : readChordsOverWords(text)
}
