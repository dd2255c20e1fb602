import { type CareKind, careKinds } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { careWords, harmlessWords } from './care-words.rules.ts'

const likeLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** Separates clauses, so that a harmless phrase never matches across two of them. */
const pause = '|'

/**
 * Normalises a text for matching: no accents, capitals or punctuation, digits used as letters become letters, and
 * spaced (`s u i c…`) or stretched (`morreeer`) words are joined.
 */
export function plainWords(text: string): string {
  return joinLetters(toClauses(text).replaceAll(pause, ' '))
}

function toClauses(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}|['’‘`´\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[\p{L}\d@$]+/gu, (word) =>
      /\p{L}/u.test(word) ? word.replace(/[013457@$]/g, (sign) => likeLetters[sign] ?? sign) : word,
    )
    .replace(/[^\p{L}\p{N}]+/gu, (between) => (/[.,;:!?…\n]/u.test(between) ? ` ${pause} ` : ' '))
    .replace(/(\p{L})\1{2,}/gu, '$1')
  return ` ${words.trim()} `
}

/** Collapses spaces and joins words that were written letter by letter. */
function joinLetters(words: string): string {
  return ` ${words.trim().replace(/ +/g, ' ')} `.replace(/(?<= )(?:\p{L} ){3,}\p{L}(?= )/gu, (apart) =>
    apart.replaceAll(' ', ''),
  )
}

/** Regular expression for one word of the lists, in the notation explained there. */
function toWordPattern(given: string): string {
  const words = given.replaceAll('?', '').split('/')
  const either = words.map((word) => word.replace('*', '[a-z]*').replaceAll('_', ' ?')).join('|')
  return given.endsWith('?') ? `(?:(?:${either}) ?)?` : `(?:${either}) ?`
}

/** Matches whole words; the spaces between them may be missing. */
function toMatcher(list: string): RegExp {
  const phrases = list.split(',').map((phrase) => phrase.trim().split(' ').map(toWordPattern).join(''))
  return new RegExp(`(?<= )(?:${phrases.join('|')})(?<= )`, 'g')
}

const harmless = toMatcher(harmlessWords)
const kinds = careKinds.map((kind) => ({ kind, words: toMatcher(careWords[kind]) }))

/** Kinds of danger or insult found in a text; empty for most texts. */
export function findCareSigns(text: string): CareKind[] {
  const words = joinLetters(toClauses(text).replace(harmless, ' ').replaceAll(pause, ' '))
  return kinds.filter(({ words: pattern }) => words.search(pattern) >= 0).map(({ kind }) => kind)
}
