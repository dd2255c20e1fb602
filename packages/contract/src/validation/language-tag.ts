import * as z from 'zod/mini'

/** A BCP 47 tag as it is written: `pt-BR`. */
export const languageTag = z.string().check(z.maxLength(35), z.refine(isLanguageTag, 'Not a language tag'))

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}
