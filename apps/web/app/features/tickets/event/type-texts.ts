import { type DateContext, whenText } from '@narthex/client/format/dates'
import type { TicketType } from '@narthex/contract/tickets/ticket.schemas'
import type { TicketTypeState } from '@narthex/contract/tickets/ticket-states'
import { useTranslations } from 'use-intl'

/** Formats a type's state: on sale from, until, sold out, ended, limit reached (specification §3). */
export function useStateText(dates: DateContext) {
  const t = useTranslations('tickets.state')
  const when = (instant: string) => whenText(new Date(instant), dates)
  return (
    { vendaInicio, vendaFim }: Pick<TicketType, 'vendaInicio' | 'vendaFim'>,
    state: TicketTypeState,
    left: number | null = null,
  ): string => {
    if (state === 'A_VENDER') return vendaInicio ? t('from', { date: when(vendaInicio) }) : t('ended')
    if (state === 'ENCERRADO') return t('ended')
    if (state === 'ESGOTADO') return t('soldOut')
    if (state === 'LIMITE_ATINGIDO') return t('limit')
    return [
      left !== null && left <= mostShown && t('left', { count: left }),
      vendaFim && t('until', { date: when(vendaFim) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

/** Formats what stands below a type's price: who may have it, how it stands, and how many one takes at least. */
export function useTypeLine(dates: DateContext) {
  const words = useTranslations('ticketBuying.choose')
  const stateText = useStateText(dates)
  const audienceText = useAudienceText()
  return (type: TicketType, state: TicketTypeState, left?: number | null): string =>
    [
      audienceText(type.publico),
      stateText(type, state, left),
      type.minimo > 1 && words('minimum', { count: type.minimo }),
    ]
      .filter(Boolean)
      .join(' · ')
}

/** Maximum of seats left that is shown as a number. */
const mostShown = 20

/** Formats who may have a ticket; empty for everyone. */
export function useAudienceText() {
  const t = useTranslations('tickets.audience')
  return ({ quem, idadeMin, idadeMax, sexo }: TicketType['publico']): string => {
    const ages =
      idadeMin !== null && idadeMax !== null
        ? t('ages', { from: String(idadeMin), to: String(idadeMax) })
        : idadeMin !== null
          ? t('from', { from: String(idadeMin) })
          : idadeMax !== null && t('upTo', { to: String(idadeMax) })
    return [quem !== 'TODOS' && t(quem), ages, sexo && t(sexo)].filter(Boolean).join(' · ')
  }
}
