import type { Locale } from '@narthex/contract/locale'
import type { ChosenTickets, Participant } from '@narthex/contract/tickets/ticket.schemas'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { makeCode, type OrderPayer } from '../../payments/orders/orders.service.ts'
import { keyInUse } from '../../payments/orders/payments.errors.ts'
import {
  inStatements,
  insertBuyers,
  insertRegistrations,
  insertTicketsOfMany,
} from '../registrations/new-registrations.queries.ts'
import { upsertParticipants } from '../registrations/registrations.queries.ts'
import { countSeats } from '../sale/choice.rules.ts'
import { priceTickets } from '../sale/prices.rules.ts'
import { takeSeats } from '../sale/quotas.queries.ts'
import type { Sale } from '../sale/sale.queries.ts'
import { quantityUnavailable } from '../sale/tickets.errors.ts'
import { chooseFreely, toEnteredParticipant } from './entry.service.ts'

/** One of many registrations that staff enter from a table: given away, of no member. */
export interface TableEntry {
  /** New: no registration has it. */
  readonly chave: string
  /** Hash by which the same entry is recognised in another table. */
  readonly conteudoHash: string
  readonly ingressos: ChosenTickets
  readonly participantes: readonly Participant[]
  readonly buyer: OrderPayer
}

/**
 * Writes registrations that are confirmed at once, in the caller's transaction, by as many statements as one of them takes.
 * The caller holds the lock of the sale's rules. Gives their codes. Throws EVT_REG_021 where too few seats are left.
 */
export async function enterRegistrations(
  work: ChurchWork,
  { sale, idioma }: { readonly sale: Sale; readonly idioma: Locale | undefined },
  entries: readonly TableEntry[],
): Promise<string[]> {
  const { eventId } = sale
  const free = sale.types.map((type) => ({ ...type, valor: 0 }))
  const added = entries.map((entry) => ({ ...entry, codigo: makeCode(26) }))
  const stored = await insertRegistrations(
    work,
    added.map(({ codigo, chave, conteudoHash }) => ({
      codigo,
      eventId,
      chave,
      conteudoHash,
      origem: 'IMPORTACAO',
      situacao: 'CONFIRMADA',
      criadaEm: work.now,
      confirmadaEm: work.now,
    })),
  )
  if (stored.size < added.length) throw keyInUse()
  const tickets = added.map(({ codigo, ingressos }) => ({
    registration: { codigo, eventId, memberId: null },
    tickets: priceTickets(free, ingressos).positions.map(({ typeId: ticketTypeId, ...own }) => ({
      ...own,
      ticketTypeId,
      codigo: makeCode(16),
    })),
  }))
  const ids = await insertTicketsOfMany(work, tickets, 'VALIDO')
  await insertBuyers(
    work,
    added.map(({ codigo: inscricaoCodigo, buyer: { name: nome, email, phone } }) => ({
      inscricaoCodigo,
      nome,
      email,
      telefone: phone ?? null,
      idioma: idioma ?? null,
    })),
  )
  const people = added.flatMap(({ participantes }, index) => {
    const mainIds = ids[index]?.filter((_, position) => tickets[index]?.tickets[position]?.parent === null) ?? []
    return participantes.map((participant, position) => toEnteredParticipant(participant, mainIds[position] ?? 0, null))
  })
  for (const part of inStatements(people)) await upsertParticipants(work, part)
  const chosen = added.flatMap(({ ingressos }) => ingressos)
  if (!(await takeSeats(work, countSeats(chooseFreely(sale, chosen))))) throw quantityUnavailable()
  return added.map(({ codigo }) => codigo)
}
