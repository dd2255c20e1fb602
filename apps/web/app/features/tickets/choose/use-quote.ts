import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { quoteTickets } from '@narthex/contract/tickets/sale.endpoints'
import type { TicketQuote } from '@narthex/contract/tickets/ticket.schemas'
import { useEffect, useState } from 'react'
import { callApi } from '../../../session/api.ts'
import type { Purchase } from '../flow/kept-purchase.ts'
import { toChosen } from '../flow/selection.ts'

/** Pause after the last press of a stepper before the price is requested. */
const restMs = 250

export interface Quoted {
  /** The last answer; it stays while the next one is asked for. */
  readonly quote: TicketQuote | undefined
  readonly isCounting: boolean
  readonly error: unknown
  /** Asks again. */
  readonly retry: () => void
}

/** Price of the chosen tickets, always from the server. A response for an outdated choice is dropped. */
export function useQuote(
  eventId: number,
  { tickets, cupom, acesso }: Pick<Purchase, 'tickets' | 'cupom' | 'acesso'>,
  method: PaymentMethodCode | undefined,
): Quoted {
  const ingressos = toChosen(tickets)
  const content = JSON.stringify([ingressos, cupom, acesso, method])
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ content: string; quote?: TicketQuote | undefined; error?: unknown }>()
  const isEmpty = tickets.length === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: `content` holds all that is sent
  useEffect(() => {
    if (isEmpty) return
    let isLate = false
    const timer = setTimeout(() => {
      callApi(quoteTickets, {
        params: { id: String(eventId) },
        body: {
          ingressos,
          ...(cupom && { cupom }),
          ...(acesso && { acesso }),
          ...(method && { codigoMetodoPagamento: method }),
        },
      }).then(
        (quote) => !isLate && setKnown({ content, quote }),
        (error: unknown) => !isLate && setKnown((before) => ({ content, quote: before?.quote, error })),
      )
    }, restMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [content, attempt, eventId])

  if (isEmpty) return { quote: undefined, isCounting: false, error: undefined, retry: () => {} }
  const isCurrent = known?.content === content
  return {
    quote: known?.quote,
    isCounting: !isCurrent,
    error: isCurrent ? known.error : undefined,
    retry: () => setAttempt((before) => before + 1),
  }
}
