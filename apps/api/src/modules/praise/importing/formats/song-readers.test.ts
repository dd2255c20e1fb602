import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSongFile } from '../read-song-file.ts'
import { expectSung, inBrackets, listSung, overWords, type SungLine, stanzas } from './testing/sung-lines.ts'

const names = { V: 'Verso', C: 'Refrão', P: 'Pré-refrão', B: 'Ponte' }
const read = (path: string, text: string) => {
  const [song, ...more] = readSongFile({ path, bytes: new TextEncoder().encode(text) }, names)
  expect(more).toEqual([])
  return song ?? never()
}
const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const openSong = (all: readonly (readonly SungLine[])[]) => {
  const words = all.map((lines, at) => {
    const written = lines.flatMap((line) => {
      const [chords, below] = overWords(line, '_')
      return [...(chords ? [`.${chords}`] : []), ` ${below}`]
    })
    return [`[V${at + 1}]`, ...written].join('\n')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<song><title>Barco</title><lyrics>${toXml(words.join('\n\n'))}\n</lyrics></song>`
}

const openLyrics = (all: readonly (readonly SungLine[])[]) => {
  const verses = all.map((lines, at) => {
    const written = lines.map((line) =>
      line.map(([word, chord]) => (chord ? `<chord name="${chord}"/>${word}` : word)).join(' '),
    )
    return `<verse name="v${at + 1}"><lines>\n  ${written.join('<br/>\n  ')}\n</lines></verse>`
  })
  return `<song xmlns="http://openlyrics.info/namespace/2009/song" version="0.8"><properties><titles><title>Barco</title></titles></properties><lyrics>${verses.join('')}</lyrics></song>`
}

const inColumns = (all: readonly (readonly SungLine[])[]) =>
  all
    .map((lines) =>
      lines
        .flatMap((line) => {
          const [chords, below] = overWords(line)
          return chords ? [chords, below] : [below]
        })
        .join('\n'),
    )
    .join('\n\n')

const asText = (all: readonly (readonly SungLine[])[]) =>
  all.map((lines) => lines.map(inBrackets).join('\n')).join('\n\n')

describe('no line is lost and each chord keeps its syllable', () => {
  it.each([
    ['ChordPro', 'a.cho', (all: SungLine[][]) => `{title: Barco}\n\n${asText(all)}\n`],
    ['OnSong with brackets', 'a.onsong', (all: SungLine[][]) => `Barco\nAna\nKey: G\n\nVerse 1:\n${asText(all)}\n`],
    ['OnSong with columns', 'a.onsong', (all: SungLine[][]) => `Barco\nAna\n\nVerse 1:\n${inColumns(all)}\n`],
    ['OpenSong', 'Barco', openSong],
    ['OpenLyrics', 'a.xml', openLyrics],
    ['text with columns', 'a.txt', (all: SungLine[][]) => `Tom: G\n\n${inColumns(all)}\n`],
  ])('of %s', (_, path, write) => {
    fc.assert(
      fc.property(stanzas, (all) => {
        expect(listSung(read(path, write(all)).cifra)).toEqual(expectSung(all))
      }),
    )
  })

  it('of words alone, whatever signs they have', () => {
    const sign = fc.constantFrom('a', 'é', '[', ']', '{', '}', '#', ':', '(', ')', '*', '.', ' ', '1', 'à')
    const line = fc.string({ unit: sign, minLength: 1, maxLength: 20 }).map((text) => `linha ${text}`)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const bracketed = lines.some((own) => /\[.*\]/.test(own))
        fc.pre(!bracketed)
        const plain = (text: string) =>
          text
            .replace(/[[\]{}()]/g, '')
            .replace(/\s+/g, ' ')
            .trim()
        const found = listSung(read('a.txt', lines.join('\n')).cifra)
        expect(found.map(plain)).toEqual(lines.map(plain))
      }),
    )
  })
})

describe('OpenSong', () => {
  it('gives its facts, its parts by their names, and verses that share their chords', () => {
    const song = read(
      'Barco',
      `<song><title>Barco</title><author>Ana</author><key>G</key><capo print="true">2</capo><ccli>1234567</ccli>
<hymn_number>12</hymn_number><theme>Mar</theme><tempo>72</tempo><copyright>2020 Ana</copyright><lyrics>
[V]
.G   C
1Vem o_vento
2Leva o barco
;suave
[C1]
.D
 Canta
[Tag]
 Fim
</lyrics></song>`,
    )
    expect(song).toMatchObject({ title: 'Barco', author: 'Ana', tone: 'G', capo: 2, code: '12', theme: 'Mar' })
    expect(song.cifra.split('\n')).toEqual([
      '{title: Barco}',
      '{artist: Ana}',
      '{key: G}',
      '{capo: 2}',
      '{tempo: 72}',
      '{ccli: 1234567}',
      '{copyright: 2020 Ana}',
      '{start_of_verse: Verso 1}',
      '[G]Vem [C]ovento',
      '{end_of_verse}',
      '{start_of_verse: Verso 2}',
      '[G]Leva[C] o barco',
      '(suave)',
      '{end_of_verse}',
      '{start_of_chorus: Refrão 1}',
      '[D]Canta',
      '{end_of_chorus}',
      '{comment: Tag}',
      'Fim',
    ])
  })
})

describe('OpenLyrics', () => {
  it('gives its facts, chords of both versions, translations and comments', () => {
    const song = read(
      'a.xml',
      `<song xmlns="http://openlyrics.info/namespace/2009/song"><properties><titles><title>Barco</title><title>Boat</title></titles>
<authors><author type="words">Ana</author><author type="music">Bia</author></authors><ccliNo>1234567</ccliNo><key>G</key>
<songbooks><songbook name="Cânticos" entry="48"/></songbooks><themes><theme>Mar</theme><theme>Fé</theme></themes></properties><lyrics>
<verse name="v1"><lines><chord root="G" structure="min7" bass="B">Vem</chord> <chord name="C"/>vento<br/><comment>suave</comment>Leva</lines></verse>
<verse name="v1" lang="en"><lines>Come</lines></verse><verse name="p"><lines>Quase</lines></verse></lyrics></song>`,
    )
    expect(song).toMatchObject({
      title: 'Barco',
      subtitle: 'Boat',
      author: 'Ana, Bia',
      tone: 'G',
      code: '48',
      group: 'Cânticos',
      theme: 'Mar',
    })
    expect(listSung(song.cifra)).toEqual(['[Gm7/B]Vem [C]vento', '(suave)', 'Leva', 'Come', 'Quase'])
    expect(song.cifra).toContain('{start_of_verse: Verso 1 (en)}')
    expect(song.cifra).toContain('{start_of_chorus: Pré-refrão}')
  })
})

describe('OnSong', () => {
  it('gives its facts and its parts', () => {
    const song = read('a.onsong', 'Barco\nAna\nKey: G\nTempo: 72\nCCLI: 1234567\n\nVerse 1:\n[G]Vem\n\nTag:\n[C]Fim')
    expect(song).toMatchObject({ title: 'Barco', author: 'Ana', tone: 'G', code: 'CCLI 1234567' })
    expect(song.cifra).toContain('{tempo: 72}')
    expect(song.cifra).toContain('{start_of_verse: Verse 1}')
    expect(song.cifra).toContain('{end_of_verse}\n{comment: Tag}\n[C]Fim')
  })
})

describe('ChordPro', () => {
  it('stays as it is written, in any encoding, with the facts that it states', () => {
    const text = '{title: Ação}\r\n{key: G}\r\n{ccli: 1234567}\r\n\r\n# nota\r\n[G]Coração\r\n'
    const expected = '{title: Ação}\n{key: G}\n{ccli: 1234567}\n\n# nota\n[G]Coração'
    const utf16 = (isBig: boolean) => {
      const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
      return isBig ? bytes.swap16() : bytes
    }
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(text, 'latin1'),
      utf16(false),
      utf16(true),
    ]) {
      const [song] = readSongFile({ path: 'a.cho', bytes }, names)
      expect(song).toEqual({ title: 'Ação', tone: 'G', code: 'CCLI 1234567', cifra: expected })
    }
  })

  it('of several songs in a file gives each, and a file without a title is called by its name', () => {
    const text = '{title: Um}\n[G]Vem\n{new_song}\n[C]Vai\n{ns}\n'
    const songs = readSongFile({ path: 'hinos/Dois_mares.pro', bytes: Buffer.from(text) }, names)
    expect(songs.map(({ title, cifra }) => [title, cifra])).toEqual([
      ['Um', '{title: Um}\n[G]Vem'],
      ['Dois mares', '[C]Vai'],
    ])
  })
})

describe('a file that is no song', () => {
  const billion = '<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><song><title>&b;</title></song>'
  it.each<[string, string, string | Buffer, string]>([
    ['of nothing', 'a.cho', ' \n\u200b', 'FILE_EMPTY'],
    ['that is a picture', 'a.txt', Buffer.from([0x89, 0x50, 0, 1]), 'FILE_UNKNOWN'],
    ['of a word processor', 'a.txt', '{\\rtf1 Vem}', 'FILE_UNKNOWN'],
    ['of another XML', 'a.xml', '<feed><title/></feed>', 'FILE_UNKNOWN'],
    ['that is no XML', 'a.xml', 'Vem', 'FILE_BROKEN'],
    ['of cut XML', 'a', '<song><title>Barco', 'FILE_BROKEN'],
    ['with entities', 'a.xml', billion, 'FILE_HAS_ENTITIES'],
    ['with a document type far down', 'a.xml', `<!--${'x'.repeat(20_000)}-->${billion}`, 'FILE_HAS_ENTITIES'],
    ['with an unknown entity', 'a.xml', '<song><title>&b;</title></song>', 'FILE_BROKEN'],
    ['of deep XML', 'a.xml', `<song>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</song>`, 'FILE_TOO_DEEP'],
    ['with too long a line', 'a.txt', 'la '.repeat(200), 'FILE_TOO_LARGE'],
    ['with too many lines', 'a.txt', 'la\n'.repeat(700), 'FILE_TOO_LARGE'],
    ['with too long a text', 'a.cho', `{title: A}\n${'[G]la la la\n'.repeat(6000)}`, 'FILE_TOO_LARGE'],
  ])('%s is refused', (_, path, text, fault) => {
    expect(() => readSongFile({ path, bytes: Buffer.from(text as string) }, names)).toThrow(
      expect.objectContaining({ fault }),
    )
  })
})

function never(): never {
  throw new Error('No song')
}
