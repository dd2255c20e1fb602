import type { Melody, MelodyNote } from './melody.ts'

const note = (step: number, beats: MelodyNote['beats'], word?: string): MelodyNote => ({
  step,
  beats,
  ...(word && { word }),
})

/** The tune of the first song of the blue book, without its key signature's help: it keeps to the white keys. */
export const chegadaMelody: Melody = {
  title: 'A porta e o mar',
  author: 'Hermes Vidal',
  beatsPerBar: 4,
  bars: [
    [note(2, 1, 'A'), note(2, 1, 'por-'), note(3, 1, 'ta'), note(4, 1, 'des-')],
    [note(5, 2, 'ta'), note(4, 1, 'ca-'), note(3, 1, 'sa')],
    [note(4, 1, 'não'), note(3, 1, 'tem'), note(2, 1, 'tran-'), note(1, 1, 'ca')],
    [note(0, 2, 'nem'), note(1, 1, 'por-'), note(2, 1, 'tão')],
    [note(4, 1, 'Quem'), note(4, 1, 'vem'), note(5, 1, 'de'), note(6, 1, 'lon-')],
    [note(7, 2, 'ge'), note(6, 1, 'mo-'), note(5, 1, 'lha')],
    [note(4, 1, 'o'), note(5, 1, 'pé'), note(4, 1, 'e'), note(3, 1, 'se-')],
    [note(2, 2, 'ca o'), note(1, 1, 'co-'), note(0, 1, 'ra-')],
    [note(1, 1, 'ção,'), note(2, 1, 'en-'), note(3, 1, 'tra'), note(4, 1, 'que')],
    [note(5, 2, 'a'), note(7, 1, 'ma-'), note(6, 1, 'ré')],
    [note(5, 1, 'trou-'), note(4, 1, 'xe,'), note(3, 1, 'en-'), note(2, 1, 'tra')],
    [note(1, 1, 'que é'), note(2, 1, 'bom'), note(0, 2, 'te ver.')],
  ],
}
