import type { Versification } from '@narthex/contract/bible/bible.schemas'
import { translationCode } from '@narthex/contract/bible/bible.schemas'
import { UnreadableSource } from '../unreadable-source.errors.ts'

/** `por` and `pt-BR` as BCP 47 has them; undefined for what is no language tag. */
export function toLanguage(text: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales((text ?? '').trim().replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

/** Reads a versification; undefined if none is stated. Throws for numberings that do not fit the common tables. */
export function toVersification(text: string | undefined): Versification | undefined {
  const name = text?.trim().toUpperCase() ?? ''
  if (name === '' || name === 'BIBLE') return undefined
  // With an A: the same, with books outside the 66, which are left out.
  if (name === 'KJV' || name === 'KJVA') return 'KJV'
  if (name === 'NRSV' || name === 'NRSVA') return 'NRSV'
  throw new UnreadableSource(`Its verses are numbered as ${text}; only the numberings KJV and NRSV are supported`)
}

/** The name of a module or work as a code, where it can be one. */
export function toCode(text: string | undefined): string | undefined {
  const code = (text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 20)
  return translationCode.safeParse(code).success ? code : undefined
}

const longestAbbreviation = 8
/** Prefixes by which modules name their language. */
const languagePrefix = /^(?:por|spa|eng)(?=[A-Z])/i

/** Two to eight letters: a longer name loses the language that it begins with, then its end. */
export function toAbbreviation(text: string | undefined): string | undefined {
  const name = (text ?? '').replace(/[^\p{L}\p{N}]/gu, '')
  const short = (name.length > longestAbbreviation ? name.replace(languagePrefix, '') : name).slice(
    0,
    longestAbbreviation,
  )
  return short.length >= 2 ? short : undefined
}
