import type { Locale } from '@narthex/contract/locale'
import type { Sex } from '@narthex/contract/users/user.schemas'
import { sexes } from '@narthex/contract/users/user.schemas'
import { registrationImport as en } from '@narthex/locales/en/registration-import'
import { registrationImport as es } from '@narthex/locales/es/registration-import'
import { registrationImport as pt } from '@narthex/locales/pt/registration-import'
import type { TableCell } from '../../../platform/documents/table-cell.ts'

/** Texts that staff read in a table and about it, by the church's language. Input is understood in all of them. */
export const importTexts = { pt, en, es } as const satisfies Record<Locale, unknown>
export const allImportTexts = Object.values(importTexts)

/** Names are the same without regard to capitals, accents and spaces. */
export const normalize = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** A cell as text; a number without an exponent. */
export function toText(cell: TableCell | undefined): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell)
  if (typeof cell === 'boolean') return cell ? pt.yes : pt.no
  return (typeof cell === 'string' ? cell : cell.day).trim()
}

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const writtenDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/**
 * The day of a cell, `YYYY-MM-DD`: one that the file marks as such, one in ISO 8601, or as people write it – the day before
 * the month, in English the month before the day. Undefined for what is none, and for years of two digits.
 */
export function toDay(cell: TableCell | undefined, locale: Locale): string | undefined {
  const text = toText(cell)
  const iso = isoDay.exec(text)
  if (iso) return checkDay(iso[1], iso[2], iso[3])
  const [, first, second, year] = writtenDay.exec(text) ?? []
  return locale === 'en' ? checkDay(year, first, second) : checkDay(year, second, first)
}

function checkDay(year = '', month = '', date = ''): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const parsed = new Date(`${day}T00:00:00Z`)
  // The thirtieth of February is read as the second of March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : undefined
}

const words = (...all: readonly string[]) => new Set(all.map(normalize))
const yes = words(...allImportTexts.map((texts) => texts.yes), 's', 'y', 'x', '1', 'true', 'verdadeiro', 'verdadero')
const no = words(...allImportTexts.map((texts) => texts.no), 'n', '0', 'false', 'falso', '-')

export function toYesOrNo(text: string): boolean | undefined {
  const word = normalize(text)
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}

const sexWords: Readonly<Record<Sex, ReadonlySet<string>>> = {
  MASCULINO: words(...allImportTexts.map((texts) => texts.sexes.MASCULINO), 'm', 'masc', 'homem', 'hombre', 'man'),
  FEMININO: words(...allImportTexts.map((texts) => texts.sexes.FEMININO), 'f', 'fem', 'mulher', 'mujer', 'woman'),
}

export const toSex = (text: string): Sex | undefined => sexes.find((sex) => sexWords[sex].has(normalize(text)))

/** A list of more is taken as one name. */
const maxPieces = 60

/** The names in a cell, apart by semicolons, bars or line breaks, and by commas where these are no part of a name. */
export const splitNames = (text: string, isKnown: (name: string) => boolean): string[] =>
  text
    .split(/[;|\n]/)
    .flatMap((part) => splitAtCommas(part, isKnown))
    .map((name) => name.trim())
    .filter(Boolean)

function splitAtCommas(part: string, isKnown: (name: string) => boolean): string[] {
  const pieces = part.split(',')
  if (pieces.length > maxPieces) return [part]
  const names: string[] = []
  for (let at = 0; at < pieces.length; ) {
    let end = pieces.length
    while (end > at + 1 && !isKnown(pieces.slice(at, end).join(','))) end -= 1
    names.push(pieces.slice(at, end).join(','))
    at = end
  }
  return names
}
