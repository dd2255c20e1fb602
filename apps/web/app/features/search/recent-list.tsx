import { textLinkClass } from '@narthex/ui/button'
import { chipClass } from '@narthex/ui/chip'
import { Icon } from '@narthex/ui/icon'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { forgetSearches, recentSearches } from './recent-searches.ts'

/** Recent searches, from this browser's memory: not part of the page as served. */
export function RecentList() {
  const t = useTranslations('search')
  const [recent, setRecent] = useState<string[] | 'forgotten'>([])
  useEffect(() => setRecent(recentSearches()), [])
  if (recent === 'forgotten') {
    return (
      <p role="status" className="text-muted">
        {t('forgotten')}
      </p>
    )
  }
  if (recent.length === 0) return null
  const forget = () => {
    forgetSearches()
    setRecent('forgotten')
  }
  return (
    <section aria-labelledby="recent">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recent" className="text-lg">
          {t('recent')}
        </h2>
        <button type="button" onClick={forget} className={textLinkClass}>
          {t('forget')}
        </button>
      </div>
      <ul className="mt-1 flex flex-wrap gap-2">
        {recent.map((q) => (
          <li key={q} className="max-w-full">
            <SmartLink to={`/search?${new URLSearchParams({ q })}`} className={`${chipClass} max-w-full`}>
              <Icon name="clock" className="size-4.5 text-muted" />
              <span className="truncate">{q}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
