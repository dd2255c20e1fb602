import type { ChosenTickets } from '@narthex/contract/tickets/ticket.schemas'
import type { TicketTypeState } from '@narthex/contract/tickets/ticket-states'
import type { Sale, SaleType } from './sale.queries.ts'
import {
  eventEnded,
  loginToBuy,
  quantityUnavailable,
  ticketLimit,
  ticketNotOnSale,
  ticketUnavailable,
} from './tickets.errors.ts'

/** The facts about a buyer that decide about a purchase, besides the chosen tickets. */
export interface Buyer {
  readonly isMember: boolean
  /** The key of the link that they came by. */
  readonly access?: string | undefined
  /** Tickets of the event that they have already, by type. */
  readonly owned: ReadonlyMap<number, number>
}

/** A chosen type with how many of it. */
export interface ChosenType {
  readonly type: SaleType
  readonly count: number
}

/** Types that a buyer may see: active ones, and hidden ones by their key. */
export const isVisible = ({ flagAtivo, chaveAcesso }: SaleType, access: string | undefined): boolean =>
  flagAtivo && (chaveAcesso === null || chaveAcesso === access)

/** Whether a key shows some hidden type. */
export const isRightKey = ({ types }: Pick<Sale, 'types'>, access: string): boolean =>
  types.some(({ flagAtivo, chaveAcesso }) => flagAtivo && chaveAcesso === access)

/** How a type's sale stands by the clock alone: before, in or after the windows of the event and its own. */
export function findSaleWindow(
  sale: Pick<Sale, 'inicio' | 'fim' | 'event'>,
  type: Pick<SaleType, 'vendaInicio' | 'vendaFim'> | undefined,
  now: Date,
): Extract<TicketTypeState, 'A_VENDER' | 'DISPONIVEL' | 'ENCERRADO'> {
  const ends = [sale.event.dataFim, sale.fim, type?.vendaFim ? new Date(type.vendaFim) : null]
  if (ends.some((end) => end !== null && end <= now)) return 'ENCERRADO'
  const starts = [sale.inicio, type?.vendaInicio ? new Date(type.vendaInicio) : null]
  return starts.some((start) => start !== null && start > now) ? 'A_VENDER' : 'DISPONIVEL'
}

/**
 * The chosen types with their numbers, in the order of the sale. Throws EVT_REG_002, 019 and 020, LOGIN_TO_BUY,
 * TICKET_LIMIT, and EVT_REG_021 for fewer than are sold together. Seats are not looked at.
 */
export function requireChoice(sale: Sale, chosen: ChosenTickets, buyer: Buyer, now: Date): ChosenType[] {
  if (sale.event.dataFim <= now) throw eventEnded()
  const byId = new Map(sale.types.map((type) => [type.id, type]))
  const counts = new Map<number, number>()
  const add = (id: number) => void counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const { idIngresso, adicionais } of chosen) {
    const type = byId.get(idIngresso)
    if (!type || type.flagAdicional || !isVisible(type, buyer.access)) throw ticketUnavailable()
    add(idIngresso)
    for (const addOnId of adicionais) {
      if (!type.addOnIds.includes(addOnId) || !byId.get(addOnId)?.flagAtivo) throw ticketUnavailable()
      add(addOnId)
    }
  }
  const types = sale.types.flatMap((type) => {
    const count = counts.get(type.id)
    return count === undefined ? [] : [{ type, count }]
  })
  for (const each of types) requireSellable(sale, each, buyer, now)
  requireWithinLimit(sale, chosen.length, buyer)
  return types
}

function requireSellable(sale: Sale, { type, count }: ChosenType, buyer: Buyer, now: Date): void {
  if (!buyer.isMember && (!sale.flagVisitantes || type.quem === 'MEMBROS')) throw loginToBuy()
  if (buyer.isMember && type.quem === 'VISITANTES') throw ticketNotOnSale()
  if (findSaleWindow(sale, type, now) !== 'DISPONIVEL') throw ticketNotOnSale()
  const path = `ingressos.${type.id}`
  if (count < type.minimo) throw quantityUnavailable([{ path, message: String(type.minimo) }])
  const left = findLeftOfType(type, buyer.owned)
  if (left !== null && count > left) throw ticketLimit([{ path, message: String(left) }])
}

function requireWithinLimit(sale: Sale, count: number, { owned }: Buyer): void {
  const left = findLeftOfSale(sale, owned)
  if (left !== null && count > left) throw ticketLimit([{ path: 'ingressos', message: String(left) }])
}

/** Whether what someone has already limits what they may buy. */
export const limitsPersons = ({ limitePorPessoa, types }: Sale): boolean =>
  limitePorPessoa !== null || types.some(({ limite }) => limite !== null)

/** How many more of a type a buyer may have; null without a limit. */
export const findLeftOfType = ({ id, limite }: SaleType, owned: ReadonlyMap<number, number>): number | null =>
  limite === null ? null : Math.max(0, limite - (owned.get(id) ?? 0))

/** Whether a buyer who has these may have so many more of a type. */
export const fitsLimits = (
  sale: Sale,
  { idIngresso, quantidade }: { readonly idIngresso: number; readonly quantidade: number },
  owned: ReadonlyMap<number, number>,
): boolean => {
  const type = sale.types.find(({ id }) => id === idIngresso)
  const left = type ? [findLeftOfType(type, owned), findLeftOfSale(sale, owned)] : []
  return left.every((count) => count === null || count >= quantidade)
}

/** How many more tickets of the sale a buyer may have, add-ons not counted; null without a limit. */
export function findLeftOfSale({ limitePorPessoa, types }: Sale, owned: ReadonlyMap<number, number>): number | null {
  if (limitePorPessoa === null) return null
  const tickets = types.filter(({ flagAdicional }) => !flagAdicional)
  return Math.max(0, limitePorPessoa - tickets.reduce((sum, { id }) => sum + (owned.get(id) ?? 0), 0))
}

/** Whether someone has more tickets than one person may have. */
export function exceedsLimits({ limitePorPessoa, types }: Sale, owned: ReadonlyMap<number, number>): boolean {
  const count = ({ id }: SaleType) => owned.get(id) ?? 0
  const tickets = types.filter(({ flagAdicional }) => !flagAdicional).reduce((sum, type) => sum + count(type), 0)
  return tickets > (limitePorPessoa ?? tickets) || types.some((type) => count(type) > (type.limite ?? count(type)))
}

/** How many seats of each quota the chosen types take. */
export function countSeats(types: readonly ChosenType[]): Map<number, number> {
  const seats = new Map<number, number>()
  for (const { type, count } of types)
    for (const quotaId of type.quotaIds) seats.set(quotaId, (seats.get(quotaId) ?? 0) + count)
  return seats
}

/** Seats left of a type: those of its fullest quota; null without a quota. */
export function findFreeSeats(
  { quotaIds }: Pick<SaleType, 'quotaIds'>,
  free: ReadonlyMap<number, number>,
): number | null {
  if (quotaIds.length === 0) return null
  return Math.min(...quotaIds.map((id) => Math.max(0, free.get(id) ?? 0)))
}
