import type { TicketQuote } from '@narthex/contract/tickets/ticket.schemas'

export interface PriceDifference {
  readonly key: string
  /** Name of a ticket type; undefined for discount, fees and total. */
  readonly name?: string
  /** Cents; null where it was not, or is no more. */
  readonly from: number | null
  readonly to: number | null
}

/** Lists the differences between two prices of the same purchase; the total is always included, as the last. */
export function listPriceChanges(before: TicketQuote, now: TicketQuote): readonly PriceDifference[] {
  const ids = [...new Set([...before.itens, ...now.itens].map(({ idIngresso }) => idIngresso))]
  const find = ({ itens }: TicketQuote, id: number) => itens.find(({ idIngresso }) => idIngresso === id)
  const sum = (quote: TicketQuote, id: number) => {
    const item = find(quote, id)
    return item ? item.valor * item.quantidade : null
  }
  const items = ids.map((id) => {
    const item = find(now, id) ?? find(before, id)
    const name = item ? `${item.quantidade} × ${item.nome}` : ''
    return { key: String(id), name, from: sum(before, id), to: sum(now, id) }
  })
  const fees = (quote: TicketQuote) => quote.taxaServico + quote.taxaProcessamento
  const others = [
    { key: 'discount', from: -before.desconto, to: -now.desconto },
    { key: 'fees', from: fees(before), to: fees(now) },
  ]
  const total = { key: 'total', from: before.total, to: now.total }
  return [...[...items, ...others].filter(({ from, to }) => from !== to && (from || to)), total]
}

/** Checks whether the total has changed, so that the buyer must agree. */
export const isAnotherPrice = (before: TicketQuote | null, now: TicketQuote) =>
  before !== null && before.total !== now.total
