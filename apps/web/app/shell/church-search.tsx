import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { SearchForm } from '../components/search-form.tsx'

/** Pages that already contain the church picker. */
export const isPicker = (pathname: string) => pathname === '/' || pathname === '/churchs'

/** Church search on an organisation's host, by name or address (specification §1). */
export function ChurchSearch() {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  if (isPicker(pathname)) return null
  return <SearchForm action="/churchs" label={t('findChurch')} isLow className="w-44 shrink-0 sm:w-72" />
}
