import { reloadData } from '@narthex/client/data/query-client'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { SubscriptionSummary } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { containerClass } from '@narthex/ui/container'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { useReader } from '../../../components/use-reader.ts'
import { announcePlan } from '../embed/plan-announcements.ts'
import { usePlan, useSubscriptions } from '../plan-calls.ts'
import { type PlanAddress, usePlanAddress, usePlanPaths } from '../plan-paths.ts'
import { PlanPreview } from '../start/plan-preview.tsx'
import { StartForm } from '../start/start-form.tsx'
import { PlanGone } from './plan-gone.tsx'
import { PlanHead } from './plan-head.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { SubscriptionView } from './subscription-view.tsx'

/** A reading plan: today's reading where the member reads it, or else what it is and how to begin. */
export function PlanPage({ planId, title }: { planId: string; title: string }) {
  const t = useTranslations('readingPlans')
  const memberId = useReader()?.memberId
  const paths = usePlanPaths()
  const address = usePlanAddress(planId)
  return (
    <div className={containerClass('page', 'backLink')}>
      <BackLink to={paths.list} name={t('back')} />
      {memberId === undefined ? (
        <h1 className="sr-only">{title}</h1>
      ) : (
        <FoundPlan memberId={memberId} address={address} title={title} />
      )}
    </div>
  )
}

interface FoundPlanProps {
  readonly memberId: number
  readonly address: PlanAddress
  readonly title: string
}

function FoundPlan({ memberId, address, title }: FoundPlanProps) {
  const own = useSubscriptions(memberId)
  if (address.subscription) {
    return <SubscriptionView memberId={memberId} id={address.subscription} address={address} title={title} />
  }
  if (own.state === 'loading') return <PlanSkeleton title={address.name ?? title} />
  if (own.state === 'failed') return <LoadFailed onRetry={own.reload} />
  const id = findOwn(own.value.value ?? [], address.plan)
  if (id) return <SubscriptionView memberId={memberId} id={id} address={address} title={title} />
  return <NewPlan memberId={memberId} address={address} title={title} />
}

/** Finds the current subscription of a plan. */
const findOwn = (subscriptions: readonly SubscriptionSummary[], plan: string) =>
  subscriptions.find(({ plano, situacao }) => plano.uuid === plan && situacao !== 'CONCLUIDA')?.uuid

function NewPlan({ memberId, address, title }: FoundPlanProps) {
  const navigate = useNavigate()
  const paths = usePlanPaths()
  const loaded = usePlan(memberId, address.plan)
  if (loaded.state === 'loading') return <PlanSkeleton title={address.name ?? title} />
  if (loaded.state === 'failed') return <LoadFailed onRetry={loaded.reload} />
  const plan = loaded.value.value
  if (!plan) return <PlanGone />
  return (
    <>
      <PlanHead plan={plan} />
      <div className="mt-8 grid gap-8 md:grid-cols-[1fr_22rem] md:items-start lg:gap-14">
        <div className="md:order-last">
          <StartForm
            plan={plan}
            onStarted={({ uuid }) => {
              announcePlan({ type: 'narthex:reading-plans:started', plan: plan.uuid, subscription: uuid })
              void reloadData('copy')
              void navigate(paths.plan({ ...address, subscription: uuid, name: plan.nome }), { replace: true })
            }}
          />
        </div>
        <PlanPreview plan={plan} />
      </div>
    </>
  )
}
