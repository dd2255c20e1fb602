import type { Locale } from '@narthex/contract/locale'
import { usualCountry } from './usual-country.ts'

const metresPerMile = 1609.344
/** Where roads are signed in miles. */
const countriesOfMiles = ['US', 'GB', 'LR', 'MM']

/**
 * A distance as people of the place say it, in the reader's words: `850 m`, `3,2 km`, `41 km`; `2 mi` where the
 * language of the church's country measures in miles. `idioma` is a language tag.
 */
export function distanceText(metres: number, locale: Locale, idioma: string): string {
  if (isOfMiles(idioma)) return inUnit(metres / metresPerMile, 'mile', locale)
  return metres < 950 ? inUnit(roundTo(50, metres), 'meter', locale) : inUnit(metres / 1000, 'kilometer', locale)
}

/** Returns the length of the local unit of distance (mile or kilometre) in metres. */
export function metresPerUnit(idioma: string): number {
  return isOfMiles(idioma) ? metresPerMile : 1000
}

function isOfMiles(idioma: string): boolean {
  return countriesOfMiles.includes(usualCountry(idioma))
}

function inUnit(value: number, unit: 'meter' | 'kilometer' | 'mile', locale: Locale): string {
  const maximumFractionDigits = value < 10 ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value)
}

/** Positions are not known to the metre, and no church is 0 m away. */
function roundTo(step: number, metres: number): number {
  return Math.max(step, Math.round(metres / step) * step)
}
