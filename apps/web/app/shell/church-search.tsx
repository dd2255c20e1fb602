import { Icon } from '@narthex/ui/icon'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'

/** Pages that already contain the church picker. */
export const isPicker = (pathname: string) => pathname === '/' || pathname === '/churchs'

/** Church search on an organisation's host, by name or address (specification §1). */
export function ChurchSearch() {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  if (isPicker(pathname)) return null
  return (
    <form action="/churchs" className="relative w-44 shrink-0 sm:w-72">
      <input
        type="search"
        name="q"
        aria-label={t('findChurch')}
        placeholder={t('findChurch')}
        className="h-11 w-full rounded-button bg-card ps-11 pe-4 text-base text-ellipsis shadow-[inset_0_0_0_1px_var(--line)] placeholder:text-muted"
      />
      <button
        type="submit"
        className="absolute inset-y-0 start-0 grid w-11 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Icon name="search" className="size-5" />
        <span className="sr-only">{t('findChurch')}</span>
      </button>
    </form>
  )
}
