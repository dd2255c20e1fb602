import { useIsOnline } from '@narthex/client/device/connection'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { PlanSummary, SubscriptionSummary } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { ItemCard, itemGridClass } from '../../../components/item-card.tsx'
import { usePlans, useSubscriptions } from '../plan-calls.ts'
import { usePlanPaths } from '../plan-paths.ts'
import { PlansSkeleton } from './plans-skeleton.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

/** Lists of plans: in progress, to begin, completed. */
export function PlanLists({ memberId }: { memberId: number }) {
  const t = useTranslations('readingPlans')
  const isOnline = useIsOnline()
  const own = useSubscriptions(memberId)
  const plans = usePlans(memberId)
  // What failed together is tried again together: one button, not a second one after the first.
  const retry = () => {
    for (const list of [own, plans]) if (list.state === 'failed') void list.reload()
  }
  if (own.state === 'failed') return <LoadFailed onRetry={retry} />
  if (own.state === 'loading') return <PlansSkeleton label={t('loading')} />
  const subscriptions = own.value.value ?? []
  const [completed, unfinished] = [subscriptions.filter(isCompleted), subscriptions.filter((one) => !isCompleted(one))]
  const available = plans.state === 'ready' ? (plans.value.value ?? []) : []
  const begun = new Set(unfinished.map(({ plano }) => plano.uuid))
  return (
    <>
      {!isOnline && (
        <Notice tone="info" icon="offline" role="status" className="mb-6">
          <p>{t('offline')}</p>
        </Notice>
      )}
      {unfinished.length > 0 ? (
        <Section title={t('inProgress')}>
          <SubscriptionCards subscriptions={unfinished} />
        </Section>
      ) : (
        subscriptions.length === 0 && <EmptyState icon="book" title={t('emptyTitle')} lead={t('emptyLead')} />
      )}
      {plans.state === 'failed' ? (
        <LoadFailed onRetry={retry} />
      ) : (
        <Available plans={available.filter(({ uuid }) => !begun.has(uuid))} />
      )}
      {completed.length > 0 && (
        <Section title={t('completed')}>
          <SubscriptionCards subscriptions={completed} />
        </Section>
      )}
    </>
  )
}

const isCompleted = ({ situacao }: SubscriptionSummary) => situacao === 'CONCLUIDA'

function SubscriptionCards({ subscriptions }: { subscriptions: readonly SubscriptionSummary[] }) {
  return (
    <ul className="grid gap-3 sm:gap-5 md:grid-cols-2">
      {subscriptions.map((subscription) => (
        <SubscriptionCard key={subscription.uuid} subscription={subscription} />
      ))}
    </ul>
  )
}

function Available({ plans }: { plans: readonly PlanSummary[] }) {
  const t = useTranslations('readingPlans')
  const paths = usePlanPaths()
  if (plans.length === 0) return null
  return (
    <Section title={t('available')}>
      <ul className={itemGridClass}>
        {plans.map(({ uuid, origem, nome, descricao, idioma, totalDias, grupo }) => (
          <ItemCard
            key={uuid}
            to={paths.plan({ plan: uuid, name: nome })}
            title={nome}
            lang={idioma}
            cover={{ seed: `PLANO ${uuid}` }}
            image={null}
            when={[t('days', { count: totalDias }), origem === 'IGREJA' && t('byChurch')].filter(Boolean).join(' · ')}
            line={descricao}
            foot={grupo && t('group', { group: grupo.nome })}
          />
        ))}
      </ul>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10 first:mt-0">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
