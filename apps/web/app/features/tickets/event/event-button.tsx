import type { EventSale, Registration, Seats } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { type DateContext, whenText } from '../../../format/dates.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { findOpening, findSaleState } from './sale-state.ts'

export interface EventButtonProps {
  readonly sale: EventSale
  /** Undefined until the server has answered. */
  readonly seats: Seats | undefined
  /** Of the caller, for this event. */
  readonly own: readonly Registration[]
  /** Of the link that shows hidden ticket types. */
  readonly acesso: string
  readonly dates: DateContext
}

/** The one thing to do with an event: register, register again, take part online; or why not (specification §3). */
export function EventButton({ sale, seats, own, acesso, dates }: EventButtonProps) {
  const t = useTranslations('tickets.button')
  const state = seats?.situacao ?? findSaleState(sale, dates.now)
  const live = own.filter(({ situacao }) => situacao === 'CONFIRMADA' || situacao === 'PENDENTE')
  const link = live.find(({ linkOnline }) => linkOnline)?.linkOnline
  const mine = live.length > 0 && (
    <SmartLink
      to={pathTo('/event/:eventId/tickets', { eventId: sale.idEvento })}
      className={`${textLinkClass} justify-center`}
    >
      {t('mine')}
    </SmartLink>
  )
  const buy = pathTo('/event/:eventId', { eventId: sale.idEvento }, `?${buyingQuery(acesso)}`)
  const full = `${buttonClass('primary')} w-full`
  const quiet = `${buttonClass('quiet')} w-full`

  if (link) {
    return (
      <div className="grid gap-1">
        <SmartLink address={link} className={full}>
          {t('online')}
        </SmartLink>
        {mine}
      </div>
    )
  }
  if (state === 'DISPONIVEL') {
    return (
      <div className="grid gap-1">
        <SmartLink to={buy} className={full}>
          {t(live.length > 0 ? 'again' : 'register')}
        </SmartLink>
        {mine}
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
  return (
    <div className="grid gap-2">
      <p className="rounded-card bg-sunken px-4 py-3 text-center font-semibold text-muted">{reasons[state]}</p>
      {state === 'ESGOTADO' && sale.flagEspera && (
        <SmartLink to={buy} className={quiet}>
          {t('wait')}
        </SmartLink>
      )}
      {mine}
    </div>
  )
}

/** Where buying begins. */
export function buyingQuery(acesso: string): string {
  return new URLSearchParams({ buyingStep: 'tickets', ...(acesso && { acesso }) }).toString()
}
