import { splitWords } from '@narthex/contract/split-words'
import { findRoot } from './words.rules.ts'

/** A parsed search: single words and quoted phrases. */
export interface Question {
  readonly words: readonly string[]
  readonly phrases: readonly (readonly string[])[]
}

/** More would not narrow it down any further. */
const mostWords = 10

/** Reads what was typed; words in quotes are a phrase. None of it is syntax of the database's. */
export function parseQuestion(typed: string): Question {
  const phrases: string[][] = []
  const rest = typed.replace(/["“”«»]([^"“”«»]+)["“”«»]/g, (_, phrase: string) => {
    const words = plainWords(phrase)
    if (words.length > 1) phrases.push(words)
    return words.length > 1 ? ' ' : ` ${phrase} `
  })
  const words = [...new Set(plainWords(rest))]
  return { words: words.slice(0, mostWords), phrases: phrases.slice(0, 3).map((phrase) => phrase.slice(0, mostWords)) }
}

const plainWords = (text: string) => splitWords(text).map(({ word }) => word)

export function asksNothing({ words, phrases }: Question): boolean {
  return words.length + phrases.length === 0
}

/** A thing's words in the form that PostgreSQL's index takes them, and how it is asked for them. */
const word = (space: string, text: string) => `'${space}/${text}'`
const root = (space: string, text: string) => `'${space}~${text}'`

/** One letter begins too many words to mean any of them. */
const beginning = (space: string, text: string) => `${word(space, text)}${text.length > 1 ? ':*' : ''}`
/** Two letters match as a prefix but do not rank titles first: a search for "fé" does not mean "férias" (holidays). */
const titleBeginning = (text: string) => `${word('', text)}${text.length > 2 ? ':*' : ''}`

function whole(space: string, text: string): string {
  const common = findRoot(text)
  const forms = [word(space, text), root(space, common), ...(common === text ? [] : [word(space, common)])]
  return `(${forms.join(' | ')})`
}

/** The queries of one question; `space` is what all words of one church's index begin with. */
export interface Queries {
  /** Has all words, each at least as a beginning. */
  readonly todas: string
  /** Has all words whole, in the singular or the plural. */
  readonly inteiras: string
  /** Queries for the head alone, which has no space: any of the words as a beginning, any of them whole. */
  readonly comeco: string
  readonly inteira: string
}

export function toQueries({ words, phrases }: Question, space: string | number): Queries {
  const own = String(space)
  const together = phrases.map((phrase) => `(${phrase.map((text) => word(own, text)).join(' <-> ')})`)
  const all = (each: (text: string) => string) => [...words.map(each), ...together].join(' & ')
  const heads = [...words, ...phrases.flat()]
  return {
    todas: all((text) => `(${beginning(own, text)} | ${whole(own, text)})`),
    inteiras: all((text) => whole(own, text)),
    comeco: heads.map(titleBeginning).join(' | '),
    inteira: heads.map((text) => whole('', text)).join(' | '),
  }
}

export type Weight = 'A' | 'B' | 'D'

/** How far apart the words of two fields stand, so that no phrase reaches from one into the next. */
const gap = 20
/** PostgreSQL counts no further. */
const lastPosition = 16_383
/** Upper bound for long texts such as books. */
const mostWordsKept = 12_000
/** PostgreSQL takes a megabyte, with what it needs to tell their places. */
const mostBytesKept = 800_000

/** Fields of a thing as one `tsvector` in text form. The words of the first are the heaviest. */
export function toVector(
  fields: readonly { readonly text: string; readonly weight: Weight }[],
  space: string | number,
): string {
  const places = new Map<string, string[]>()
  let bytes = 0
  const put = (lexeme: string, place: string) => {
    const known = places.get(lexeme)
    if (!known) {
      bytes += Buffer.byteLength(lexeme)
      if (bytes <= mostBytesKept) places.set(lexeme, [place])
    }
    // No more are kept of one word.
    else if (known.length < 255) known.push(place)
  }
  let position = 1
  for (const { text, weight } of fields) {
    for (const { word: found } of splitWords(text).slice(0, mostWordsKept)) {
      const place = `${Math.min(position++, lastPosition)}${weight}`
      put(word(String(space), found), place)
      const common = findRoot(found)
      if (common !== found) put(root(String(space), common), place)
    }
    position += gap
  }
  return Array.from(places, ([lexeme, at]) => `${lexeme}:${at.join(',')}`).join(' ')
}
