import { Icon } from '@narthex/ui/icon'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { isEmbedded } from '../routing/embed.ts'

/** A form that leads to the search of the whole site: for pages on which the search itself has no part. */
export function SiteSearch({ className = '' }: { className?: string }) {
  const t = useTranslations('shell')
  const { search } = useLocation()
  return (
    <search className={className}>
      <form action="/search" className="relative">
        {isEmbedded(search) && <input type="hidden" name="embed" value="true" />}
        <input
          type="search"
          name="q"
          required
          maxLength={100}
          aria-label={t('search')}
          placeholder={t('search')}
          enterKeyHint="search"
          className="h-12 w-full rounded-button bg-card ps-12 pe-4 text-base text-ellipsis shadow-[inset_0_0_0_1px_var(--line),var(--shadow-rest)] placeholder:text-muted"
        />
        <button
          type="submit"
          className="absolute inset-y-0 start-0 grid w-12 place-items-center rounded-full text-muted hover:text-ink"
        >
          <Icon name="search" className="size-5" />
          <span className="sr-only">{t('search')}</span>
        </button>
      </form>
    </search>
  )
}
