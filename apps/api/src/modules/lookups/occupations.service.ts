import { setImmediate as nextTurn } from 'node:timers/promises'
import { getCbo } from '@brazilian-utils/brazilian-utils'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type { Locale } from '@narthex/contract/locale'
import type { listOccupations, Occupation } from '@narthex/contract/lookups/lookup.endpoints'
import { toPage, toSlice } from '../../platform/database/page.ts'
import { plain, type Searchable, search } from './occupations.rules.ts'
import { ownOccupations } from './own-occupations.rules.ts'

/** A page of the occupations that a search finds, by the alphabet of their language. */
export async function findOccupations({
  idioma,
  busca,
  page,
  limit,
}: HandlerInput<typeof listOccupations>['query']): Promise<Success<typeof listOccupations>> {
  lists[idioma] ??= listIn(idioma)
  const found = search(await lists[idioma], busca)
  const { offset } = toSlice({ page, limit })
  const itens = found.slice(offset, offset + limit).map(({ codigo, nome }) => ({ codigo, nome }))
  return toPage({ page, limit }, itens, found.length)
}

/** Lists by language, each created at the first search. */
const lists: Partial<Record<Locale, Promise<readonly Searchable[]>>> = {}

async function listIn(locale: Locale): Promise<readonly Searchable[]> {
  const { compare } = new Intl.Collator(locale)
  const all = locale === 'pt' ? await brazilianOccupations() : ownOccupations(locale)
  return all.map((one) => ({ ...one, words: plain(one.nome) })).sort((a, b) => compare(a.nome, b.nome))
}

/**
 * The Classificação Brasileira de Ocupações. The package finds a title by its number and lists none, so every number is
 * tried: a quarter of a second in all, in turns that leave room for requests.
 */
async function brazilianOccupations(): Promise<Occupation[]> {
  const found: Occupation[] = []
  for (let number = 0; number < 1_000_000; number++) {
    if (number % 10_000 === 0) await nextTurn()
    const occupation = getCbo(String(number).padStart(6, '0'))
    if (occupation) found.push({ codigo: occupation.code, nome: occupation.description })
  }
  return found
}
