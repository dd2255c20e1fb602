import type { Locale } from '@narthex/contract/locale'
import type { Country } from '@narthex/contract/lookups/lookup.endpoints'
import type { State } from '@narthex/contract/lookups/place.endpoints'
import { iso31661, iso31662 } from 'iso-3166'

const codes = iso31661.map(({ alpha2 }) => alpha2)
const known = new Set(codes)

/** True for the code of a country, ISO 3166-1 alpha-2. */
export function isCountry(codigo: string): boolean {
  return known.has(codigo)
}

/** All countries by their names in a language, in the order of its alphabet. */
export function countriesIn(locale: Locale): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return codes.map((codigo) => ({ codigo, nome: names.of(codigo) ?? codigo })).sort((a, b) => compare(a.nome, b.nome))
}

/** The states of a country by the codes of ISO 3166-2 without the country, as the installed data knows them. */
export function listIsoStates(pais: string): State[] {
  return iso31662
    .filter(({ parent }) => parent === pais)
    .map(({ code, name }) => ({ codigo: code.slice(3), nome: name }))
    .sort((a, b) => a.nome.localeCompare(b.nome))
}
