import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { answerFileBytes } from '../limits.ts'
import { locales } from '../locale.ts'
import { cents, orderCode } from '../payments/payment.schemas.ts'
import { addressFieldsSchema } from '../users/address.schemas.ts'
import { phone } from '../validation/phone.ts'
import { cpfOrCnpj } from '../validation/tax-numbers.ts'
import { email, personName } from '../validation/text.ts'
import { ownUuid } from '../versions.ts'
import {
  mailedCodeSchema,
  myEventSchema,
  participantSchema,
  registrationCode,
  registrationSchema,
} from './ticket.schemas.ts'
import { ticketLimits } from './ticket-limits.ts'
import { registrationStates } from './ticket-states.ts'

const module = 'MOD_EVENTO'
const ofMember = { access: 'login', church: 'host', about: { member: 'userId' }, module } as const
const exampleCode = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const exampleKey = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'

const registrationFields = {
  chave: ownUuid,
  reserva: registrationCode,
  /** Participants in the order of the hold's tickets. */
  participantes: z.array(participantSchema).check(z.minLength(1), z.maxLength(ticketLimits.porCompra)),
  /** Total that the buyer was shown, with fees: another one is EVT_REG_014. */
  total: cents,
  /** Omitted for a free purchase. */
  codigoMetodoPagamento: z.optional(z.enum(paymentMethodCodes)),
  /** Accepts the event's terms, where it has any. */
  termos: z._default(z.boolean(), false),
}

/** The order is paid by `startPayment`; without one the registration is confirmed already. */
const registrationAnswer = {
  201: z.strictObject({
    codigo: registrationCode,
    situacao: z.enum(registrationStates),
    pedido: z.nullable(orderCode),
    total: cents,
  }),
}

const registrationErrors = [
  'NOT_FOUND',
  'HOLD_EXPIRED',
  'TICKET_AUDIENCE',
  'TICKET_LIMIT',
  'COUPON_UNAVAILABLE',
  'EVT_REG_002',
  'EVT_REG_003',
  'EVT_REG_004',
  'EVT_REG_010',
  'EVT_REG_012',
  'EVT_REG_013',
  'EVT_REG_014',
  'EVT_REG_024',
  'EVT_REG_026',
  'ONLY_IN_BRAZIL',
  'AMOUNT_TOO_LARGE',
  'IDEMPOTENCY_KEY_IN_USE',
  'TOO_MANY_REQUESTS',
] as const

const exampleBody = {
  chave: exampleKey,
  reserva: exampleCode,
  participantes: [{ nome: 'Davi Souza' }],
  total: 5000,
  codigoMetodoPagamento: 'PIX',
}

/** Idempotent by `chave`: all tickets or none. */
export const registerForEvent = defineEndpoint({
  ...ofMember,
  id: 'registerForEvent',
  method: 'POST',
  path: '/usuario/{userId}/evento/{eventId}/inscricao/',
  summary: 'Registers the holders of held tickets, and places the order',
  example: { params: { userId: '1', eventId: '1' }, body: exampleBody },
  params: z.strictObject({ userId: idText, eventId: idText }),
  body: z.strictObject(registrationFields),
  responses: registrationAnswer,
  errors: [...registrationErrors],
})

export const registerVisitorForEvent = defineEndpoint({
  access: 'public',
  church: 'host',
  about: 'none',
  module,
  id: 'registerVisitorForEvent',
  asksCaptcha: true,
  method: 'POST',
  path: '/evento/{id}/inscricao/',
  summary: 'The same for a buyer without a login',
  example: {
    params: { id: '1' },
    body: { ...exampleBody, comprador: { nome: 'Ana Souza', email: 'ana@example.org' } },
  },
  params: z.strictObject({ id: idText }),
  body: z.strictObject({
    ...registrationFields,
    idioma: z.optional(z.enum(locales)),
    comprador: z.strictObject({
      nome: personName(120),
      email,
      documento: z._default(z.nullable(cpfOrCnpj), null),
      telefone: z._default(z.nullable(phone), null),
      endereco: z._default(z.nullable(addressFieldsSchema), null),
      /** ISO 3166-1, two letters; that of the address, where there is one. */
      pais: z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))), null),
    }),
  }),
  responses: registrationAnswer,
  errors: [...registrationErrors, 'LOGIN_TO_BUY'],
})

/** A PDF or a photo as the answer to a question. Staff alone read it. */
export const uploadAnswerFile = defineEndpoint({
  access: 'public',
  church: 'host',
  about: 'none',
  module,
  id: 'uploadAnswerFile',
  asksCaptcha: true,
  method: 'POST',
  path: '/evento/{id}/reserva/{codigo}/arquivo/',
  summary: 'Uploads a file as the answer to a question',
  example: { params: { id: '1', codigo: exampleCode } },
  params: z.strictObject({ id: idText, codigo: registrationCode }),
  upload: { maxBytes: answerFileBytes },
  body: z.strictObject({ arquivo: z.file() }),
  responses: { 201: z.strictObject({ id: z.uuid() }) },
  errors: ['NOT_FOUND', 'HOLD_EXPIRED', 'NOT_A_FILE', 'NO_ROOM', 'TOO_MANY_REQUESTS'],
})

/**
 * For everyone who has the code: the thank-you page and the mails of buyers without a login. Of the holders it shows names
 * alone, unless the buyer's login asks.
 */
export const getRegistration = defineEndpoint({
  access: 'public',
  church: 'host',
  about: 'none',
  module,
  id: 'getRegistration',
  method: 'GET',
  path: '/inscricao/{codigo}/',
  summary: 'A purchase with its tickets',
  example: { params: { codigo: exampleCode } },
  params: z.strictObject({ codigo: registrationCode }),
  responses: { 200: registrationSchema },
  errors: ['NOT_FOUND'],
})

const byCode = {
  access: 'public',
  church: 'host',
  about: 'none',
  module,
  asksCaptcha: true,
  params: z.strictObject({ codigo: registrationCode }),
} as const

/** The code is good for a quarter of an hour at least. */
export const sendRegistrationCode = defineEndpoint({
  ...byCode,
  id: 'sendRegistrationCode',
  method: 'POST',
  path: '/inscricao/{codigo}/codigo/',
  summary: 'Sends the buyer a code that shows what a purchase has collected',
  example: { params: { codigo: exampleCode } },
  responses: {
    /** Where it goes, most of it hidden. */
    200: z.strictObject({ email: z.string() }),
  },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const readRegistration = defineEndpoint({
  ...byCode,
  id: 'readRegistration',
  method: 'POST',
  path: '/inscricao/{codigo}/dados/',
  summary: 'A purchase with what was collected, by a code from the mail',
  example: { params: { codigo: exampleCode }, body: { numero: '12345678' } },
  body: mailedCodeSchema,
  responses: { 200: registrationSchema },
  errors: ['NOT_FOUND', 'INVALID_CODE', 'TOO_MANY_REQUESTS'],
})

/** Lists upcoming events, soonest first, then past ones, latest first. */
export const listMyEvents = defineEndpoint({
  ...ofMember,
  id: 'listMyEvents',
  method: 'GET',
  path: '/usuario/{userId}/evento/',
  summary: 'The events that the caller has tickets of',
  example: { params: { userId: '1' } },
  params: z.strictObject({ userId: idText }),
  responses: { 200: z.array(myEventSchema) },
})

/** Newest first; also what was transferred to the caller. */
export const listMyRegistrations = defineEndpoint({
  ...ofMember,
  id: 'listMyRegistrations',
  method: 'GET',
  path: '/usuario/{userId}/evento/{eventId}/inscricao/',
  summary: "The caller's purchases of an event, with their tickets",
  example: { params: { userId: '1', eventId: '1' } },
  params: z.strictObject({ userId: idText, eventId: idText }),
  responses: { 200: z.array(registrationSchema) },
})
