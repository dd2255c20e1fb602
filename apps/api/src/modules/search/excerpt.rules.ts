import type { Marked } from '@narthex/contract/search/search.endpoints'
import { splitWords, type Word } from '@narthex/contract/split-words'
import type { Question } from './search-query.rules.ts'
import { findRoot } from './words.rules.ts'

/** How much of a text a search shows, in characters. */
const excerptLength = 180
/** How much of it goes before the first word that was found. */
const lead = 60
/** A text no longer than this is read whole at a glance, on a phone too. */
const shortText = 110

/** The text with what was looked for in it: each word that fits, whole. */
export function marked(text: string, question: Question): Marked {
  const fits = fitting(question)
  return {
    texto: text,
    marcas: splitWords(text)
      .filter(fits)
      .map(({ from, to }) => [from, to]),
  }
}

/** The stretch of a text in which most of what was looked for stands together; undefined where there is none of it. */
export function makeExcerpt(text: string, question: Question): Marked | undefined {
  const calm = text.replace(/\s+/g, ' ').trim()
  const words = splitWords(calm)
  const fits = fitting(question)
  const hits = words.filter(fits)
  if (hits.length === 0) return undefined
  const within = (first: Word) =>
    new Set(
      hits
        .filter(({ from, to }) => from >= first.from && to <= first.from + excerptLength - lead)
        .map(({ word }) => word),
    )
  // A word that is everywhere would make this as long as the text is, squared.
  const best = hits.slice(0, 200).reduce((a, b) => (within(b).size > within(a).size ? b : a))
  const start = words.find(({ from }) => from >= best.from - lead) ?? best
  const from = start === words[0] || calm.length <= shortText ? 0 : start.from
  const last = words.findLast(({ to }) => to <= from + excerptLength) ?? best
  const to = last === words.at(-1) ? calm.length : Math.max(last.to, best.to)
  const before = from > 0 ? '… ' : ''
  return {
    texto: `${before}${calm.slice(from, to)}${to < calm.length ? ' …' : ''}`,
    marcas: hits
      .filter((hit) => hit.from >= from && hit.to <= to)
      .map((hit) => [hit.from - from + before.length, hit.to - from + before.length]),
  }
}

function fitting({ words, phrases }: Question): (word: Word) => boolean {
  const whole = new Set(phrases.flat())
  const roots = new Set(words.map(findRoot))
  return ({ word }) =>
    whole.has(word) ||
    roots.has(findRoot(word)) ||
    words.some((begun) => (begun.length > 1 ? word.startsWith(begun) : word === begun))
}
