import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { listAddress } from '../../../routing/list-address.ts'
import type { useMoreEpisodes } from './use-more-episodes.ts'

interface MoreEpisodesProps extends ReturnType<typeof useMoreEpisodes> {
  readonly q: string | undefined
  readonly number: number
}

/** The way on: a link to the next page, which comes to this one by itself where scripts run. */
export function MoreEpisodes({ q, number, next, isEnd, isLoading, hasFailed, addedCount, more }: MoreEpisodesProps) {
  const t = useTranslations('podcast')
  const way = useRef<HTMLAnchorElement>(null)
  const addMore = useEffectEvent(more)
  // Not again by itself where it failed: the button stays.
  const isWatched = !isEnd && !hasFailed && !isLoading
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that came leaves the way on in another place
  useEffect(() => {
    if (!isWatched || !way.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) addMore()
      },
      { rootMargin: '300px' },
    )
    observer.observe(way.current)
    return () => observer.disconnect()
  }, [isWatched, next])

  const stay = (event: MouseEvent) => {
    event.preventDefault()
    more()
  }
  return (
    <div className="mt-6 grid justify-items-center gap-4">
      {isLoading && (
        <div className="grid w-full gap-3">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      )}
      {hasFailed && (
        <Notice tone="warning">
          <p>{t('moreFailed')}</p>
        </Notice>
      )}
      {!isEnd && (
        <Link ref={way} to={listAddress('/podcast', { q, page: next })} onClick={stay} className={buttonClass('quiet')}>
          {t(isLoading ? 'loadingMore' : 'more')}
        </Link>
      )}
      {number > 1 && (
        <SmartLink to={listAddress('/podcast', { q, page: number - 1 })} className={buttonClass('quiet')}>
          {t('newer')}
        </SmartLink>
      )}
      {isEnd && !q && addedCount > 0 && <p className="text-sm text-muted">{t('end')}</p>}
      <p role="status" className="sr-only">
        {addedCount > 0 && !isLoading && t('moreCame', { count: addedCount })}
      </p>
    </div>
  )
}
