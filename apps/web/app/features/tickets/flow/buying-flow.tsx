import { useIsOnline } from '@narthex/client/device/connection'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { EventPage } from '@narthex/contract/events/event.schemas'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import type { EventSale } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { accessPath } from '../../../routing/redirect-to.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { ChooseStep } from '../choose/choose-step.tsx'
import { HoldClock } from '../hold/hold-clock.tsx'
import { QueuePanel } from '../hold/queue-panel.tsx'
import { BuyingSteps } from './buying-steps.tsx'
import { stepPath } from './flow-step.ts'
import { OtherTabNotice } from './other-tab-notice.tsx'
import { PriceChange } from './price-change.tsx'
import { isAnotherPrice } from './price-changes.ts'
import { RehearsalNotice } from './rehearsal-notice.tsx'
import { useBuying } from './use-buying.ts'

/** Forms come with the step that has them, asked for while the tickets are held for it. */
const loadHolders = async () => (await import('../holders/holders-step.tsx')).HoldersStep
const HoldersStep = lazyPart(loadHolders)

export interface BuyingFlowProps {
  readonly event: EventPage
  readonly served: EventSale
  readonly search: string
}

/** The steps of a purchase, at the address of its event (specification §2: `buyingStep`, `fillTicket`). */
export function BuyingFlow({ event, served, search }: BuyingFlowProps) {
  const t = useTranslations('ticketBuying')
  const { church } = useChurchSite()
  const isMember = useSession(isLoggedIn)
  const buying = useBuying(event, served, search)
  const { step, sale, purchase, change, holding, go } = buying
  const { held } = holding
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The link that led here is gone, and the focus with it.
    if (step === 'tickets' && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [step])

  if (!isMember && !sale.flagVisitantes) return <MustLogIn event={event} />
  const isChanged = held !== undefined && isAnotherPrice(purchase.visto, held.hold.orcamento)
  const isFilling = step !== 'tickets'
  return (
    <div className={`${containerClass('page', 'backLink')} max-lg:pb-6!`}>
      <BackLink to={pathTo('/event/:eventId', { eventId: event.id })} name={t('back')} />
      <h1 ref={title} tabIndex={-1} lang={church.idioma} className="mt-2 text-title outline-none">
        {event.titulo}
      </h1>
      <BuyingSteps eventId={event.id} step={step} />
      <div className="grid grid-cols-1 gap-6">
        <BuyingNotices isRehearsal={sale.flagEnsaio} />
        {held && buying.isOpenElsewhere && <OtherTabNotice />}
        {held && isFilling && (
          <HoldClock held={held} isSending={holding.isSending} onAgain={() => void holding.take()} />
        )}
        {isFilling && held && isChanged && purchase.visto && (
          <PriceChange
            before={purchase.visto}
            now={held.hold.orcamento}
            onAccept={() => change({ visto: held.hold.orcamento })}
            onEdit={() => go('tickets')}
          />
        )}
        <CurrentStep event={event} buying={buying} />
      </div>
    </div>
  )
}

/** Current step, the queue before it, or a notice that there is nothing to fill in. */
function CurrentStep({ event, buying }: { event: EventPage; buying: ReturnType<typeof useBuying> }) {
  const { step, number, sale, method, purchase, change, holding, next, help } = buying
  const { held } = holding
  const onRemedy = (remedy: PurchaseRemedy) => void help(remedy)
  if (holding.place !== undefined) return <QueuePanel place={holding.place} onLeave={holding.leaveQueue} />
  if (step === 'tickets') {
    return (
      <ChooseStep
        sale={sale}
        purchase={purchase}
        change={change}
        method={method}
        isSending={holding.isSending}
        error={holding.error}
        onNext={() => {
          // One that fails is asked for again when it is shown.
          loadHolders().catch(() => {})
          void next()
        }}
        onRemedy={onRemedy}
      />
    )
  }
  if (!held) return <NoHold state={holding.state} eventId={event.id} onRetry={holding.reload} />
  return (
    <LazyPart fallback={<StepLoading />} failed={<LoadFailed />}>
      <HoldersStep
        event={event}
        hold={held.hold}
        sale={sale}
        purchase={purchase}
        change={change}
        number={Math.min(number, Math.max(1, purchase.tickets.length))}
        onRemedy={onRemedy}
      />
    </LazyPart>
  )
}

function BuyingNotices({ isRehearsal }: { isRehearsal: boolean }) {
  const t = useTranslations('ticketBuying')
  const isOnline = useIsOnline()
  return (
    <>
      {!isOnline && (
        <Notice tone="warning" icon="offline">
          <p>{t('offline')}</p>
        </Notice>
      )}
      {isRehearsal && <RehearsalNotice />}
    </>
  )
}

function MustLogIn({ event }: { event: EventPage }) {
  const t = useTranslations('ticketBuying.login')
  const { pathname, search } = useLocation()
  return (
    <div className={containerClass('measure', 'title')}>
      <h1 className="mb-6 text-title">{event.titulo}</h1>
      <EmptyState icon="person" title={t('title')} lead={t('lead')}>
        <SmartLink to={accessPath(`${pathname}${search}`)} className={buttonClass('primary')}>
          {t('signIn')}
        </SmartLink>
      </EmptyState>
    </div>
  )
}

function NoHold({ state, eventId, onRetry }: { state: string; eventId: number; onRetry: () => void }) {
  const t = useTranslations('ticketBuying')
  if (state === 'failed') return <LoadFailed onRetry={onRetry} />
  if (state === 'gone' || state === 'none') {
    return (
      <EmptyState icon="calendar" title={t('hold.gone')} lead={t('hold.goneLead')}>
        <SmartLink to={stepPath(eventId, 'tickets')} className={buttonClass('primary')}>
          {t('hold.choose')}
        </SmartLink>
      </EmptyState>
    )
  }
  return <StepLoading />
}

function StepLoading() {
  const t = useTranslations('ticketBuying')
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-24 w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  )
}
