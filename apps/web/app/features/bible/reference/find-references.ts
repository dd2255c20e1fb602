import { parseOsis, type Reference } from '@narthex/contract/bible/reference'
import { type Locale, locales } from '@narthex/contract/locale'
import { bcv_parser } from 'bible-passage-reference-parser'

type Grammar = ConstructorParameters<typeof bcv_parser>[0]

/** Each is tens of kilobytes: all three are loaded once a visitor types, as visitors know references in any of them. */
const grammars: Record<Locale, () => Promise<Grammar>> = {
  pt: () => import('bible-passage-reference-parser/esm/lang/pt.js'),
  en: () => import('bible-passage-reference-parser/esm/lang/en.js'),
  es: () => import('bible-passage-reference-parser/esm/lang/es.js'),
}

export interface FoundReference {
  readonly osis: string
  readonly reference: Reference
}

export type ReferenceFinder = (typed: string) => FoundReference[]

let loading: Promise<ReadonlyMap<Locale, bcv_parser>> | undefined

/** Loads the parser; a failed load is tried again at the next call. */
function loadParsers(): Promise<ReadonlyMap<Locale, bcv_parser>> {
  loading ??= Promise.all(locales.map(async (locale) => [locale, newParser(await grammars[locale]())] as const))
    .then((entries) => new Map(entries))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

function newParser(grammar: Grammar): bcv_parser {
  return new bcv_parser(grammar).set_options({
    sequence_combination_strategy: 'separate',
    consecutive_combination_strategy: 'separate',
    osis_compaction_strategy: 'bc',
    book_alone_strategy: 'full',
  })
}

/**
 * Finds what a visitor may mean by `1Co 13.4-7`, `Jo 3:16` or `Jn 3,16`: the reading in their own language first, then
 * those of the other two. A reading of only a part of what was typed counts only where nothing reads all of it.
 */
export async function loadReferenceFinder(language: Locale): Promise<ReferenceFinder> {
  const parsers = await loadParsers()
  const order = [language, ...locales.filter((locale) => locale !== language)]
  return (typed) => {
    const text = normalise(typed)
    const readings = order.flatMap((locale) => readFirst(parsers.get(locale), text))
    const whole = readings.filter(({ isWhole }) => isWhole)
    const found = new Map<string, FoundReference>()
    for (const { osis } of whole.length > 0 ? whole : readings) {
      const reference = parseOsis(osis)
      if (reference && !found.has(osis)) found.set(osis, { osis, reference })
    }
    return [...found.values()]
  }
}

function readFirst(parser: bcv_parser | undefined, text: string) {
  const [first] = parser?.parse(text).osis_and_indices() ?? []
  if (!first) return []
  const [begin, end] = first.indices
  return [{ osis: first.osis, isWhole: begin === 0 && end === text.length }]
}

/** `Jn 3,16` has a comma between chapter and verse; `1ª Coríntios` an ordinal; keyboards of phones add blanks. */
function normalise(typed: string): string {
  return typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^([1-3])\s?[ªº°]\.?\s?/u, '$1 ')
    .replace(/(\p{L}\.?\s?\d{1,3}),\s?(?=\d)/u, '$1.')
    .replace(/\s?[–—]\s?/gu, '-')
}
