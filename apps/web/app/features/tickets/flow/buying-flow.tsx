import type { EventPage } from '@narthex/contract/events/event.schemas'
import { fallbackRemedy, type PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import type { EventSale } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { LoadFailed } from '../../../components/load-failed.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useIsOnline } from '../../../device/connection.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { accessPath } from '../../../routing/redirect-to.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { ChooseStep } from '../choose/choose-step.tsx'
import { HoldClock } from '../hold/hold-clock.tsx'
import { QueuePanel } from '../hold/queue-panel.tsx'
import { useHold } from '../hold/use-hold.ts'
import { HoldersStep } from '../holders/holders-step.tsx'
import { loadSale } from '../ticket-calls.ts'
import { BuyingSteps } from './buying-steps.tsx'
import { type BuyingStep, buyingSteps, checkoutPath, stepPath, thankYouPath } from './flow-step.ts'
import { OtherTabNotice } from './other-tab-notice.tsx'
import { PriceChange } from './price-change.tsx'
import { isAnotherPrice } from './price-changes.ts'
import { fromHold, isHeld } from './selection.ts'
import { type ChangePurchase, usePurchase } from './use-purchase.ts'

export interface BuyingFlowProps {
  readonly event: EventPage
  readonly served: EventSale
  readonly search: string
}

/** The steps of a purchase, at the address of its event (specification §2: `buyingStep`, `fillTicket`). */
export function BuyingFlow({ event, served, search }: BuyingFlowProps) {
  const t = useTranslations('ticketBuying')
  const { church } = useChurchSite()
  const navigate = useNavigate()
  const isMember = useSession(isLoggedIn)
  const isOnline = useIsOnline()
  const query = new URLSearchParams(search)
  const step = buyingSteps.find((name) => name === query.get('buyingStep')) ?? 'tickets'
  const number = Number(query.get('fillTicket') ?? '1') || 1
  const [sale, setSale] = useState(served)
  const [purchase, change, isOpenElsewhere] = usePurchase(event.id)
  const { acesso, reserva, tickets } = purchase
  const holding = useHold(event.id, purchase, change)
  const { held } = holding
  const go = (next: BuyingStep, ticket?: number) =>
    void navigate(stepPath(event.id, next, ticket), { viewTransition: true })

  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The link that led here is gone, and the focus with it.
    if (step === 'tickets' && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [step])
  useOffered(query, change)
  // A hidden type is not in the page as served; a kept key finds it after a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key
  useEffect(() => {
    if (!acesso) return
    loadSale(church.slug, event.id, acesso).then(
      (found) => {
        setSale(found)
        // A key that shows nothing is asked with no more: wrong ones are counted.
        if (!found.ingressos.some(({ flagOculto }) => flagOculto)) change({ acesso: '' })
      },
      () => {},
    )
  }, [acesso])
  // An offer, or a hold that began on another device, brings its own tickets.
  useEffect(() => {
    if (held && tickets.length === 0) change({ tickets: fromHold(held.hold), visto: held.hold.orcamento })
  }, [held, tickets.length, change])
  const standing = held?.hold.situacao
  useEffect(() => {
    if (!held || !reserva) return
    if (standing === 'CONFIRMADA') void navigate(thankYouPath(reserva), { replace: true })
    else if (step === 'payment' || (standing === 'PENDENTE' && step === 'holders'))
      void navigate(checkoutPath(event.id, reserva), { replace: true })
  }, [held, standing, reserva, step, event.id, navigate])

  const metodos = sale.metodos.map(({ codigoMetodoPagamento }) => codigoMetodoPagamento)
  const method = metodos.find((code) => code === purchase.codigoMetodoPagamento) ?? metodos[0]
  async function next(): Promise<void> {
    const isSame = held?.hold.situacao === 'RESERVADA' && isHeld(tickets, held.hold) && isRunning(held.hold.expiraEm)
    if (isSame && (held?.hold.orcamento.cupom ?? '') === purchase.cupom.toUpperCase()) return go('holders', 1)
    change({ codigoMetodoPagamento: method ?? null })
    if (await holding.take()) go('holders', 1)
  }
  async function help(remedy: PurchaseRemedy): Promise<void> {
    holding.clear()
    if (remedy === 'retry' || remedy === 'hold-again') return void (await holding.take())
    if (remedy === 'remove-coupon') return change({ cupom: '' })
    if (remedy === 'other-events') return void navigate('/event')
    if (remedy === 'log-in') return void navigate(accessPath(stepPath(event.id, step)))
    // What is sold has changed: the choice begins with what is there now, and keeps what still can be had.
    setSale(await loadSale(church.slug, event.id, acesso).catch(() => sale))
    if (remedy === fallbackRemedy) change({ reserva: null })
    go('tickets')
  }

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
        {!isOnline && (
          <Notice tone="warning" icon="offline">
            <p>{t('offline')}</p>
          </Notice>
        )}
        {sale.flagEnsaio && (
          <Notice tone="info">
            <p>{t('rehearsal')}</p>
          </Notice>
        )}
        {held && isOpenElsewhere && <OtherTabNotice />}
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
        {holding.place !== undefined ? (
          <QueuePanel place={holding.place} onLeave={holding.leaveQueue} />
        ) : !isFilling ? (
          <ChooseStep
            sale={sale}
            purchase={purchase}
            change={change}
            method={method}
            isSending={holding.isSending}
            error={holding.error}
            onNext={() => void next()}
            onRemedy={(remedy) => void help(remedy)}
          />
        ) : held ? (
          <HoldersStep
            event={event}
            hold={held.hold}
            sale={sale}
            purchase={purchase}
            change={change}
            number={Math.min(number, Math.max(1, tickets.length))}
            onRemedy={(remedy) => void help(remedy)}
          />
        ) : (
          <NoHold state={holding.state} eventId={event.id} onRetry={holding.reload} />
        )}
      </div>
    </div>
  )
}

const isRunning = (expiraEm: string | null) => expiraEm !== null && new Date(expiraEm) > new Date()

/** A link may bring a key to hidden types, or the code of a hold that was offered. */
function useOffered(query: URLSearchParams, change: ChangePurchase): void {
  const [acesso, reserva] = [query.get('acesso'), query.get('reserva')]
  useLayoutEffect(() => {
    if (acesso && /^[\w-]{4,40}$/.test(acesso)) change({ acesso })
    if (!reserva || !/^[0-9A-HJKMNP-TV-Z]{26}$/.test(reserva)) return
    change((before) => (before.reserva === reserva ? {} : { reserva, tickets: [], cupom: '', visto: null }))
  }, [acesso, reserva, change])
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
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-24 w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  )
}
