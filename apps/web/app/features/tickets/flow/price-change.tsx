import type { TicketQuote } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../payments/use-money.ts'
import { listPriceChanges } from './price-changes.ts'

export interface PriceChangeProps {
  readonly before: TicketQuote
  readonly now: TicketQuote
  readonly onAccept: () => void
  readonly onEdit: () => void
}

/** Price change since the buyer saw it, side by side (EVT_REG_014). The purchase stops until they agree. */
export function PriceChange({ before, now, onAccept, onEdit }: PriceChangeProps) {
  const t = useTranslations('ticketBuying.price')
  const money = useMoney()
  const names = { discount: t('discount'), fees: t('fees', { method: '' }).replace(/ ?\( ?\)/, ''), total: t('total') }
  const text = (cents: number | null) => (cents === null ? '—' : money(cents, now.moeda))
  return (
    <Notice tone="warning" role="alert">
      <p className="font-semibold">{t('changed')}</p>
      <p>{t('changedLead')}</p>
      <table className="mt-3 w-full max-w-md tabular-nums">
        <thead>
          <tr className="text-start text-muted">
            <td />
            <th scope="col" className="py-1 text-end font-normal">
              {t('before')}
            </th>
            <th scope="col" className="py-1 ps-4 text-end font-normal">
              {t('now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {listPriceChanges(before, now).map(({ key, name, from, to }) => (
            <tr key={key} className={key === 'total' ? 'font-semibold' : ''}>
              <th scope="row" className="py-1 text-start font-[inherit]">
                {name ?? names[key as keyof typeof names]}
              </th>
              <td className="py-1 text-end">{text(from)}</td>
              <td className="py-1 ps-4 text-end">{text(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 mb-1 flex flex-wrap gap-3">
        <button type="button" onClick={onAccept} className={buttonClass('primary')}>
          {t('accept', { amount: money(now.total, now.moeda) })}
        </button>
        <button type="button" onClick={onEdit} className={buttonClass('quiet')}>
          {t('edit')}
        </button>
      </div>
    </Notice>
  )
}
