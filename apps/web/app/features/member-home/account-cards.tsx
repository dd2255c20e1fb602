import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { MemberHome } from '@narthex/contract/member-home/member-home.schemas'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { CardFace } from './card-faces.tsx'
import { toCardKey } from './home-cards.ts'
import { cardRoomClass } from './living-card-room.ts'
import { StepCard } from './step-card.tsx'
import { useHomeCards } from './use-home-cards.ts'
import { useMemberHome } from './use-member-home.ts'

const listClass = 'mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3'

/** Current cards of the member on their account page. */
export function AccountCards({ memberId }: { memberId: number }) {
  const t = useTranslations('memberHome')
  const loaded = useMemberHome(memberId)
  if (loaded.state === 'failed') return <LoadFailed onRetry={loaded.reload} />
  if (loaded.state === 'loading') return <CardsSkeleton />
  const { value: home, isCopy } = loaded.value
  return (
    <>
      {isCopy && (
        <Notice tone="info" icon="offline">
          <p>{t('copy')}</p>
        </Notice>
      )}
      {home && <Cards home={home} />}
    </>
  )
}

function Cards({ home }: { home: MemberHome }) {
  const t = useTranslations('memberHome')
  const titleId = useId()
  const { cards, steps, dates } = useHomeCards(home)
  const isNew = cards.length === 0
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t(isNew ? 'welcomeTitle' : 'title')}
      </h2>
      {isNew && <p className="mt-1 text-muted">{t('welcome')}</p>}
      <ul className={listClass}>
        {cards.map((card) => (
          <CardFace key={toCardKey(card)} card={card} dates={dates} />
        ))}
        {steps.map((step) => (
          <StepCard key={step} step={step} />
        ))}
      </ul>
    </section>
  )
}

function CardsSkeleton() {
  const t = useTranslations('memberHome')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-7 w-44" />
      <div className={listClass}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className={`${cardRoomClass} w-full rounded-card`} />
        ))}
      </div>
    </div>
  )
}
