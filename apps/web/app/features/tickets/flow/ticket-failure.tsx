import { ApiError } from '@narthex/contract/client'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import type { EventSale } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { PurchaseFailure } from '../../../payments/purchase-failure.tsx'
import { readTicketsLeft } from './tickets-left.ts'

export interface TicketFailureProps {
  readonly error: unknown
  readonly sale: EventSale
  readonly onRemedy: (remedy: PurchaseRemedy) => void
  /** Chooses no more than what is left. */
  readonly onAdjust?: ((left: ReadonlyMap<number, number>) => void) | undefined
}

/** Reason why a step of the purchase failed, and the remedy; if seats are short, how many are left (EVT_REG_021). */
export function TicketFailure({ error, sale, onRemedy, onAdjust }: TicketFailureProps) {
  const t = useTranslations('ticketBuying.choose')
  const words = useTranslations('purchaseErrors')
  if (error === undefined) return null
  const left = readTicketsLeft(error)
  if (left.size === 0 || !onAdjust) return <PurchaseFailure error={error} onRemedy={onRemedy} />
  const code = error instanceof ApiError && error.code === 'TICKET_LIMIT' ? 'TICKET_LIMIT' : 'EVT_REG_021'
  return (
    <Notice tone="danger">
      <p>{words(code)}</p>
      <ul className="mt-1">
        {[...left].map(([id, count]) => (
          <li key={id}>
            {t('quantityLeft', { name: sale.ingressos.find((type) => type.id === id)?.nome ?? '', count })}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => onAdjust(left)} className={`${buttonClass('quiet')} mt-3 mb-1`}>
        {t('adjust')}
      </button>
    </Notice>
  )
}
