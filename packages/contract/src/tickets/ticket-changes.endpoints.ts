import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { defineEndpoint } from '../endpoint.ts'
import { eventSchema } from '../events/event.schemas.ts'
import { id, idText, instant, nothingSchema } from '../fields.ts'
import { locales } from '../locale.ts'
import { cents } from '../payments/payment.schemas.ts'
import { currencies } from '../payments/payment-states.ts'
import { email, personName } from '../validation/text.ts'
import { ownUuid, version } from '../versions.ts'
import {
  holderSchema,
  participantSchema,
  questionSchema,
  registrationCode,
  ticketTypeSchema,
} from './ticket.schemas.ts'
import { ticketLimits } from './ticket-limits.ts'
import { registrationStates, transferStates } from './ticket-states.ts'

const module = 'MOD_EVENTO'
const ofMember = { access: 'login', church: 'host', about: { member: 'userId' }, module } as const
const exampleCode = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const exampleKey = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
const ofRegistration = z.strictObject({ userId: idText, codigo: registrationCode })
const ofTicket = z.strictObject({ userId: idText, codigo: registrationCode, ticketId: idText })
const examples = {
  registration: { userId: '1', codigo: exampleCode },
  ticket: { userId: '1', codigo: exampleCode, ticketId: '1' },
}

/** Tickets of one registration; their add-ons go with them. */
const canceledTickets = z.array(id).check(z.minLength(1), z.maxLength(ticketLimits.porCompra))

/** How money comes back: by the way in which it was paid, or handed over by the church. */
export const refundWays = ['AUTOMATICO', 'PELA_IGREJA'] as const

export const cancellationSchema = z.strictObject({
  ingressos: z.array(id),
  moeda: z.nullable(z.enum(currencies)),
  /** Amount that comes back. */
  devolucao: cents,
  /** Null where nothing comes back. */
  forma: z.nullable(z.enum(refundWays)),
  codigoMetodoPagamento: z.nullable(z.enum(paymentMethodCodes)),
  /** Moment until which the tickets may be canceled. */
  ate: instant,
})
export type Cancellation = z.infer<typeof cancellationSchema>

export const previewCancellation = defineEndpoint({
  ...ofMember,
  id: 'previewCancellation',
  method: 'POST',
  path: '/usuario/{userId}/inscricao/{codigo}/cancelamento/previa/',
  summary: 'What comes back if tickets are canceled now',
  example: { params: examples.registration, body: { ingressos: [1] } },
  params: ofRegistration,
  body: z.strictObject({ ingressos: canceledTickets }),
  responses: { 200: cancellationSchema },
  errors: ['NOT_FOUND', 'NOT_CANCELABLE'],
})

/** All of the tickets or none. Idempotent by `chave`; the refund is sent after the tickets are canceled. */
export const cancelTickets = defineEndpoint({
  ...ofMember,
  id: 'cancelTickets',
  method: 'POST',
  path: '/usuario/{userId}/inscricao/{codigo}/cancelamento/',
  summary: "Cancels the caller's tickets and refunds them by the event's rule",
  example: { params: examples.registration, body: { chave: exampleKey, ingressos: [1], devolucao: 0 } },
  params: ofRegistration,
  body: z.strictObject({
    chave: ownUuid,
    ingressos: canceledTickets,
    /** Amount that the preview showed: another one is REFUND_CHANGED. */
    devolucao: cents,
  }),
  responses: {
    200: z.strictObject({ situacao: z.enum(registrationStates), ingressos: z.array(id), devolucao: cents }),
  },
  errors: ['NOT_FOUND', 'NOT_CANCELABLE', 'REFUND_CHANGED', 'IDEMPOTENCY_KEY_IN_USE'],
})

/** Questions to the holder of one ticket. */
export const holderFormSchema = z.strictObject({
  ingresso: ticketTypeSchema,
  perguntas: z.array(questionSchema),
  termoMenores: z.nullable(z.string()),
})
export type HolderForm = z.infer<typeof holderFormSchema>

export const getTicketHolder = defineEndpoint({
  ...ofMember,
  id: 'getTicketHolder',
  method: 'GET',
  path: '/usuario/{userId}/inscricao/{codigo}/ingresso/{ticketId}/',
  summary: 'Who comes with a ticket, and what the event asks of them',
  example: { params: examples.ticket },
  params: ofTicket,
  responses: {
    200: z.strictObject({
      evento: eventSchema,
      formulario: holderFormSchema,
      participante: z.nullable(holderSchema),
      /** 0 where the ticket has no holder yet. */
      versao: z.int(),
    }),
  },
  errors: ['NOT_FOUND'],
})

/** Checked by the rules of the purchase. */
export const setTicketHolder = defineEndpoint({
  ...ofMember,
  id: 'setTicketHolder',
  method: 'PUT',
  path: '/usuario/{userId}/inscricao/{codigo}/ingresso/{ticketId}/',
  summary: 'Changes who comes with a ticket, and their answers',
  example: { params: examples.ticket, body: { versao: 1, participante: { nome: 'Davi Souza' } } },
  params: ofTicket,
  body: z.strictObject({ versao: z.union([z.literal(0), version]), participante: participantSchema }),
  responses: { 200: z.strictObject({ versao: z.int() }) },
  errors: ['NOT_FOUND', 'ANSWERS_CLOSED', 'CHANGED_MEANWHILE', 'EVT_REG_003', 'EVT_REG_004', 'TICKET_AUDIENCE'],
})

/** The recipient gets a link by mail. The same person again changes nothing. */
export const offerTransfer = defineEndpoint({
  ...ofMember,
  id: 'offerTransfer',
  method: 'POST',
  path: '/usuario/{userId}/inscricao/{codigo}/ingresso/{ticketId}/transferencia/',
  summary: 'Offers a ticket to another person',
  example: { params: examples.ticket, body: { nome: 'Rute Lima', email: 'rute@example.org' } },
  params: ofTicket,
  body: z.strictObject({ nome: personName(120), email, idioma: z.optional(z.enum(locales)) }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'NOT_TRANSFERABLE', 'TOO_MANY_REQUESTS'],
})

/** The link ends. Idempotent. */
export const withdrawTransfer = defineEndpoint({
  ...ofMember,
  id: 'withdrawTransfer',
  method: 'DELETE',
  path: '/usuario/{userId}/inscricao/{codigo}/ingresso/{ticketId}/transferencia/',
  summary: 'Withdraws the offer of a ticket',
  example: { params: examples.ticket },
  params: ofTicket,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'TRANSFER_ENDED'],
})

const byLink = { access: 'public', church: 'host', about: 'none', module } as const

/** For everyone who has the link that the recipient was sent. */
export const getTransfer = defineEndpoint({
  ...byLink,
  id: 'getTransfer',
  method: 'GET',
  path: '/transferencia/{codigo}/',
  summary: 'A ticket that is offered to a person',
  example: { params: { codigo: exampleCode } },
  params: z.strictObject({ codigo: registrationCode }),
  responses: {
    200: z.strictObject({
      evento: eventSchema,
      situacao: z.enum(transferStates),
      /** Name of the person who offers it; null where they have left. */
      de: z.nullable(z.string()),
      /** Name of the recipient; null once the offer has ended. */
      nome: z.nullable(z.string()),
      adicionais: z.array(z.string()),
      formulario: holderFormSchema,
      termos: z.nullable(z.string()),
      /** True if the recipient has to log in. */
      flagSomenteMembros: z.boolean(),
      ate: z.nullable(instant),
    }),
  },
  errors: ['NOT_FOUND'],
})

/** Idempotent by `chave`: the ticket gets a new code, and the old one no longer opens a door. */
export const acceptTransfer = defineEndpoint({
  ...byLink,
  id: 'acceptTransfer',
  asksCaptcha: true,
  method: 'POST',
  path: '/transferencia/{codigo}/aceite/',
  summary: 'Accepts a ticket, as a member or as a visitor',
  example: {
    params: { codigo: exampleCode },
    body: { chave: exampleKey, participante: { nome: 'Rute Lima' } },
  },
  params: z.strictObject({ codigo: registrationCode }),
  body: z.strictObject({
    chave: ownUuid,
    participante: participantSchema,
    /** Accepts the event's terms, where it has any. */
    termos: z._default(z.boolean(), false),
    idioma: z.optional(z.enum(locales)),
  }),
  responses: { 201: z.strictObject({ codigo: registrationCode, idEvento: id }) },
  errors: [
    'NOT_FOUND',
    'NOT_TRANSFERABLE',
    'TRANSFER_ENDED',
    'LOGIN_TO_BUY',
    'TICKET_AUDIENCE',
    'EVT_REG_003',
    'EVT_REG_004',
    'IDEMPOTENCY_KEY_IN_USE',
    'TOO_MANY_REQUESTS',
  ],
})
