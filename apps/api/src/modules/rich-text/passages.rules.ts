import type { Locale } from '@narthex/contract/locale'
import { bcv_parser } from 'bible-passage-reference-parser'

/** A Bible reference and its position in the text. */
export interface FoundPassage {
  /** OSIS: `John.3.16`, `Gen.1-Gen.2`. */
  readonly osis: string
  readonly begin: number
  readonly end: number
}

/** Each grammar is some hundred kilobytes, so it is loaded at the first use of its language. */
const grammars: Record<Locale, () => Promise<ConstructorParameters<typeof bcv_parser>[0]>> = {
  pt: () => import('bible-passage-reference-parser/esm/lang/pt.js'),
  en: () => import('bible-passage-reference-parser/esm/lang/en.js'),
  es: () => import('bible-passage-reference-parser/esm/lang/es.js'),
}

/** Words that are also book abbreviations. With only a chapter (`Os 12 discípulos`) they are not references. */
const commonWords: Record<Locale, readonly string[]> = {
  pt: ['os', 'da', 'na', 'mal', 'deu', 'sal', 'le', 'pro'],
  en: ['am', 'is', 'so', 'act', 'song', 'la', 'ma', 'ho', 'ti', 'pro', 'no'],
  es: ['la', 'es', 'ha', 'he', 'os', 'mi', 'da', 'na', 'mal', 'pro'],
}

/** Units after a number that is not a chapter: `Marcos 3 vezes`, `Mark 5 people`, and times of day. */
const counted: Record<Locale, RegExp> = {
  pt: /^\s{0,4}(?:(?:vez(?:es)?|anos?|dias?|m[eê]s(?:es)?|semanas?|horas?|minutos?|pessoas?|crian[çc]as?|reais|mil|gramas?|amigos?)(?!\p{L})|h\d?|%|ª|º)/iu,
  en: /^\s{0,4}(?:(?:times?|years?|days?|months?|weeks?|hours?|minutes?|people|persons?|children|kids|dollars?|thousand|friends?|of|a\.?m|p\.?m)(?!\p{L})|%|th|st|nd|rd)/iu,
  es: /^\s{0,4}(?:(?:vez|veces|años?|días?|mes(?:es)?|semanas?|horas?|minutos?|personas?|niñ[oa]s?|euros?|mil|gramos?|amig[oa]s?|de)(?!\p{L})|h\d?|%|ª|º)/iu,
}

const parsers = new Map<Locale, Promise<bcv_parser>>()

function loadParser(language: Locale): Promise<bcv_parser> {
  const parser = parsers.get(language) ?? grammars[language]().then((grammar) => newParser(grammar))
  parsers.set(language, parser)
  return parser
}

function newParser(grammar: ConstructorParameters<typeof bcv_parser>[0]): bcv_parser {
  return new bcv_parser(grammar).set_options({
    sequence_combination_strategy: 'separate',
    consecutive_combination_strategy: 'separate',
    osis_compaction_strategy: 'bc',
  })
}

/** Returns a finder of single Bible references, in the order of the text. */
export async function loadPassageFinder(language: Locale): Promise<(text: string) => FoundPassage[]> {
  const parser = await loadParser(language)
  return (text) => {
    parser.parse(language === 'en' ? text : withPoints(text))
    return parser
      .osis_and_indices()
      .map(({ osis, indices: [begin, end] }) => ({ osis, begin, end }))
      .filter((found) => isReference(language, text, found))
  }
}

/**
 * Portuguese and Spanish also write `Filipenses 4,6`, which English reads as two chapters. The length of the text stays
 * the same, so positions stay valid.
 */
function withPoints(text: string): string {
  return text.replace(/(\p{L}\.?\s?\d{1,3}),(?=\d)/gu, '$1.')
}

/** Filters false positives of the parser: a wrong link is worse than a missing one. */
function isReference(language: Locale, text: string, { osis, begin, end }: FoundPassage): boolean {
  const written = text.slice(begin, end)
  const [, book, dot] = /(\p{L}+)(\.?)/u.exec(written) ?? []
  const hasVerse = osis.split('-').some((side) => side.split('.').length > 2)
  if (book === undefined) return !counted[language].test(text.slice(end))
  if (!/^\p{Lu}/u.test(book)) return false
  if (hasVerse) return true
  const isCommon = commonWords[language].includes(book.toLowerCase()) && dot === ''
  return !isCommon && !counted[language].test(text.slice(end))
}
