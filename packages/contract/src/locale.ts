/** The languages of the interface (specification §1). */
export const locales = ['pt', 'en', 'es'] as const
export type Locale = (typeof locales)[number]

export const fallbackLocale: Locale = 'en'

/** The locale of a language tag by its first two letters, or nothing if the product does not speak it. */
export function localeOf(languageTag: string | null | undefined): Locale | undefined {
  const prefix = languageTag?.trim().slice(0, 2).toLowerCase()
  return locales.find((locale) => locale === prefix)
}

/**
 * The reader's locale from an Accept-Language header: the first two letters of the browser's first language,
 * English where that is none of ours (specification §1).
 */
export function localeFromHeader(acceptLanguage: string | undefined): Locale {
  return localeOf(acceptLanguage?.split(',', 1)[0]) ?? fallbackLocale
}
