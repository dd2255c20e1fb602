import { keyText, movedKey } from '../key.ts'
import { latinSpelling } from '../notes.ts'
import { keyOfSong, transposedText } from '../transpose.ts'
import { writeChordPro } from './chordpro.ts'
import { readSong } from './read-song.ts'

interface WrittenSong {
  /** ChordPro, or chords over the words. */
  readonly cifra: string
  /** The key that is stated beside the text. */
  readonly tone: string | null
}

/**
 * A written song with its chords moved up by `steps` semitones, as ChordPro, and its new key. A song without chords stays as
 * it is.
 */
export function moveSong({ cifra, tone }: WrittenSong, steps: number): WrittenSong {
  const song = readSong(cifra)
  const chords = song.letter.flatMap((line) => line.map(({ chord }) => chord)).filter(Boolean)
  const key = keyOfSong(tone ?? song.tone, chords)
  if (!key || chords.length === 0) return { cifra, tone }
  const showing = { naming: undefined, latin: latinSpelling(chords) ?? 'pt' } as const
  const letter = song.letter.map((line) =>
    line.map(({ snippet, chord }) => ({ snippet, chord: transposedText(chord, steps, key, showing) })),
  )
  const moved = keyText(movedKey(key, steps))
  return { cifra: writeChordPro({ ...song, letter, tone: song.tone && moved }), tone: moved }
}
