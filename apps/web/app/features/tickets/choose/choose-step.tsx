import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import type { EventSale } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageFoot } from '../../../components/page-foot.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { findSeats, findTypeState, listTickets } from '../event/sale-state.ts'
import type { Purchase } from '../flow/kept-purchase.ts'
import { PriceLines } from '../flow/price-lines.tsx'
import { fitSelection, reduceSelection } from '../flow/selection.ts'
import { TicketFailure } from '../flow/ticket-failure.tsx'
import type { ChangePurchase } from '../flow/use-purchase.ts'
import { useSeats } from '../ticket-calls.ts'
import { CouponPlace } from './coupon-place.tsx'
import { TypeRow } from './type-row.tsx'
import { useQuote } from './use-quote.ts'
import { WaitingForm } from './waiting-form.tsx'

/** A form, which choosing tickets does without. */
const TicketCoupon = lazyPart(async () => (await import('./ticket-coupon.tsx')).TicketCoupon)

export interface ChooseStepProps {
  readonly sale: EventSale
  readonly purchase: Purchase
  readonly change: ChangePurchase
  readonly method: PaymentMethodCode | undefined
  readonly isSending: boolean
  /** Error of the last attempt to hold the tickets. */
  readonly error: unknown
  readonly onNext: () => void
  readonly onRemedy: (remedy: PurchaseRemedy) => void
}

/** Choice of tickets and add-ons, with their current price. */
export function ChooseStep({ sale, purchase, change, method, isSending, error, onNext, onRemedy }: ChooseStepProps) {
  const t = useTranslations('ticketBuying')
  const seats = useSeats(sale.idEvento, purchase.acesso)
  const now = seats.state === 'ready' ? seats.value : undefined
  const quoted = useQuote(sale.idEvento, purchase, method)
  const [isAsked, setAsked] = useState(false)
  const hasLost = useFitting(sale, purchase, change)
  const failure = useRef<HTMLDivElement>(null)
  const { tickets } = purchase
  const types = listTickets(sale)
  const turnsAt = useDateContext().now
  const isOnSale =
    tickets.length > 0 ||
    types.some((type) => (findSeats(now, type.id)?.situacao ?? findTypeState(type, turnsAt)) === 'DISPONIVEL')
  const refusal = error ?? quoted.error
  // With what mends it, clear of the bar at the foot.
  useEffect(() => {
    if (refusal !== undefined) failure.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])

  if (types.length === 0) return <EmptyState icon="calendar" title={t('choose.none')} lead={t('choose.noneLead')} />
  const goOn = () => {
    if (tickets.length === 0) return setAsked(true)
    onNext()
  }
  const isCouponWrong = quoted.error !== undefined && error === undefined && purchase.cupom !== ''
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12">
      <div className="grid grid-cols-1 gap-6">
        <h2 className="text-xl">{t(isOnSale ? 'choose.title' : 'choose.none')}</h2>
        {hasLost && (
          <Notice tone="warning">
            <p>{t('choose.gone')}</p>
          </Notice>
        )}
        <TypeList types={types} sale={sale} seats={now} purchase={purchase} change={change} />
        {sale.flagCupons && isOnSale && (
          <LazyPart fallback={<CouponPlace />}>
            <TicketCoupon cupom={purchase.cupom} quoted={quoted} onChange={(cupom) => change({ cupom })} />
          </LazyPart>
        )}
        <div ref={failure} className="scroll-mb-40 empty:hidden">
          {!isCouponWrong && (
            <TicketFailure
              error={refusal}
              sale={sale}
              onRemedy={(remedy) => (remedy === 'retry' && error === undefined ? quoted.retry() : onRemedy(remedy))}
              onAdjust={(left) => {
                void seats.reload()
                change({ tickets: reduceSelection(tickets, left) })
                onRemedy('review-tickets')
              }}
            />
          )}
        </div>
        {isAsked && tickets.length === 0 && (
          <Notice tone="danger">
            <p>{t('choose.empty')}</p>
          </Notice>
        )}
        {isOnSale && (
          <PriceBar
            quoted={quoted}
            sale={sale}
            method={method}
            isSending={isSending}
            count={tickets.length}
            onNext={goOn}
          />
        )}
      </div>
      <aside className="sticky below-header-6 max-lg:hidden">
        {quoted.quote && tickets.length > 0 && (
          <PriceLines quote={quoted.quote} method={method} isCounting={quoted.isCounting} />
        )}
      </aside>
    </div>
  )
}

interface TypeListProps extends Pick<ChooseStepProps, 'sale' | 'purchase' | 'change'> {
  readonly types: ReturnType<typeof listTickets>
  readonly seats: ComponentProps<typeof TypeRow>['seats']
}

function TypeList({ types, sale, seats, purchase: { tickets, acesso }, change }: TypeListProps) {
  return (
    <ul className="grid gap-2.5">
      {types.map((type) => (
        <TypeRow
          key={type.id}
          type={type}
          sale={sale}
          seats={seats}
          selection={tickets}
          onChange={(selection) => change({ tickets: selection })}
          waiting={
            sale.flagEspera && (
              <WaitingForm eventId={sale.idEvento} type={type} acesso={acesso} isOpenAtFirst={types.length === 1} />
            )
          }
        />
      ))}
    </ul>
  )
}

/** Takes out of a kept selection what is no longer sold, and says whether something was. */
function useFitting(sale: EventSale, { tickets }: Purchase, change: ChangePurchase): boolean {
  const [hasLost, setLost] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the sale
  useLayoutEffect(() => {
    const fitting = fitSelection(tickets, sale)
    if (JSON.stringify(fitting) === JSON.stringify(tickets)) return
    setLost(true)
    change({ tickets: fitting })
  }, [sale])
  return hasLost
}

interface PriceBarProps {
  readonly quoted: ReturnType<typeof useQuote>
  readonly sale: EventSale
  readonly method: PaymentMethodCode | undefined
  readonly count: number
  readonly isSending: boolean
  readonly onNext: () => void
}

/** The price with fees, always in sight, and the way on. */
function PriceBar({ quoted: { quote, isCounting }, sale, method, count, isSending, onNext }: PriceBarProps) {
  const t = useTranslations('ticketBuying')
  const methods = useTranslations('payments.methods')
  const money = useMoney()
  const hasFees = quote && quote.taxaServico + quote.taxaProcessamento > 0
  return (
    <PageFoot>
      <div className="flex items-center justify-between gap-4">
        <p aria-live="polite" aria-busy={isCounting} className="min-w-0 leading-tight">
          <span className={`block text-xl font-semibold tabular-nums ${isCounting ? 'text-muted' : ''}`}>
            {quote && count > 0 && (quote.total === 0 ? t('price.free') : money(quote.total, sale.moeda))}
          </span>
          <span className="text-sm text-muted">
            {isCounting
              ? t('price.counting')
              : [
                  t('price.items', { count }),
                  count > 0 && hasFees && method && t('price.withFees', { method: methods(method) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
          </span>
        </p>
        <button
          type="button"
          onClick={onNext}
          aria-busy={isSending || undefined}
          aria-disabled={isSending || undefined}
          className={`${buttonClass('primary')} shrink-0`}
        >
          {isSending && <Spinner />}
          {t('next')}
        </button>
      </div>
    </PageFoot>
  )
}
