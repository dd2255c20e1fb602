import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeChordPro } from './chordpro.ts'
import { moveSong } from './move-song.ts'
import { songs } from './testing/songs.ts'

it('moves the chords of a song and its key', () => {
  expect(moveSong({ cifra: '{title: Mar}\n{key: G}\n[G]Vem ver o [D/F#]mar', tone: null }, 2)).toEqual({
    cifra: '{title: Mar}\n{key: A}\n[A]Vem ver o [E/G#]mar',
    tone: 'A',
  })
})

it('moves by the key that stands beside the text, and writes none into it', () => {
  expect(moveSong({ cifra: '[F]Luz [Bb]clara', tone: 'F' }, -1)).toEqual({ cifra: '[E]Luz [A]clara', tone: 'E' })
})

it('makes ChordPro of chords over the words', () => {
  const moved = moveSong({ cifra: 'G       D\nVem ver o mar', tone: null }, 5)
  expect(moved.tone).toBe('C')
  expect(moved.cifra).toContain('[C]Vem ver [G]o mar')
})

it('leaves a song without chords as it is', () => {
  const song = { cifra: 'Só palavras, nada mais', tone: null }
  expect(moveSong(song, 3)).toEqual(song)
})

it('comes back to where it was', () => {
  const song = { cifra: '{key: C}\n{start_of_chorus}\n[C]Luz [Am7]clara\n{end_of_chorus}', tone: 'C' }
  expect(moveSong(moveSong(song, 3), -3)).toEqual(song)
})

it('comes back from any key as it was spelled there, and an octave changes nothing', () => {
  fc.assert(
    fc.property(songs, fc.integer({ min: -11, max: 11 }), (song, steps) => {
      const grid = "\n{start_of_grid}\n| G . | D7' . |\n{end_of_grid}\n[*A capela]"
      const usual = moveSong({ cifra: writeChordPro({ ...song, tone: 'G' }) + grid, tone: 'G' }, 0)
      const spelled = moveSong(moveSong(usual, 1), -1)
      expect(moveSong(moveSong(spelled, steps), -steps)).toEqual(spelled)
      expect(moveSong(spelled, 12)).toEqual(spelled)
      expect(moveSong(spelled, -24)).toEqual(spelled)
    }),
  )
})
