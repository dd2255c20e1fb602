import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, nothingSchema } from '../fields.ts'
import { locales } from '../locale.ts'
import { cents } from '../payments/payment.schemas.ts'
import { phone } from '../validation/phone.ts'
import { email, required } from '../validation/text.ts'
import { ownUuid, version } from '../versions.ts'
import { chosenTickets, holderSchema, participantSchema, registrationCode } from './ticket.schemas.ts'
import { holderFormSchema } from './ticket-changes.endpoints.ts'
import { ticketLimits } from './ticket-limits.ts'
import { registrationStates } from './ticket-states.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const reader = { ...atChurch, access: { permission: 'events.read', within: 'EVENTO' } } as const
const writer = { ...atChurch, access: { permission: 'events.write', within: 'EVENTO' } } as const
const exampleCode = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const exampleKey = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
const ofRegistration = z.strictObject({ id: idText, codigo: registrationCode })
const ofTicket = z.strictObject({ id: idText, codigo: registrationCode, ticketId: idText })
const examples = {
  registration: { id: '1', codigo: exampleCode },
  ticket: { id: '1', codigo: exampleCode, ticketId: '1' },
}

/** How money is taken without a gateway. */
export const manualMethodCodes = ['CASH', 'BANK_TRANSFER', 'PIX_MANUAL'] as const

/** Tickets for a member or for a named person, given away or paid already. */
export const manualRegistrationSchema = z
  .strictObject({
    chave: ownUuid,
    idUsuario: z.optional(id),
    comprador: z.optional(
      z.strictObject({ nome: required(120), email, telefone: z._default(z.nullable(phone), null) }),
    ),
    ingressos: chosenTickets,
    /** One for each ticket, in their order; null for a ticket that stays without a name. */
    participantes: z.array(z.nullable(participantSchema)).check(z.minLength(1), z.maxLength(ticketLimits.porCompra)),
    /** Null: the tickets are given away. */
    codigoMetodoPagamento: z._default(z.nullable(z.enum(manualMethodCodes)), null),
    /** The sum that was taken, 0 for tickets that are given away; another price is EVT_REG_014. */
    total: cents,
    /** The buyer gets the tickets by mail. */
    flagEmail: z._default(z.boolean(), true),
    /** Language of the mails to a buyer who is no member. */
    idioma: z.optional(z.enum(locales)),
  })
  .check(
    z.refine(({ idUsuario, comprador }) => (idUsuario === undefined) !== (comprador === undefined), {
      error: 'A member or a name, not both',
      path: ['comprador'],
    }),
    z.refine(({ ingressos, participantes }) => ingressos.length === participantes.length, {
      error: 'One for each ticket',
      path: ['participantes'],
    }),
  )

/**
 * Confirmed at once, within the quotas: EVT_REG_021 where too few seats are left. Idempotent by `chave`. Neither the time
 * of the sale nor its limits bind staff, nor what a form requires; an answer that is given fits its question.
 */
export const enterManualRegistration = defineEndpoint({
  ...writer,
  id: 'enterManualRegistration',
  method: 'POST',
  path: '/evento/{id}/equipe/inscricao/',
  summary: 'Enters a registration by hand, given away or paid without the site',
  example: {
    params: { id: '1' },
    body: {
      chave: exampleKey,
      idUsuario: 1,
      ingressos: [{ idIngresso: 1 }],
      participantes: [{ nome: 'Davi Souza' }],
      total: 0,
    },
  },
  params: z.strictObject({ id: idText }),
  body: manualRegistrationSchema,
  responses: { 201: z.strictObject({ codigo: registrationCode }) },
  errors: [
    'NOT_FOUND',
    'EVT_REG_004',
    'EVT_REG_010',
    'EVT_REG_014',
    'EVT_REG_019',
    'EVT_REG_021',
    'AMOUNT_TOO_LARGE',
    'IDEMPOTENCY_KEY_IN_USE',
  ],
})

/**
 * Without the deadline and the share that bind buyers. Tickets that were let in stay: NOT_CANCELABLE, as for an unpaid
 * registration in part. Money of a ticket that was transferred stays with the registration that paid for it. Idempotent by
 * `chave`; the refund is sent after the tickets are canceled, or is given back by the church where no gateway does.
 */
export const cancelRegistration = defineEndpoint({
  ...atChurch,
  access: { permission: 'events.refund', within: 'EVENTO' },
  id: 'cancelRegistration',
  method: 'POST',
  path: '/evento/{id}/equipe/inscricao/{codigo}/cancelamento',
  summary: 'Cancels tickets of a registration, or all of it, with a refund',
  proof: 'fresh',
  example: { params: examples.registration, body: { chave: exampleKey, ingressos: [1], devolucao: 0 } },
  params: ofRegistration,
  body: z.strictObject({
    chave: ownUuid,
    /** Add-ons go with their tickets, and may be canceled alone; null: all of the registration. */
    ingressos: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(ticketLimits.porCompra))),
    /** Amount that comes back; null: all that is left of the payment. */
    devolucao: z.nullable(cents),
  }),
  responses: {
    200: z.strictObject({ situacao: z.enum(registrationStates), ingressos: z.array(id), devolucao: cents }),
  },
  errors: ['NOT_FOUND', 'NOT_CANCELABLE', 'NOT_REFUNDABLE', 'IDEMPOTENCY_KEY_IN_USE'],
})

/** CONFLICT for a registration that is not confirmed, and for a buyer without an address. */
export const resendTickets = defineEndpoint({
  ...writer,
  id: 'resendTickets',
  method: 'POST',
  path: '/evento/{id}/equipe/inscricao/{codigo}/e-mail',
  summary: 'Sends the buyer their tickets by mail once more',
  example: { params: examples.registration },
  params: ofRegistration,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const getOfficeHolder = defineEndpoint({
  ...reader,
  id: 'getOfficeHolder',
  method: 'GET',
  path: '/evento/{id}/equipe/inscricao/{codigo}/ingresso/{ticketId}',
  summary: 'Who comes with a ticket, and what the event asks of them',
  example: { params: examples.ticket },
  params: ofTicket,
  responses: {
    200: z.strictObject({
      formulario: holderFormSchema,
      participante: z.nullable(holderSchema),
      /** 0 where the ticket has no holder yet. */
      versao: z.int(),
    }),
  },
  errors: ['NOT_FOUND'],
})

/**
 * At any time while the ticket is valid. What a form requires does not bind staff, and they consent to nothing: a
 * guardian's consent stays as it is. Throws CHANGED_MEANWHILE for another version.
 */
export const setOfficeHolder = defineEndpoint({
  ...writer,
  id: 'setOfficeHolder',
  method: 'PUT',
  path: '/evento/{id}/equipe/inscricao/{codigo}/ingresso/{ticketId}',
  summary: 'Changes who comes with a ticket, and their answers',
  example: { params: examples.ticket, body: { versao: 1, participante: { nome: 'Davi Souza' } } },
  params: ofTicket,
  body: z.strictObject({ versao: z.union([z.literal(0), version]), participante: participantSchema }),
  responses: { 200: z.strictObject({ versao: z.int() }) },
  errors: ['NOT_FOUND', 'ANSWERS_CLOSED', 'CHANGED_MEANWHILE', 'EVT_REG_004'],
})
