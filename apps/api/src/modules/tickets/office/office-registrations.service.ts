import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import type { enterManualRegistration as enterEndpoint } from '@narthex/contract/tickets/office-registration.endpoints'
import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import { conflict } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { toMemberId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { OrderPayer } from '../../payments/orders/orders.service.ts'
import { describePayer, findOtherMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { enterRegistration } from '../buying/entry.service.ts'
import { requireAnswers } from '../buying/participants.rules.ts'
import { findBuyer, findRegistrationByKey, lockOwner } from '../registrations/registrations.queries.ts'
import { ticketMailQueue } from '../registrations/ticket-mails.jobs.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { registrationRecord } from '../registrations/tickets.records.ts'
import { priceTickets } from '../sale/prices.rules.ts'
import { lockSaleRules } from '../sale/quotas.queries.ts'
import type { Sale } from '../sale/sale.queries.ts'
import { requireSale } from '../sale/sale.service.ts'
import { ticketUnavailable, totalChanged } from '../sale/tickets.errors.ts'
import { type OfficePlace, requireOfficeRegistration } from './office-places.service.ts'

type GivenRegistration = HandlerInput<typeof enterEndpoint>['body']

/** Mails that one member of the staff may send once more in fifteen minutes. */
const maxResent = 40

/**
 * Enters a registration by hand: registration, paid order, mail and audit in one transaction. Idempotent by `chave`. Throws
 * NOT_FOUND, EVT_REG_014 for another price, and as `enterRegistration` does.
 */
export async function enterManualRegistration(
  platform: TicketNeeds,
  call: MemberCall,
  eventId: number,
  given: GivenRegistration,
): Promise<Success<typeof enterEndpoint>> {
  const { chave, ingressos, total, codigoMetodoPagamento: method } = given
  const memberId = given.idUsuario === undefined ? null : toMemberId(given.idUsuario)
  const buyer = memberId === null ? describeBuyer(given) : await findOtherMemberAsPayer(call, memberId)
  return edit(call, { act: 'REGISTRATION_ENTERED', isPublic: false }, async ({ work, made, unchanged }) => {
    await lockSaleRules(work, eventId)
    const sale = await requireSale(work, eventId)
    // A doubled click waits for the first one.
    await lockOwner(work, eventId, memberId === null ? { email: buyer.email ?? '', browser: null } : { memberId })
    const known = await findRegistrationByKey(work, chave)
    const participantes = checkTickets(sale, given)
    const price = method === null ? 0 : priceTickets(sale.types, ingressos).valor
    if (!known && price !== total) throw totalChanged(price)
    const { codigo, valor } = await enterRegistration(platform, work, {
      eventId,
      origem: 'MANUAL',
      chave,
      ingressos,
      participantes,
      memberId,
      buyer,
      idioma: given.idioma,
      ...(method !== null && { payment: { method: findPaymentMethod(method), receivedAt: work.now } }),
    })
    if (known) return unchanged({ codigo })
    if (given.flagEmail) await mailTickets(work, codigo)
    const subject = { evento: eventId, inscricao: codigo, ingressos: ingressos.length, valor }
    made(registrationRecord(codigo, memberId ?? undefined), subject)
    return { codigo }
  })
}

function describeBuyer({ comprador }: GivenRegistration): OrderPayer {
  const { nome: name = '', email = null, telefone: phone = null } = comprador ?? {}
  return describePayer({ name, email, phone, document: null, country: null })
}

/** The participants with their answers as they are kept. */
function checkTickets(
  { types, questions }: Sale,
  { ingressos, participantes }: GivenRegistration,
): (Participant | null)[] {
  return ingressos.map(({ idIngresso, adicionais }, index) => {
    const type = types.find(({ id }) => id === idIngresso)
    if (!type || type.flagAdicional || adicionais.some((id) => !type.addOnIds.includes(id))) throw ticketUnavailable()
    const participant = participantes[index]
    if (!participant) return null
    // Files are uploaded to a hold, and there is none.
    const respostas = requireAnswers(participant, type, { questions, fileIds: new Set() }, index)
    return { ...participant, respostas }
  })
}

/** Sends the buyer of a confirmed registration their tickets once more. */
export async function resendTickets(call: MemberCall, at: OfficePlace): Promise<void> {
  await countMemberUse(call, { what: 'resent tickets', maxAttempts: maxResent })
  const subject = { evento: at.eventId, inscricao: at.codigo }
  await edit(call, { act: 'TICKETS_MAILED', subject, isPublic: false }, async ({ work }) => {
    const { codigo, situacao } = await requireOfficeRegistration(work, at)
    if (situacao !== 'CONFIRMADA') throw conflict('The registration is not confirmed.')
    const buyer = await findBuyer(work, codigo)
    // A member's address is the one of their account.
    if (!buyer?.email && buyer?.memberId == null) throw conflict('The buyer gave no address.')
    await mailTickets(work, codigo)
  })
}

const mailTickets = (work: ChurchWork, inscricao: string): Promise<void> =>
  enqueue(
    work,
    ticketMailQueue,
    { tipo: 'CONFIRMADA', inscricao, porEquipe: true },
    { singletonKey: `ingressos-${inscricao}` },
  )
