import { type Locale, languageKey } from '@narthex/contract/locale'

/** The same address in another language; what else it says is kept. */
export function languageLink(pathname: string, search: string, locale: Locale): string {
  const query = new URLSearchParams(search)
  query.delete('_routes')
  query.set(languageKey, locale)
  return `${pathname}?${query}`
}
