import type { HandlerInput } from '@narthex/contract/endpoint'
import type { sellAtDoor as sellEndpoint } from '@narthex/contract/tickets/door.endpoints'
import type { DoorTicket } from '@narthex/contract/tickets/door.schemas'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import { enterRegistration } from '../buying/entry.service.ts'
import { findRegistrationByKey } from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { registrationRecord } from '../registrations/tickets.records.ts'
import { priceTickets } from '../sale/prices.rules.ts'
import { requireSale } from '../sale/sale.service.ts'
import { ticketUnavailable, totalChanged } from '../sale/tickets.errors.ts'
import { requireDoor } from './door.service.ts'
import { listDoorTickets, listTicketIds } from './door-tickets.queries.ts'
import { toDoorTickets } from './door-tickets.service.ts'

/** Data of a holder of whom the door asks the name alone. */
const unasked = {
  email: null,
  telefone: null,
  dataNascimento: null,
  sexo: null,
  respostas: [],
  responsavel: null,
} as const

/**
 * Sells tickets for cash to who stands before the door: registration, paid order and audit in one transaction. Idempotent by
 * `chave`. The seller sends the sum that was taken; another price is refused.
 */
export function sellAtDoor(
  platform: TicketNeeds,
  call: MemberCall,
  eventId: number,
  { chave, nome, ingressos, total }: HandlerInput<typeof sellEndpoint>['body'],
): Promise<DoorTicket[]> {
  return edit(call, { act: 'TICKETS_SOLD', isPublic: false }, async ({ work, made, unchanged }) => {
    const door = await requireDoor(work, call.actor, eventId)
    const known = await findRegistrationByKey(work, chave)
    const { types } = await requireSale(work, eventId)
    const chosen = ingressos.map((idIngresso) => ({ idIngresso, adicionais: [] }))
    const sold = types.filter(({ flagAtivo, flagAdicional }) => flagAtivo && !flagAdicional).map(({ id }) => id)
    if (ingressos.some((id) => !sold.includes(id))) throw ticketUnavailable()
    const { valor } = priceTickets(types, chosen)
    if (!known && valor !== total) throw totalChanged(valor)
    const { codigo } = await enterRegistration(platform, work, {
      eventId,
      origem: 'PORTA',
      chave,
      ingressos: chosen,
      memberId: null,
      buyer: { name: nome, email: null },
      participantes: chosen.map(() => ({ ...unasked, nome, respostas: [], consentimento: false })),
      payment: { method: 'cash', receivedAt: work.now },
    })
    made(registrationRecord(codigo), { evento: eventId, inscricao: codigo, valor })
    const ids = await listTicketIds(work, codigo)
    const tickets = toDoorTickets(await listDoorTickets(work, eventId, { ids, limit: ids.length }), door)
    return known ? unchanged(tickets) : tickets
  })
}
