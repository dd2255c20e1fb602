import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { chordsIn, chordText, isMinor, mapChords, readChord } from './chord.ts'
import { keyNames, movedKey, readKey } from './key.ts'
import { toPitch } from './notes.ts'
import { keyOfSong, transposedChord, transposedText } from './transpose.ts'

const brazilian = [
  '7M',
  'º',
  '°',
  '°7',
  '6/9',
  '4(7/9)',
  'm7(b5)',
  '(9)',
  'm7',
  '7M(9)',
  '7(13)',
  '7(#5)',
  '5+',
  '4/7',
  'm(7M)',
  'm7(11)',
  '9/11',
  'add9',
  'sus4',
  '7(b9/13)',
  'ø',
  'Δ',
  '(add9)',
  '7+',
  'dim',
  'maj7',
  'm6',
  '2',
  '',
  '7(4)(9)',
]
const notes = ['C', 'C#', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B']
const chordTexts = fc
  .tuple(fc.constantFrom(...notes), fc.constantFrom(...brazilian), fc.option(fc.constantFrom(...notes)))
  .map(([root, quality, bass]) => `${root}${quality}${bass ? `/${bass}` : ''}`)
const keys = fc
  .constantFrom(...keyNames)
  .map((name) => readKey(name) ?? { tonic: { letter: 0, accidental: 0 }, isMinor: false })
const steps = fc.integer({ min: -30, max: 30 })
const sounds = (text: string) =>
  chordsIn(text).map(({ root, quality, bass }) => [toPitch(root), quality, bass && toPitch(bass)])

describe('a chord is read', () => {
  it.each(brazilian)('with the quality %s as it was written', (quality) => {
    expect(readChord(`F#${quality}`)).toMatchObject({ root: { letter: 3, accidental: 1 }, quality, bass: undefined })
    expect(readChord(`Bb${quality}/D`)).toMatchObject({ quality, bass: { letter: 1, accidental: 0 } })
  })

  it.each([
    ['G6/9', '6/9', undefined],
    ['G6/9/B', '6/9', 6],
    ['A7(b9)/C#', '7(b9)', 0],
    ['D/F#', '', 3],
    ['Sol/Si', '', 6],
    ['Lám7', 'm7', undefined],
    ['Mib7M', '7M', undefined],
    ['Fadd9', 'add9', undefined],
    ['Faug/Lá', 'aug', 5],
    ['Do7', '7', undefined],
  ])('%s', (text, quality, bass) => {
    const chord = readChord(text)
    expect(chord?.quality).toBe(quality)
    expect(chord?.bass?.letter).toBe(bass)
  })

  it.each(['', 'H', 'Amor', 'Deus', 'N.C.', '%', '(x2)', 'Bis', 'Gloria', 'Coda', 'C(', 'C)', 'G/x', 'a', 'Cm7(b5'])(
    'never from %j',
    (text) => expect(readChord(text)).toBeUndefined(),
  )

  test('and whatever it was read from, its text is the same again', () => {
    fc.assert(
      fc.property(chordTexts, (text) => {
        expect(chordText(readChord(text) ?? fail(text))).toBe(text)
      }),
    )
  })

  test('is minor where it says so, and major for all its sevenths', () => {
    expect(
      ['Am', 'Am7', 'A-7', 'Amin', 'Am(maj7)', 'Am7(b5)'].map((text) => isMinor(readChord(text) ?? fail(text))),
    ).not.toContain(false)
    expect(['A', 'A7M', 'Amaj7', 'A°', 'A4'].map((text) => isMinor(readChord(text) ?? fail(text)))).not.toContain(true)
  })
})

describe('transposing', () => {
  it.each<[from: string, steps: number, given: string, expected: string]>([
    ['C', 5, 'C Am F G', 'F Dm Bb C'],
    ['C', 4, 'C Am F G', 'E C#m A B'],
    ['G', -2, 'G D/F# Em C', 'F C/E Dm Bb'],
    ['C', 5, 'C/E D7/F# G#° Am', 'F/A G7/B C#° Dm'],
    ['D', 1, 'D A/C# Bm F#m G', 'Eb Bb/D Cm Gm Ab'],
    ['E', 1, 'E B/D# C#m A', 'F C/E Dm Bb'],
    ['C', 2, 'C C#° Dm D#° Em F#m7(b5)', 'D D#° Em F° F#m G#m7(b5)'],
    ['C', -1, 'Bb Eb Ab', 'A D G'],
    ['Am', 2, 'Am E7/G# F G', 'Bm F#7/A# G A'],
    ['Am', -2, 'Am Bm7(b5) E7', 'Gm Am7(b5) D7'],
    ['F', 5, 'F G6/9 C4(7/9) Bb7M', 'Bb C6/9 F4(7/9) Eb7M'],
    ['G', 1, '| G D/F# | Em % | N.C. (x2) Amor', '| Ab Eb/G | Fm % | N.C. (x2) Amor'],
    ['G', 2, '(G - D/F#m) [C9]', '(A - E/G#m) [D9]'],
    ['G', 2, 'Sol Re/Fa# Mim Dó', 'Lá Mi/Sol# Fá#m Ré'],
  ])('from %s by %i: %s', (from, by, given, expected) => {
    expect(transposedText(given, by, readKey(from) ?? fail(from))).toBe(expected)
  })

  test('up and down again gives what sounds the same', () => {
    fc.assert(
      fc.property(chordTexts, keys, steps, (text, key, by) => {
        const there = transposedText(text, by, key)
        expect(sounds(transposedText(there, -by, movedKey(key, by)))).toEqual(sounds(text))
      }),
    )
  })

  test('by twelve steps gives the same to the letter', () => {
    fc.assert(
      fc.property(fc.string(), keys, fc.constantFrom(-24, -12, 0, 12, 24), (text, key, by) => {
        expect(transposedText(text, by, key)).toBe(text)
      }),
    )
  })

  test('in single steps ends where one leap does', () => {
    fc.assert(
      fc.property(chordTexts, keys, fc.integer({ min: 1, max: 11 }), (text, key, by) => {
        let [chord, at] = [readChord(text) ?? fail(text), key]
        for (let step = 0; step < by; step++) {
          chord = transposedChord(chord, 1, at)
          at = movedKey(at, 1)
        }
        expect(sounds(chordText(chord))).toEqual(sounds(transposedText(text, by, key)))
      }),
    )
  })

  test('drops nothing that is no chord, and moves each that is one', () => {
    const others = fc.constantFrom('N.C.', '%', '(x2)', '|', 'Amor', '—', '*', '2x', 'Refrão:', '\u{1F3B8}', '///')
    const written = fc.array(fc.oneof(chordTexts, others), { maxLength: 12 })
    fc.assert(
      fc.property(written, keys, fc.integer({ min: 1, max: 11 }), (tokens, key, by) => {
        const after = transposedText(tokens.join(' '), by, key).split(' ')
        expect(after).toHaveLength(tokens.join(' ').split(' ').length)
        for (const [i, token] of tokens.entries()) if (!readChord(token)) expect(after[i]).toBe(token)
        expect(chordsIn(after.join(' '))).toHaveLength(chordsIn(tokens.join(' ')).length)
      }),
    )
  })

  test('writes no note with two accidentals, and none that a white key has a name for', () => {
    fc.assert(
      fc.property(chordTexts, keys, fc.integer({ min: 1, max: 11 }), (text, key, by) => {
        expect(transposedText(text, by, key)).not.toMatch(/[A-G](?:##|bb)|E#|B#|Cb(?!\d)|Fb/)
      }),
    )
  })

  test('takes any text, however strange, and leaves alone what is no chord', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), keys, steps, (text, key, by) => {
        let changed = 0
        const rest = mapChords(text, () => {
          changed++
          return ''
        })
        expect(changed).toBe(chordsIn(text).length)
        if (changed === 0) expect(rest).toBe(text)
        transposedText(text, by, key)
      }),
      { examples: [['La', { tonic: { letter: 0, accidental: 0 }, isMinor: false }, 0]] },
    )
    const unclosed = (root: string) => `${root}((((((`.repeat(4000)
    expect(transposedText(unclosed('C'), 1, readKey('C') ?? fail('C'))).toBe(unclosed('Db'))
  })
})

describe('a key', () => {
  it.each([
    ['G', 'G'],
    ['F#m', 'F#m'],
    ['Lá menor', 'Am'],
    ['Sib maior', 'Bb'],
    [' Re mayor ', 'D'],
  ])('is read from %j', (text, name) => expect(readKey(text)).toEqual(readKey(name)))

  it.each(['', null, 'sem tom', 'H', '7'])('is not read from %j', (text) => expect(readKey(text)).toBeUndefined())

  test('of a song that names none is where its first chord is at home', () => {
    expect(keyOfSong(null, ['', 'N.C.', 'Em7 D'])).toEqual(readKey('Em'))
    expect(keyOfSong('G', ['Em7'])).toEqual(readKey('G'))
    expect(keyOfSong(null, ['', '%'])).toBeUndefined()
  })
})

function fail(text: string): never {
  throw new Error(`Not read: ${text}`)
}
