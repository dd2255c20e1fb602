import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useResult } from '../../../components/use-result.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import { ManageProfiles } from '../profiles/manage-profiles.tsx'
import { AcceptGift } from './accept-gift.tsx'
import { Gifts } from './gifts.tsx'
import { Invoices } from './invoices.tsx'
import { OpenOrder } from './open-order.tsx'
import { OwnActs } from './own-acts.tsx'
import { Purchases } from './purchases.tsx'
import { StateBadge } from './state-badge.tsx'
import { SubscriptionFacts } from './subscription-facts.tsx'
import { useSubscriptions } from './use-subscriptions.ts'

/** All of a member's own in Play: the subscription with its invoices, gifts, titles and children's profiles. */
export function PlayAccountPage() {
  const t = useTranslations('playSubscription')
  const [query] = useSearchParams()
  const gift = query.get('presente')
  const loaded = useSubscriptions()
  return (
    <>
      <h1 className="text-2xl">{t('title')}</h1>
      <div className="mt-5 grid grid-cols-1 gap-8">
        {gift && <AcceptGift codigo={gift} />}
        {loaded.state === 'loading' && <Skeleton className="h-64 w-full rounded-card" />}
        {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
        {loaded.state === 'ready' && <Subscriptions all={loaded.value} isStale={loaded.hasFailed} />}
        <Purchases />
        <Gifts />
        <ManageProfiles />
      </div>
    </>
  )
}

function Subscriptions({ all, isStale }: { all: readonly PlaySubscription[]; isStale: boolean }) {
  const t = useTranslations('playSubscription')
  const { result, announce } = useResult()
  const current = all.find(({ situacao }) => situacao !== 'ENCERRADA')
  return (
    <>
      {isStale && (
        <Notice tone="warning" icon="offline">
          <p>{t('offline')}</p>
        </Notice>
      )}
      {result}
      {current ? (
        <Current key={current.id} subscription={current} onDone={announce} />
      ) : (
        <EmptyState icon="play" title={t('emptyTitle')} lead={t('empty')}>
          <SmartLink to="/play/plans" className={buttonClass('primary')}>
            {t('plans')}
          </SmartLink>
        </EmptyState>
      )}
      <Invoices subscriptions={all} />
    </>
  )
}

function Current({ subscription, onDone }: { subscription: PlaySubscription; onDone: (text: string) => void }) {
  const t = useTranslations('playSubscription')
  const money = useMoney()
  const { plano, valor, moeda, situacao, origem, pedido } = subscription
  return (
    <>
      <section className={`${cardClass} p-5 sm:p-7`}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h2 className="text-xl">{plano.nome}</h2>
            <p className="mt-1 text-lg tabular-nums">
              {origem === 'PAGA'
                ? t(`per.${plano.intervalo}`, { amount: money(valor, moeda) })
                : t(`origins.${origem}`)}
            </p>
          </div>
          <StateBadge state={situacao} />
        </div>
        <SubscriptionFacts subscription={subscription} />
      </section>
      {pedido && <OpenOrder key={pedido} subscription={subscription} code={pedido} />}
      {origem === 'PAGA' && <OwnActs subscription={subscription} onDone={onDone} />}
    </>
  )
}
