import { describe, expect, it } from 'vitest'
import { moveSong } from './move-song.ts'
import { readSong } from './read-song.ts'

/* What sites and programs export and people type, beside what the format says. */

const linesOf = (text: string) =>
  readSong(text).letter.map((line) => line.map(({ snippet, chord }) => (chord ? `[${chord}]` : '') + snippet).join(''))
const sectionsOf = (text: string) => readSong(text).sections.map(({ kind, name }) => `${kind} ${name}`.trim())
const moved = (text: string, steps = 2) => moveSong({ cifra: text, tone: null }, steps)

describe('a song of ChordPro', () => {
  it('is moved where it says so, until it says otherwise', () => {
    const text =
      '{key: G}\n[G]Um\n{transpose: 2}\n[G]dois\n{transpose: -5}\n[G]três\n{transpose}\n[G]quatro\n{transpose}\n[G]cinco'
    expect(linesOf(text)).toEqual(['[G]Um', '[A]dois', '[E]três', '[A]quatro', '[G]cinco'])
    expect(readSong(text).tone).toBe('G')
    expect(moved(text)).toMatchObject({ tone: 'A', cifra: '{key: A}\n[A]Um\n[B]dois\n[F#]três\n[B]quatro\n[A]cinco' })
  })

  it('has another key where it is moved before its first line', () => {
    expect(readSong('{key: C}\n{transpose: +3}\n[C]Vem [G/B]já').tone).toBe('Eb')
    expect(linesOf('{key: C}\n{transpose: +3}\n[C]Vem [G/B]já')).toEqual(['[Eb]Vem [Bb/D]já'])
  })

  it('goes on behind a backslash', () => {
    expect(linesOf('{title: a}\n[G]Vem \\\n   mais [D]um\n[C]fim')).toEqual(['[G]Vem mais [D]um', '[C]fim'])
    expect(sectionsOf('{comment: um \\\n  dois}\n[G]Vem')).toEqual(['OTHER um dois'])
  })

  it('has styles within its words, and settings, which are no words', () => {
    expect(linesOf('{+pdf.columns: 2}\n<b>[G]Vem</b> <span color="red">já</span> 1 < 2')).toEqual(['[G]Vem já 1 < 2'])
  })

  it.each([
    ['{start_of_pre_chorus}\n[G]a', ['CHORUS Pre chorus']],
    ['{sov: 1}\n[G]a\n{eov}\n{soc: Final}\nb\n{eoc}', ['VERSE 1', 'CHORUS Final', 'OTHER']],
    ['{c:Verso 2}\n[G]a\n{Chorus}\nb', ['VERSE Verso 2', 'CHORUS', 'OTHER']],
  ])('%j has its sections', (text, sections) => {
    expect(sectionsOf(text)).toEqual(sections)
  })
})

describe('chords by other names', () => {
  it('of German, where B is H, are those of everywhere', () => {
    expect(linesOf('{key: H}\n[H7]Komm [B]Herr [Bb]du [Em/H]bist [C]da')).toEqual([
      '[B7]Komm [Bb]Herr [Bb]du [Em/B]bist [C]da',
    ])
    expect(readSong('{key: H}\n[H]Komm').tone).toBe('B')
    expect(linesOf('[*Hoje]Vem [B]já [Hino]x')).toEqual(['[Hoje]Vem [B]já [Hino]x'])
    expect(moved('{key: Em}\n[Em]Komm [H7]Herr').cifra).toBe('{key: F#m}\n[F#m]Komm [C#7]Herr')
  })

  it('in small letters alone get capitals', () => {
    expect(linesOf('{t: a}\n[g]Vem [em7]já [c]e [d/f#]vai')).toEqual(['[G]Vem [Em7]já [C]e [D/F#]vai'])
    expect(linesOf('[G]Vem [a]já [c]e')).toEqual(['[G]Vem [a]já [c]e'])
  })
})

describe('a song as sites show it', () => {
  it.each([
    ['Tom: G', 'G', 0],
    ['Tom: Em (forma dos acordes no tom de Dm)\nCapotraste na 2ª casa', 'Em', 2],
    ['Key: Bb\nCapo: 3', 'Bb', 3],
    ['Tono:  Sol\nCejilla en 4', 'Sol', 4],
  ])('states its key in a line of its own: %j', (head, tone, capo) => {
    const text = `${head}\n\n[Intro] G  D\n\nG        D\nVem, meu bem`
    expect(readSong(text)).toMatchObject({ tone, capo })
    expect(linesOf(text)).toEqual(['[G][D]', '', '[G]Vem, meu [D]bem'])
    expect(moved(text).cifra).not.toContain('Tom')
  })

  it('has words about keys that are words', () => {
    expect(linesOf('Tom: alto e claro\n[G]Vem')).toEqual(['Tom: alto e claro', '[G]Vem'])
    expect(linesOf('Capo meu coração\n[G]Vem')).toEqual(['Capo meu coração', '[G]Vem'])
  })

  it.each([
    ['Refrão\nG    D\nVem, meu bem', ['CHORUS Refrão']],
    ['Verso 2\nG    D\nVem\n\nCoro (2x)\nC\nVai', ['VERSE Verso 2', 'CHORUS Coro (2x)']],
    ['PRÉ-REFRÃO\n[G]Vem\n\nPuente 1\n[D]Vai', ['CHORUS PRÉ-REFRÃO', 'BRIDGE Puente 1']],
    ['[Verso 2] [G]Vem [D]já', ['VERSE Verso 2']],
    ['Intro (2x): G D\n[G]Vem', ['OTHER Intro (2x)']],
    ['[Intro: G D]\n[G]Vem', ['OTHER Intro']],
  ])('names its parts: %j', (text, sections) => {
    expect(sectionsOf(text)).toEqual(sections)
  })

  it.each(['Refrão de luz', 'Ponte para o céu', 'Coro de anjos', 'Verso e canto', 'Final de tarde', 'Outro'])(
    'has words that are no part: %s',
    (line) => {
      expect(sectionsOf(`G   D\n${line}`)).toEqual([])
    },
  )

  it('moves chords that stand with the name of their part', () => {
    for (const head of ['[Intro: G D/F#]', '[Intro] G D/F#', 'Intro: G D/F#'])
      expect(moved(`${head}\n[G]Vem`).cifra).toBe('{comment: Intro}\n[A][E/G#]\n[A]Vem')
  })
})
