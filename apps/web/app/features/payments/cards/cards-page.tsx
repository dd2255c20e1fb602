import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useSavedCards } from '../../../payments/use-saved-cards.ts'
import { CardList } from './card-list.tsx'
import { NoCards } from './no-cards.tsx'

/** A member's saved cards at this church. */
export function CardsPage({ title }: { title: string }) {
  const t = useTranslations('cards.list')
  const cards = useSavedCards()
  const hasCards = cards.state === 'ready' && cards.value.length > 0
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl">{title}</h1>
        {hasCards && (
          <SmartLink to="/user/addcard" className={`${buttonClass('primary')} max-sm:hidden`}>
            <MemberIcon name="plus" className="size-5" />
            {t('add')}
          </SmartLink>
        )}
      </div>
      <p className="mt-2 max-w-measure text-muted">{t('lead')}</p>
      <div className="mt-6">
        {cards.state === 'failed' && <LoadFailed onRetry={cards.reload} />}
        {cards.state === 'loading' && (
          <div aria-busy="true" className="grid gap-5 sm:grid-cols-2">
            <Skeleton className="aspect-[8560/5398] w-full rounded-hero" />
            <Skeleton className="aspect-[8560/5398] w-full rounded-hero" />
          </div>
        )}
        {cards.state === 'ready' &&
          (hasCards ? <CardList cards={cards.value} update={cards.update} reload={cards.reload} /> : <NoCards />)}
      </div>
    </>
  )
}
