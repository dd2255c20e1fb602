import { type DateContext, whenText } from '@narthex/client/format/dates'
import type { EventSale, Registration, Seats } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { findOpening, findSaleState, listTickets } from './sale-state.ts'

export interface EventButtonProps {
  readonly sale: EventSale
  /** Undefined until the server has answered. */
  readonly seats: Seats | undefined
  /** Registrations of the reader for this event. */
  readonly own: readonly Registration[]
  /** Key of the link that shows hidden ticket types. */
  readonly acesso: string
  readonly dates: DateContext
}

/** The one thing to do with an event: register, register again, take part online; or why not (specification §3). */
export function EventButton({ sale, seats, own, acesso, dates }: EventButtonProps) {
  const t = useTranslations('tickets.button')
  const state = seats?.situacao ?? findSaleState(sale, dates.now)
  const live = own.filter(({ situacao }) => situacao === 'CONFIRMADA' || situacao === 'PENDENTE')
  const link = live.find(({ linkOnline }) => linkOnline)?.linkOnline
  const buy = pathTo('/event/:eventId', { eventId: sale.idEvento }, `?${buyingQuery(acesso)}`)
  const full = `${buttonClass('primary')} w-full`
  const quiet = `${textLinkClass} justify-center`
  const more = state === 'DISPONIVEL' ? 'again' : state === 'ESGOTADO' && sale.flagEspera && 'wait'

  if (live.length > 0) {
    return (
      <div className="grid gap-1">
        {link && (
          <SmartLink address={link} className={full}>
            {t('online')}
          </SmartLink>
        )}
        <SmartLink to={pathTo('/event/:eventId/tickets', { eventId: sale.idEvento })} className={link ? quiet : full}>
          {t('mine')}
        </SmartLink>
        {more && (
          <SmartLink to={buy} className={quiet}>
            {t(more)}
          </SmartLink>
        )}
      </div>
    )
  }
  if (state === 'DISPONIVEL') {
    return (
      <div className="flex items-center gap-4 lg:grid lg:gap-3">
        <PriceRange sale={sale} />
        <SmartLink to={buy} className={`${full} min-w-0 shrink`}>
          {t('register')}
        </SmartLink>
      </div>
    )
  }
  if (state === 'ESGOTADO' && sale.flagEspera) {
    return (
      <div className="grid gap-2 text-center">
        <p className="text-sm font-semibold text-muted">{t('soldOut')}</p>
        <SmartLink to={buy} className={full}>
          {t('wait')}
        </SmartLink>
      </div>
    )
  }
  const opening = findOpening(sale, dates.now)
  const reasons = {
    A_VENDER: opening ? t('notYet', { date: whenText(new Date(opening), dates) }) : t('closed'),
    ENCERRADO: t('closed'),
    ESGOTADO: t('soldOut'),
    LIMITE_ATINGIDO: t('limit'),
  }
  return <p className="rounded-card bg-sunken px-4 py-3 text-center font-semibold text-muted">{reasons[state]}</p>
}

/** Range of ticket prices, before fees. */
function PriceRange({ sale }: Pick<EventButtonProps, 'sale'>) {
  const t = useTranslations('tickets')
  const money = useMoney()
  const prices = listTickets(sale).map(({ valor }) => valor)
  const text = (cents: number) => (cents === 0 ? t('free') : money(cents, sale.moeda, { isShort: true }))
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return (
    <p className="shrink-0 text-lg leading-tight font-semibold tabular-nums">
      {lowest === highest ? text(lowest) : t('priceRange', { from: text(lowest), to: text(highest) })}
    </p>
  )
}

/** Query that opens the purchase. */
export function buyingQuery(acesso: string): string {
  return new URLSearchParams({ buyingStep: 'tickets', ...(acesso && { acesso }) }).toString()
}
