import { describe, expect, it } from 'vitest'
import { toLyric } from '../praise-mode.ts'
import { writeChordPro } from './chordpro.ts'
import { kindAt } from './chords-over-words.ts'
import { moveSong } from './move-song.ts'
import { readSong } from './read-song.ts'

const kindsByLine = (text: string) => {
  const { letter, sections } = readSong(text)
  return letter.flatMap((line, at) => (toLyric(line) ? [[kindAt(sections, at) ?? 'OTHER', toLyric(line)]] : []))
}
const named = (text: string) => readSong(text).sections.filter(({ name }) => name !== '')

describe('a recalled chorus', () => {
  it('opens nothing: what follows it is no chorus', () => {
    const text =
      '{soc}\n[D]Luz da manhã\n{eoc}\n\n{chorus: Volta}\n\nPelo [A]campo\n{start_of_verse}\nSegue\n{chorus}\nAinda\n'
    expect(kindsByLine(text)).toEqual([
      ['CHORUS', 'Luz da manhã'],
      ['OTHER', 'Pelo campo'],
      ['VERSE', 'Segue'],
      ['VERSE', 'Ainda'],
    ])
    expect(named(text)).toMatchObject([{ kind: 'CHORUS', name: 'Volta' }])
  })

  it('is written as one', () => {
    const { letter, sections } = readSong('{soc}\nLuz\n{eoc}\n{chorus}\nCampo')
    expect(writeChordPro({ letter, sections })).toBe('{start_of_chorus}\nLuz\n{end_of_chorus}\n{chorus}\nCampo')
  })
})

describe('a comment within a section', () => {
  it('stands beside the line that follows, and the section goes on', () => {
    const text = '{start_of_bridge}\n[D]Um rio\n{ci: só vozes}\n[A]corre\n{c: suave}\n{end_of_bridge}'
    expect(kindsByLine(text)).toEqual([
      ['BRIDGE', 'Um rio'],
      ['BRIDGE', 'corre'],
    ])
    const { letter, sections } = readSong(text)
    expect(letter.flat().map(({ chord }) => chord)).toEqual(['D', 'só vozes', 'A', 'suave'])
    expect(sections.filter(({ kind }) => kind === 'BRIDGE')).toHaveLength(1)
  })

  it('may be long, and is kept whole', () => {
    const long = 'repete-se devagar, cada vez mais baixo, até que só reste a voz de quem começou o canto na entrada'
    const chords = readSong(`{soc}\nUm\n{comment: ${long}}\nDois\n{eoc}`)
      .letter.flat()
      .map(({ chord }) => chord)
    expect(chords.filter(Boolean).join(' ')).toBe(long)
  })

  it('begins a section where it names one', () => {
    expect(kindsByLine('{soc}\nUm\n{comment: Verso 3}\nDois\n{comment: forte}\nTrês')).toEqual([
      ['CHORUS', 'Um'],
      ['VERSE', 'Dois'],
      ['VERSE', 'Três'],
    ])
  })
})

describe('an environment', () => {
  it.each([
    ['{sov: label="Estrofe da casa"}', 'VERSE', 'Estrofe da casa'],
    ["{start_of_verse: label='Estrofe da casa'}", 'VERSE', 'Estrofe da casa'],
    ['{start_of_verse label="Estrofe da casa"}', 'VERSE', 'Estrofe da casa'],
    ['{start_of_verse: Estrofe da casa}', 'VERSE', 'Estrofe da casa'],
    ['{start_of_verse Estrofe da casa}', 'VERSE', 'Estrofe da casa'],
    ['{start_of_verse-alto: align="left" label="Estrofe\\nda casa"}', 'VERSE', 'Estrofe da casa'],
    ['{START_OF_CHORUS: label=Todos}', 'CHORUS', 'Todos'],
    ['{start_of_intro}', 'OTHER', 'Intro'],
    ['{start_of_vamp: label="Roda"}', 'OTHER', 'Roda'],
    ['{start_of_pre-chorus: Subida}', 'CHORUS', 'Subida'],
    ['{start_of_ponte}', 'BRIDGE', 'Ponte'],
  ])('%s begins a section', (start, kind, name) => {
    expect(named(`{title: Casa}\n${start}\n[G]Entra\n{end_of_verse}\nSai`)).toEqual([{ begin: 0, kind, name }])
  })

  it.each(['', ': 4x4', ': 1+4x2+4', ' shape="4x4"', ': shape="1+2x2"', ': 8'])('grid%s has no name', (value) => {
    expect(named(`{start_of_grid${value}}\n| D . | A . |\n{end_of_grid}\n[D]Vai`)).toEqual([])
    expect(named(`{start_of_tab}\ne|--2--|\n{end_of_tab}`)).toEqual([])
  })

  it('with its shape may have one, too', () => {
    expect(named('{start_of_grid: 4x4 Entrada}\n| D . |\n{eog}')).toMatchObject([{ kind: 'TAB', name: 'Entrada' }])
    expect(named('{sog: shape="4x4" label="Entrada"}\n| D . |\n{eog}')).toMatchObject([{ name: 'Entrada' }])
  })

  it.each(['abc', 'ly', 'svg', 'textblock'])('with the source of %s is left out', (name) => {
    const source = '{c: inside}\n\nX:2 [CEG]\n{ c d }\n<text>no</text>'
    const text = `{title: Casa}\n[G]Entra\n{start_of_${name}: scale="0.5"}\n${source}\n{end_of_${name}}\n[D]Sai`
    expect(kindsByLine(text).map(([, words]) => words)).toEqual(['Entra', 'Sai'])
    const unclosed = `{title: Casa}\n{start_of_${name}}\nsource\n\n[D]Sai`
    expect(kindsByLine(unclosed).map(([, words]) => words)).toEqual(['Sai'])
  })
})

it('states its key first; keys after it are changes within the song', () => {
  expect(readSong('{key: D}\n[D]Um\n{key: E}\n[E]Dois').tone).toBe('D')
  expect(readSong('{meta: key D}\n[D]Um\n{title: A}\n{title: B}')).toMatchObject({ tone: 'D', title: 'A' })
})

it('ends where the next song of its file begins', () => {
  expect(kindsByLine('{new_song}\n{title: A}\nUm\n{ns}\n{title: B}\nDois').map(([, words]) => words)).toEqual(['Um'])
})

describe('moving a song', () => {
  it('moves the cells of its grids, and no other sign', () => {
    const grid = '{key: D}\n{start_of_grid: 1+4x2}\nA  || D . Bm7~A . | %  . G/B . |  2 vezes\n{end_of_grid}\n[D]Vai'
    expect(moveSong({ cifra: grid, tone: null }, 2).cifra).toBe(
      '{key: E}\n{start_of_grid}\nA  || E . C#m7~B . | %  . A/C# . |  2 vezes\n{end_of_grid}\n[E]Vai',
    )
  })

  it('moves chords with marks', () => {
    const cifra = "{key: G}\n[D']Um [Em7''']rio [C!]que [(G)]vai [^Am]só [G...]assim [D/F#*]"
    expect(moveSong({ cifra, tone: null }, 5).cifra).toBe(
      "{key: C}\n[G']Um [Am7''']rio [F!]que [(C)]vai [^Dm]só [C...]assim [G/B*]",
    )
  })

  it('leaves what is written for the players', () => {
    const cifra = '{key: G}\n[*A capela]Um [*Em silêncio]rio [G]vai [N.C.]só'
    expect(moveSong({ cifra, tone: null }, 2).cifra).toBe('{key: A}\n[A capela]Um [Em silêncio]rio [A]vai [N.C.]só')
  })

  it('keeps the spelling of latin names', () => {
    const cifra = '[Do]Un río [Lam]corre [Fa7M]hoy'
    expect(moveSong({ cifra, tone: null }, 2).cifra).toBe('[Re]Un río [Sim]corre [Sol7M]hoy')
    expect(moveSong({ cifra: '[Dó]Um [Lám]rio', tone: null }, 2).cifra).toBe('[Ré]Um [Sim]rio')
  })
})

describe('chords in brackets without directives', () => {
  it.each([
    ['[Lá]Campo [Mi]verde', ['Lá', 'Mi']],
    ['[LA]Campo [MI7]verde', ['LA', 'MI7']],
    ['[Dom]Campo em [Sib]flor', ['Dom', 'Sib']],
    ['[G]¿Dónde [D]estás?', ['G', 'D']],
    ['Campo[Bb]', ['Bb']],
    ['[D] [A] [G]', ['D', 'A', 'G']],
  ])('%s', (text, chords) => {
    expect(
      readSong(text)
        .letter.flat()
        .flatMap(({ chord }) => chord || []),
    ).toEqual(chords)
  })

  it('with a space after each are the same song', () => {
    const text = (space: string) => `[Refrão]\n[G]${space}Luz do [C]${space}dia\ne [D]${space}paz`
    expect(readSong(text(' '))).toEqual(readSong(text('')))
    expect(named(text(' '))).toEqual([{ begin: 0, kind: 'CHORUS', name: 'Refrão' }])
  })

  it('are none where brackets are labels', () => {
    const text = '[A] G  D\n[Ponte]\n[B]\nG      D\nLuz do dia'
    expect(readSong(text).letter.at(-1)).toEqual([
      { snippet: 'Luz do ', chord: 'G' },
      { snippet: 'dia', chord: 'D' },
    ])
  })
})
