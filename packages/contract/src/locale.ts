/** The languages of the interface (specification §1). */
export const locales = ['pt', 'en', 'es'] as const
export type Locale = (typeof locales)[number]

export const fallbackLocale: Locale = 'en'

/** The locale of a language tag, by its first two letters; undefined for an unsupported language. */
export function toLocale(languageTag: string | null | undefined): Locale | undefined {
  const prefix = languageTag?.trim().slice(0, 2).toLowerCase()
  return locales.find((locale) => locale === prefix)
}

/** The query key and the cookie of a reader's own choice. */
export const languageKey = 'lang'

/** The locale with exactly this name; undefined for any other text. */
export function chosenLocale(value: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === value)
}

/** The cookie that keeps a choice for a year. */
export function languageCookie(locale: Locale, isHttps: boolean): string {
  return `${languageKey}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${isHttps ? '; Secure' : ''}`
}

/** Reads only this cookie, and only the values that we write. */
const cookiePattern = new RegExp(`(?:^|;) *${languageKey}=(${locales.join('|')}) *(?:;|$)`)

/**
 * The language to answer in: the one chosen with this very address, else the one that was chosen before, else the
 * first two letters of the browser's first language, English where that is none of ours (specification §1).
 */
export function localeFor(
  headers: { readonly cookie?: string | undefined; readonly 'accept-language'?: string | undefined },
  chosen?: Locale,
): Locale {
  if (chosen) return chosen
  const { cookie, 'accept-language': accepted } = headers
  const kept = cookie?.includes(`${languageKey}=`) ? cookiePattern.exec(cookie)?.[1] : undefined
  return chosenLocale(kept) ?? toLocale(accepted?.split(',', 1)[0]) ?? fallbackLocale
}
