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

/** Between what belongs together: nothing harmless reaches over it. */
const pause = '|'

/**
 * A text as it sounds: without accents, capitals and signs, figures that stand for letters read as such, letters that were
 * written apart (`s u i c…`) or drawn out (`morreeer`) as one would write them.
 */
export function plainWords(text: string): string {
  return joined(clausesOf(text).replaceAll(pause, ' '))
}

function clausesOf(text: string): string {
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

/** Single spaces, and none within a word that was written letter by letter. */
function joined(words: string): string {
  return ` ${words.trim().replace(/ +/g, ' ')} `.replace(/(?<= )(?:\p{L} ){3,}\p{L}(?= )/gu, (apart) =>
    apart.replaceAll(' ', ''),
  )
}

/** One word of the lists: one of several, perhaps with any ending, perhaps missing. */
function slot(given: string): string {
  const words = given.replaceAll('?', '').split('/')
  const either = words.map((word) => word.replace('*', '[a-z]*').replaceAll('_', ' ?')).join('|')
  return given.endsWith('?') ? `(?:(?:${either}) ?)?` : `(?:${either}) ?`
}

/** Whole words, though the spaces between them may be missing. */
function matcher(list: string): RegExp {
  const phrases = list.split(',').map((phrase) => phrase.trim().split(' ').map(slot).join(''))
  return new RegExp(`(?<= )(?:${phrases.join('|')})(?<= )`, 'g')
}

const harmless = matcher(harmlessWords)
const kinds = careKinds.map((kind) => ({ kind, words: matcher(careWords[kind]) }))

/** What a text should be looked at for by somebody; nothing for most. */
export function signsIn(text: string): CareKind[] {
  const words = joined(clausesOf(text).replace(harmless, ' ').replaceAll(pause, ' '))
  return kinds.filter(({ words: of }) => words.search(of) >= 0).map(({ kind }) => kind)
}
