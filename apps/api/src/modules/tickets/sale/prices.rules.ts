import type { ChosenTickets } from '@narthex/contract/tickets/ticket.schemas'
import type { CouponKind } from '@narthex/contract/tickets/ticket-states'
import type { SaleType } from './sale.queries.ts'

/** A coupon as it lowers prices. */
export interface Discount {
  readonly tipo: CouponKind
  /** Per cent, or cents off the purchase. */
  readonly valor: number
  /** Null: every type but add-ons. */
  readonly ingressos: readonly number[] | null
  readonly minimoPessoas: number
}

/** One ticket or add-on with its price in cents; the buyer pays `valor - desconto`. */
export interface PricedPosition {
  readonly typeId: number
  readonly valor: number
  readonly desconto: number
  /** The index of the ticket that an add-on belongs to. */
  readonly parent: number | null
}

export interface TicketPrice {
  readonly positions: readonly PricedPosition[]
  /** Sum before the discount. */
  readonly valor: number
  readonly desconto: number
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The tickets of a purchase with their prices: each ticket, then its add-ons. The types are those of the sale. */
export function priceTickets(
  types: readonly Pick<SaleType, 'id' | 'valor'>[],
  chosen: ChosenTickets,
  discount?: Discount,
): TicketPrice {
  const prices = new Map(types.map(({ id, valor }) => [id, valor]))
  const price = (id: number) => prices.get(id) ?? 0
  const off = discount ? splitDiscount(chosen, price, discount) : []
  const positions: PricedPosition[] = []
  for (const [index, { idIngresso, adicionais }] of chosen.entries()) {
    const parent = positions.length
    positions.push({ typeId: idIngresso, valor: price(idIngresso), desconto: off[index] ?? 0, parent: null })
    for (const typeId of adicionais) positions.push({ typeId, valor: price(typeId), desconto: 0, parent })
  }
  return {
    positions,
    valor: sum(positions.map(({ valor }) => valor)),
    desconto: sum(positions.map(({ desconto }) => desconto)),
  }
}

/** Whether a coupon is meant for this purchase: it has enough tickets that the coupon lowers. */
export const isEnough = (chosen: ChosenTickets, { ingressos, minimoPessoas }: Discount): boolean =>
  chosen.filter(({ idIngresso }) => ingressos?.includes(idIngresso) ?? true).length >= minimoPessoas

/**
 * The discount of each ticket. A percentage is rounded for each, halves up; an amount is shared in proportion to the
 * prices, never more than they are, and the cents of the division go to the first tickets.
 */
function splitDiscount(
  chosen: ChosenTickets,
  price: (id: number) => number,
  { tipo, valor, ingressos }: Discount,
): number[] {
  const eligible = chosen.map(({ idIngresso }) => ((ingressos?.includes(idIngresso) ?? true) ? price(idIngresso) : 0))
  if (tipo === 'PERCENTUAL') return eligible.map((cents) => Math.floor((cents * valor + 50) / 100))
  const total = sum(eligible)
  if (total === 0) return eligible
  const off = Math.min(total, valor)
  const parts = eligible.map((cents) => Number((BigInt(cents) * BigInt(off)) / BigInt(total)))
  let left = off - sum(parts)
  return parts.map((part, index) => {
    const extra = Math.min(left, (eligible[index] ?? 0) - part, 1)
    left -= extra
    return part + extra
  })
}
