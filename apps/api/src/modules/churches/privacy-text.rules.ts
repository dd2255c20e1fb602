import type { PrivacyTexts } from '@narthex/contract/churches/privacy.settings'
import type { RichText } from '@narthex/contract/content/rich-text'
import { type Locale, locales } from '@narthex/contract/locale'

interface ShownText {
  readonly texto: RichText | null
  readonly idioma: Locale | null
}

/** The text in the first of these languages that has one, or else in any. A language may have a region: `pt-BR`. */
export function pickPrivacyText(texts: Pick<PrivacyTexts, Locale>, wanted: readonly (string | undefined)[]): ShownText {
  const named = wanted.map((language) => locales.find((locale) => locale === language?.slice(0, 2)))
  const idioma = [...named, ...locales].find((locale) => locale && texts[locale]) ?? null
  return { texto: idioma && texts[idioma], idioma }
}
