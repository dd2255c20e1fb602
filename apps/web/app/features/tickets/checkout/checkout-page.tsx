import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { EventPage } from '@narthex/contract/events/event.schemas'
import type { EventSale } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { useSession } from '../../../session/session.ts'
import { isSessionKnown } from '../../../session/session-known.ts'
import { BuyingSteps } from '../flow/buying-steps.tsx'
import { checkoutPath, stepPath, thankYouPath } from '../flow/flow-step.ts'
import { readPurchase } from '../flow/kept-purchase.ts'
import { usePurchase } from '../flow/use-purchase.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { useHeldPrice } from './use-held-price.ts'

export interface Checkout {
  readonly event: EventPage
  readonly sale: EventSale
  readonly reserva: string
}

/** The payment step by itself, for held tickets: also from a mail and from the account. */
export function CheckoutPage({ title, found }: { readonly title: string; readonly found: Checkout | null }) {
  const t = useTranslations('ticketCheckout')
  const { church } = useChurchSite()
  const isKnown = useSession(isSessionKnown)
  return (
    <div className={`${containerClass('page', 'backLink')} max-lg:pb-6!`}>
      {found && <BackLink to={stepPath(found.event.id, 'holders')} name={t('back')} />}
      {found && (
        <p lang={church.idioma} className="mt-2 text-sm font-semibold text-muted">
          {found.event.titulo}
        </p>
      )}
      <h1 className={`text-title ${found ? '' : 'mt-2 mb-6'}`}>{title}</h1>
      {found && <BuyingSteps eventId={found.event.id} step="payment" />}
      {!found ? (
        <EmptyState icon="calendar" title={t('none.title')} lead={t('none.lead')}>
          <SmartLink to="/event" className={buttonClass('primary')}>
            {t('none.events')}
          </SmartLink>
        </EmptyState>
      ) : isKnown ? (
        <HeldCheckout key={found.reserva} {...found} />
      ) : (
        <LoadingCheckout />
      )}
    </div>
  )
}

function HeldCheckout({ event, sale, reserva }: Checkout) {
  const t = useTranslations('ticketCheckout')
  const words = useTranslations('ticketBuying.hold')
  const navigate = useNavigate()
  const [purchase, change, isOpenElsewhere] = usePurchase(event.id)
  const codes = sale.metodos.map(({ codigoMetodoPagamento }) => codigoMetodoPagamento)
  const [method, setMethod] = useState<PaymentMethodCode | undefined>(
    () => codes.find((code) => code === purchase.codigoMetodoPagamento) ?? codes[0],
  )
  const { loaded, held, isCounting } = useHeldPrice(event.id, reserva, method)
  const standing = held?.hold.situacao
  const wasHere = useRef(purchase.reserva === reserva)
  const isHeldAgain = wasHere.current && purchase.reserva !== null && purchase.reserva !== reserva
  useEffect(() => {
    // Another tab has held the same tickets again.
    if (isHeldAgain && purchase.reserva) void navigate(checkoutPath(event.id, purchase.reserva), { replace: true })
  }, [isHeldAgain, purchase.reserva, event.id, navigate])
  useEffect(() => {
    if (standing === 'CONFIRMADA') void navigate(thankYouPath(reserva), { replace: true })
  }, [standing, reserva, navigate])

  if (!held)
    return loaded.state === 'failed' ? <LoadFailed onRetry={() => void loaded.reload()} /> : <LoadingCheckout />
  if (standing === 'CONFIRMADA') return <LoadingCheckout />
  const kept = readPurchase(event.id)
  if (standing !== 'RESERVADA' && standing !== 'PENDENTE') {
    const isKept = kept.reserva === reserva && kept.tickets.length > 0
    return (
      <EmptyState icon="clock" title={t('over.title')} lead={t(isKept ? 'over.keptLead' : 'over.lead')}>
        <SmartLink to={stepPath(event.id, isKept ? 'holders' : 'tickets')} className={buttonClass('primary')}>
          {isKept ? words('again') : t('over.again')}
        </SmartLink>
      </EmptyState>
    )
  }
  const isHere = kept.reserva === reserva && kept.tickets.every(({ chave }) => kept.participantes[chave])
  if (standing === 'RESERVADA' && !(isHere && kept.tickets.length > 0)) {
    return (
      <EmptyState icon="device" title={t('away.title')} lead={t('away.lead')}>
        <SmartLink address={`${stepPath(event.id, 'holders')}&reserva=${reserva}`} className={buttonClass('primary')}>
          {t('away.go')}
        </SmartLink>
      </EmptyState>
    )
  }
  return (
    <CheckoutForm
      sale={sale}
      held={held}
      method={method}
      isCounting={isCounting}
      isOpenElsewhere={isOpenElsewhere}
      onMethod={(chosen) => {
        setMethod(chosen)
        change({ codigoMetodoPagamento: chosen })
      }}
      onReload={loaded.reload}
    />
  )
}

function LoadingCheckout() {
  const t = useTranslations('ticketBuying')
  return (
    <div role="status" className="grid max-w-[44rem] gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  )
}
