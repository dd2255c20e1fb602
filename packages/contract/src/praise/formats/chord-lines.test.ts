import { describe, expect, it } from 'vitest'
import { toLyric } from '../praise-mode.ts'
import { findChordLines } from './chord-lines.ts'
import { readSong } from './read-song.ts'

const wordsOf = (text: string) => readSong(text).letter.map(toLyric).filter(Boolean)
const chordsOf = (text: string) =>
  readSong(text)
    .letter.flat()
    .flatMap(({ chord }) => chord || [])

describe('words that read as chords', () => {
  it('are words under the chords of another naming', () => {
    const text = 'G      D\nFica comigo\nC\nSim\nG\nDo mar'
    expect(wordsOf(text)).toEqual(['Fica comigo', 'Sim', 'Do mar'])
    expect(chordsOf(text)).toEqual(['G', 'D', 'C', 'G'])
  })

  it.each(['Sim', 'A', 'Do', 'Sol', 'E', 'Sim, Sim', 'La La La'])('%s is a word of a poem', (word) => {
    expect(wordsOf(`Luz da manhã\n${word}\nque vem`)).toEqual(['Luz da manhã', word, 'que vem'])
    expect(chordsOf(`Luz da manhã\n${word}\nque vem`)).toEqual([])
  })

  it('are chords in a song that names its chords so, over words without chords', () => {
    expect(chordsOf('Sol7    Do\nLuz da manhã\nSim\nque vem')).toEqual(['Sol7', 'Do', 'Sim'])
    expect(wordsOf('Sol7    Do\nSim\n\nFá\nLuz')).toEqual(['Sim', 'Luz'])
  })

  it('are chords where each line has a single one', () => {
    expect(chordsOf('Sol\nLuz da manhã\nRe\nque vem\nLam\ne fica')).toEqual(['Sol', 'Re', 'Lam'])
  })

  it('of one letter are chords over words of a song with chords', () => {
    expect(chordsOf('D   A\nLuz da\nA\nmanhã\n')).toEqual(['D', 'A', 'A'])
    expect(wordsOf('D   A\nA\nD\nmanhã')).toEqual(['A', 'manhã'])
    expect(chordsOf('     A\nLuz da manhã')).toEqual(['A'])
  })
})

it('decides in time that grows with the song', () => {
  expect(findChordLines(Array.from({ length: 20_000 }, () => 'Sim'))).toHaveLength(20_000)
})
