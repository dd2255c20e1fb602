import { type Locale, languageKey, locales } from '@narthex/contract/locale'

/** The addresses of a page in each language, and the one that chooses by the reader (`x-default`). */
export function languageAddresses(plain: string): Record<Locale | 'x-default', string> {
  const spoken = locales.map((locale) => [locale, `${plain}?${languageKey}=${locale}`])
  return { ...(Object.fromEntries(spoken) as Record<Locale, string>), 'x-default': plain }
}
