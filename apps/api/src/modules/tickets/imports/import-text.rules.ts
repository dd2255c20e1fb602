import type { Locale } from '@narthex/contract/locale'
import type { Sex } from '@narthex/contract/users/user.schemas'
import { sexes } from '@narthex/contract/users/user.schemas'
import { registrationImport as en } from '@narthex/locales/en/registration-import'
import { registrationImport as es } from '@narthex/locales/es/registration-import'
import { registrationImport as pt } from '@narthex/locales/pt/registration-import'
import { normalize } from '../../../platform/documents/cell-values.ts'

/** Texts that staff read in a table and about it, by the church's language. Input is understood in all of them. */
export const importTexts = { pt, en, es } as const satisfies Record<Locale, unknown>
export const allImportTexts = Object.values(importTexts)

const words = (...all: readonly string[]) => new Set(all.map(normalize))
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
