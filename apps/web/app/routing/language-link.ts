import { type Locale, languageKey } from '@narthex/contract/locale'

/** The address in another language, with the rest of its query. */
export function languageLink(pathname: string, search: string, locale: Locale): string {
  const query = new URLSearchParams(search)
  query.delete('_routes')
  query.set(languageKey, locale)
  return `${pathname}?${query}`
}
