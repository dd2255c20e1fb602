import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { MoreButton } from '../../../components/more-button.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { MyPrayerCard } from './my-prayer-card.tsx'
import { useMyPrayers } from './use-my-prayers.ts'

export function MyPrayersPage({ title }: { title: string }) {
  const t = useTranslations('myPrayers')
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-muted">{t('lead')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SmartLink to="/prayer/new" className={`${buttonClass('primary')} max-sm:w-full`}>
          {t('ask')}
        </SmartLink>
        <SmartLink to="/prayer" className={`${buttonClass('quiet')} max-sm:w-full`}>
          {t('wall')}
        </SmartLink>
      </div>
      <div className="mt-7">
        <MyPrayers />
      </div>
    </>
  )
}

function MyPrayers() {
  const t = useTranslations('myPrayers')
  const pages = useMyPrayers(useChurchSite().church.slug)
  if (pages.state === 'failed') return <LoadFailed onRetry={() => void pages.reload()} />
  if (pages.state === 'loading') {
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="sr-only">{t('loading')}</p>
        <Skeleton className="h-44 w-full rounded-card" />
        <Skeleton className="h-44 w-full rounded-card" />
      </div>
    )
  }
  const { items, hasMore, more, isAdding, hasFailed } = pages
  if (items.length === 0) return <EmptyState icon="prayer" title={t('emptyTitle')} lead={t('empty')} />
  return (
    <>
      <ul className="grid gap-4">
        {items.map((prayer) => (
          <MyPrayerCard key={prayer.id} prayer={prayer} />
        ))}
      </ul>
      {hasMore && (
        <MoreButton
          label={t('more')}
          failedLabel={t('moreFailed')}
          isAdding={isAdding}
          hasFailed={hasFailed}
          onMore={more}
        />
      )}
    </>
  )
}
