import { findErrorCode } from '@narthex/contract/client'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import type { EventSale, TicketQuote } from '@narthex/contract/tickets/ticket.schemas'
import { Notice } from '@narthex/ui/notice'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { dataUpdatePath, readMissingData } from '../../../payments/payer/missing-data.ts'
import { accessPath } from '../../../routing/redirect-to.ts'
import { checkoutPath, stepPath, thankYouPath } from '../flow/flow-step.ts'
import { PriceChange } from '../flow/price-change.tsx'
import { TicketFailure } from '../flow/ticket-failure.tsx'
import { readRefusedHolder } from '../flow/tickets-left.ts'
import type { HeldTickets } from '../hold/use-hold.ts'
import type { useTicketCheckout } from './use-ticket-checkout.ts'

export interface CheckoutFailureProps {
  readonly sale: EventSale
  readonly held: HeldTickets
  readonly checkout: ReturnType<typeof useTicketCheckout>
  readonly onReload: () => Promise<void>
}

/** Reason why held tickets were not paid, and the remedy; after a price change, the new price beside the old. */
export function CheckoutFailure({ sale, held: { hold }, checkout, onReload }: CheckoutFailureProps) {
  const t = useTranslations('ticketCheckout')
  const navigate = useNavigate()
  const [before, setBefore] = useState<TicketQuote>()
  const help = useRemedies(sale, hold.codigo, checkout)
  const { orcamento } = hold
  const seeNewPrice = () => {
    setBefore(orcamento)
    checkout.clear()
    void onReload()
  }
  const isAnotherTotal = findErrorCode(checkout.error) === 'EVT_REG_014'
  return (
    <>
      {checkout.isDeclined && (
        <Notice tone="danger">
          <p>{t('declined')}</p>
        </Notice>
      )}
      {before && before.total !== orcamento.total && (
        <PriceChange
          before={before}
          now={orcamento}
          onAccept={() => {
            setBefore(undefined)
            checkout.submit()
          }}
          onEdit={() => void navigate(stepPath(sale.idEvento, 'tickets'))}
        />
      )}
      <TicketFailure error={checkout.error} sale={sale} onRemedy={isAnotherTotal ? seeNewPrice : help} />
    </>
  )
}

/** Actions of the button under a failure. */
function useRemedies(sale: EventSale, reserva: string, checkout: CheckoutFailureProps['checkout']) {
  const navigate = useNavigate()
  const path = checkoutPath(sale.idEvento, reserva)
  const { payer, error } = checkout
  const refused = () => (readRefusedHolder(error)?.index ?? 0) + 1
  const acts: Readonly<Partial<Record<PurchaseRemedy, () => unknown>>> = {
    retry: () => checkout.submit(),
    'choose-method': () => checkout.setParcelas(1),
    'pay-once': () => checkout.setParcelas(1),
    'show-payment': () => navigate(thankYouPath(reserva)),
    'log-in': () => navigate(accessPath(path)),
    'other-events': () => navigate('/event'),
    'hold-again': () => navigate(stepPath(sale.idEvento, 'holders')),
    'update-data': () =>
      payer.member ? navigate(dataUpdatePath(readMissingData(error), path)) : checkout.askForMissing(),
    'change-holder': () => navigate(stepPath(sale.idEvento, 'holders', refused())),
  }
  return (remedy: PurchaseRemedy) => {
    checkout.clear()
    const act = acts[remedy] ?? (() => navigate(stepPath(sale.idEvento, 'tickets')))
    act()
  }
}
