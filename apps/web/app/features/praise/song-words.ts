import type { LetterLine } from '@narthex/contract/praise/song.schemas'

/** A piece of a word, and the chord that begins with it. */
export interface Syllable {
  readonly text: string
  readonly chord: string
}

/** Syllables that stay together on one line, however narrow. */
export type Word = readonly Syllable[]

/**
 * A line as words, each chord with the syllable it is played on: wherever a line breaks, no chord leaves its syllable and no
 * word is torn. A chord before a blank, or with no words at all, is a word of its own.
 */
export function splitWords(line: LetterLine): Word[] {
  const words: Syllable[][] = []
  let isWithin = false
  const isPlayedOnly = line.every(({ snippet }) => snippet.trim() === '')
  const add = (syllable: Syllable) => {
    if (isWithin && !isPlayedOnly) words.at(-1)?.push(syllable)
    else words.push([syllable])
    isWithin = true
  }
  for (const { snippet, chord } of line) {
    const [first = '', ...rest] = snippet.split(/\s+/)
    if (first !== '' || chord !== '') add({ text: first, chord })
    for (const text of rest) {
      isWithin = false
      if (text !== '') add({ text, chord: '' })
    }
  }
  return words
}

/** Maximum letters kept together on a line; more would not fit a narrow phone. */
const mostTogether = 16

/**
 * Words with those that a chord reaches over joined to its syllable: a long chord over a short word then pushes nothing away.
 * By the number of letters, as nothing is measured before the page is seen; where it is too few, there is a gap, as before.
 */
export function underChords(words: readonly Word[]): Word[] {
  const joined: Syllable[][] = []
  for (const word of words) {
    const syllables = joined.at(-1)
    const last = syllables?.at(-1)
    if (syllables && last && canJoin(last, word))
      syllables.splice(-1, 1, { ...last, text: `${last.text} ${textOf(word)}` })
    else joined.push([...word])
  }
  return joined
}

function canJoin({ chord, text }: Syllable, next: Word): boolean {
  const isReached = text !== '' && text.length <= chord.length + 1
  const isFree = next.every((syllable) => syllable.chord === '')
  return chord !== '' && isReached && isFree && text.length + textOf(next).length < mostTogether
}

const textOf = (word: Word) => word.map(({ text }) => text).join('')

/** Text of a line for screen readers: the lyrics, optionally with each chord before its syllable. */
export function spokenLine(line: LetterLine, areChordsRead: boolean): string {
  const parts = line.map(({ snippet, chord }) => (areChordsRead && chord ? ` ${chord} ${snippet}` : snippet))
  return parts.join('').replace(/\s+/g, ' ').trim()
}
