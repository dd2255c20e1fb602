import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import { StateBadge } from './state-badge.tsx'
import { SubscriptionFacts } from './subscription-facts.tsx'
import { useSubscriptions } from './use-subscriptions.ts'

/** The member's subscription of Play among what they pay regularly; it leads to a page of its own. */
export function PlaySection() {
  const t = useTranslations('playSubscription')
  const titleId = useId()
  const loaded = useSubscriptions()
  const current = loaded.state === 'ready' ? loaded.value.find(({ situacao }) => situacao !== 'ENCERRADA') : undefined
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="text-xl">
        {t('title')}
      </h2>
      <div className="mt-3 grid gap-4">
        {loaded.state === 'loading' && <Skeleton className="h-44 w-full rounded-card" />}
        {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
        {loaded.state === 'ready' &&
          (current ? (
            <SubscriptionCard subscription={current} />
          ) : (
            <EmptyState icon="play" title={t('emptyTitle')} lead={t('empty')}>
              <SmartLink to="/play/plans" className={buttonClass('primary')}>
                {t('plans')}
              </SmartLink>
            </EmptyState>
          ))}
        {loaded.state === 'ready' && (
          <SmartLink
            to="/user/subscriptions?play=1"
            className={`${buttonClass('quiet')} justify-self-start max-sm:w-full`}
          >
            {t(current ? 'manage' : 'more')}
          </SmartLink>
        )}
      </div>
    </section>
  )
}

function SubscriptionCard({ subscription }: { subscription: PlaySubscription }) {
  const t = useTranslations('playSubscription')
  const money = useMoney()
  const { plano, valor, moeda, situacao, origem } = subscription
  return (
    <div className={`${cardClass} relative p-5 transition-colors hover:bg-sunken sm:p-6`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-lg font-semibold">
          <SmartLink
            to="/user/subscriptions?play=1"
            className="after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2"
          >
            {plano.nome}
          </SmartLink>
          <span className="mt-0.5 block text-base font-normal tabular-nums">
            {origem === 'PAGA' ? t(`per.${plano.intervalo}`, { amount: money(valor, moeda) }) : t(`origins.${origem}`)}
          </span>
        </p>
        <StateBadge state={situacao} />
      </div>
      <SubscriptionFacts subscription={subscription} />
      <Icon name="chevron" className="absolute end-4 bottom-5 size-6 -rotate-90 text-muted" />
    </div>
  )
}
