import { useIsOnline } from '@narthex/client/device/connection'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Notice } from '@narthex/ui/notice'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { forgetWayBack } from '../../../components/reading/way-back.ts'
import { type PlanAddress, usePlanPaths } from '../plan-paths.ts'
import { ProgressBar } from '../progress-bar.tsx'
import { loadReaderFoot } from '../reader/load-reader-foot.ts'
import { DayTalk } from '../together/day-talk.tsx'
import { Together } from '../together/together.tsx'
import { useCircle } from '../together/use-circle.ts'
import { type OpenSubscription, useSubscription } from '../use-subscription.ts'
import { CatchUp } from './catch-up.tsx'
import { DayCalendar } from './day-calendar.tsx'
import { Finished } from './finished.tsx'
import { PausedNotice } from './paused-notice.tsx'
import { PlanGone } from './plan-gone.tsx'
import { PlanHead } from './plan-head.tsx'
import { PlanOptions } from './plan-options.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { ReadingCard } from './reading-card.tsx'
import { RestCard } from './rest-card.tsx'

interface SubscriptionViewProps {
  readonly memberId: number
  readonly id: string
  readonly address: PlanAddress
  readonly title: string
}

/** A plan that the member reads: today on top, then all its days. */
export function SubscriptionView({ memberId, id, address, title }: SubscriptionViewProps) {
  const { loaded, open } = useSubscription(memberId, id)
  if (loaded.state === 'loading') return <PlanSkeleton title={address.name ?? title} />
  if (loaded.state === 'failed') return <LoadFailed onRetry={loaded.reload} />
  if (!open) return <PlanGone />
  return <Open open={open} isCopy={loaded.value.isCopy} invitation={address.invitation} />
}

interface OpenProps {
  readonly open: OpenSubscription
  readonly isCopy: boolean
  readonly invitation: string | undefined
}

function Open({ open, isCopy, invitation }: OpenProps) {
  const t = useTranslations('readingPlans')
  const { isEmbedded } = usePlanPaths()
  const isOnline = useIsOnline()
  const [chosen, setChosen] = useState<number>()
  useEffect(() => {
    forgetWayBack()
    void loadReaderFoot().catch(() => {})
  }, [])
  const { subscription, view, isUnsent } = open
  const { plano, situacao } = subscription
  const percent = Math.floor((100 * view.daysDone) / plano.totalDias)
  return (
    <>
      <PlanHead plan={plano} />
      <div className="mt-5 max-w-2xl">
        <ProgressBar done={view.daysDone} total={plano.totalDias} label={t('percent', { percent })} />
        <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
          <span>{t('daysDone', { done: view.daysDone, total: plano.totalDias })}</span>
          <span>{subscription.sequencia > 0 ? t('streak', { count: subscription.sequencia }) : t('streakNone')}</span>
        </p>
        <p role="status" className="mt-1 text-sm text-muted empty:hidden">
          {isUnsent && !isOnline && t('unsent')}
        </p>
      </div>
      {(isCopy || !isOnline) && (
        <Notice tone="info" icon="offline" role="status" className="mt-5 max-w-2xl">
          <p>{t('offline')}</p>
        </Notice>
      )}
      <div className="mt-7 grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-12">
        <div className="grid min-w-0 gap-5">
          {situacao === 'PAUSADA' && <PausedNotice open={open} />}
          {view.isFinished && <Finished open={open} />}
          <DayReading open={open} chosen={chosen} onChoose={setChosen} />
          {!view.isFinished && <CatchUp open={open} />}
          {!isEmbedded && subscription.roda !== null && <Talk open={open} chosen={chosen} />}
        </div>
        <div className="grid gap-8">
          <DayCalendar view={view} chosen={chosen} onChoose={setChosen} />
          {!isEmbedded && situacao !== 'CONCLUIDA' && <Together open={open} invitation={invitation} />}
          <PlanOptions open={open} />
        </div>
      </div>
    </>
  )
}

/** About the day that is shown, or the one that comes next. */
function Talk({ open: { subscription, view }, chosen }: { open: OpenSubscription; chosen: number | undefined }) {
  const { circle } = useCircle(subscription.uuid, true)
  const day = chosen ?? view.due.at(-1)?.dia ?? view.next?.dia ?? view.readings.length
  return <DayTalk key={day} subscriptionId={subscription.uuid} day={day} mayRemoveAll={circle?.flagCriador === true} />
}

interface DayReadingProps {
  readonly open: OpenSubscription
  /** The number of the day that was chosen; today's where none is. */
  readonly chosen: number | undefined
  readonly onChoose: (day: number | undefined) => void
}

function DayReading({ open, chosen, onChoose }: DayReadingProps) {
  const { view } = open
  const shown = chosen === undefined ? undefined : view.readings[chosen - 1]
  if (shown) return <ReadingCard open={open} reading={shown} onBack={() => onChoose(undefined)} />
  if (view.due.length > 0) {
    return view.due.map((reading) => <ReadingCard key={reading.dia} open={open} reading={reading} />)
  }
  return view.next ? <RestCard open={open} next={view.next} /> : null
}
