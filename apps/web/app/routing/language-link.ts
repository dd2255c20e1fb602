import { type Locale, languageKey } from '@narthex/contract/locale'

/**
 * The address in another language, with the rest of its query.
 * @param pathname undefined for the address that the browser shows
 */
export function languageLink(pathname: string | undefined, search: string, locale: Locale): string {
  const query = new URLSearchParams(search)
  query.delete('_routes')
  query.set(languageKey, locale)
  return `${pathname ?? ''}?${query}`
}
