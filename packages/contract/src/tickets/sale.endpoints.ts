import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, instant, reference } from '../fields.ts'
import { locales } from '../locale.ts'
import { amountText, cents } from '../payments/payment.schemas.ts'
import { phone } from '../validation/phone.ts'
import { email, personName } from '../validation/text.ts'
import { ownUuid } from '../versions.ts'
import {
  accessKey,
  chosenTickets,
  couponCode,
  eventSaleSchema,
  holdSchema,
  registrationCode,
  seatsSchema,
  ticketQuoteSchema,
} from './ticket.schemas.ts'
import { waitingStates } from './ticket-states.ts'

const module = 'MOD_EVENTO'
const bySlug = { access: 'public', church: { param: 'slug' }, about: 'none', module } as const
const atHost = { access: 'public', church: 'host', about: 'none', module } as const
const slugParams = z.strictObject({ slug: reference, id: idText })
const slugExample = { params: { slug: 'videira', id: '1' } }
const eventParams = z.strictObject({ id: idText })
const holdParams = z.strictObject({ id: idText, codigo: registrationCode })
const exampleCode = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const exampleKey = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
const access = { acesso: z.optional(accessKey) }

/** NOT_FOUND for an event without tickets. `acesso` adds the hidden types with this key. */
export const getEventSale = defineEndpoint({
  ...bySlug,
  id: 'getEventSale',
  asksCaptcha: true,
  keepUnless: 'acesso',
  method: 'GET',
  path: '/igreja/{slug}/evento/{id}/venda/',
  summary: 'The tickets of an event, its questions and rules',
  example: slugExample,
  params: slugParams,
  query: z.strictObject(access),
  responses: { 200: eventSaleSchema },
  errors: ['NOT_FOUND'],
  keep: 'until-content-changes',
})

/** Asked for apart from the event's page, which is kept. With a login, the caller's own limits count. */
export const listSeats = defineEndpoint({
  ...bySlug,
  id: 'listSeats',
  asksCaptcha: true,
  method: 'GET',
  path: '/igreja/{slug}/evento/{id}/vagas/',
  summary: 'How the tickets of an event stand now',
  example: slugExample,
  params: slugParams,
  query: z.strictObject(access),
  responses: { 200: seatsSchema },
  errors: ['NOT_FOUND'],
})

/** Fees by the event's own rule of who bears them. The formula is described at `splitFees`. */
export const calculateEventFees = defineEndpoint({
  ...atHost,
  id: 'calculateEventFees',
  method: 'GET',
  path: '/evento/{id}/calcular-taxas',
  summary: "The fees of an event's tickets by a payment method, in cents",
  example: { params: { id: '1' }, query: { metodoPagamento: 'PIX', valor: '5000' } },
  params: eventParams,
  query: z.strictObject({ metodoPagamento: z.enum(paymentMethodCodes), valor: amountText }),
  responses: {
    200: z.strictObject({ taxaServico: cents, taxaProcessamento: cents, total: cents, liquido: cents }),
  },
  errors: ['NOT_FOUND', 'EVT_REG_010', 'EVT_REG_012', 'EVT_REG_013'],
})

const purchase = {
  ingressos: chosenTickets,
  cupom: z.optional(couponCode),
  codigoMetodoPagamento: z.optional(z.enum(paymentMethodCodes)),
  ...access,
}
const placeErrors = ['NETWORK_SHARE', 'IDEMPOTENCY_KEY_IN_USE', 'TOO_MANY_REQUESTS'] as const
const choiceErrors = [
  'NOT_FOUND',
  'EVT_REG_001',
  'EVT_REG_002',
  'EVT_REG_010',
  'EVT_REG_012',
  'EVT_REG_013',
  'EVT_REG_019',
  'EVT_REG_020',
  'EVT_REG_021',
  'COUPON_UNAVAILABLE',
  'TICKET_LIMIT',
] as const

/** Takes no seats. EVT_REG_021 tells in its details how many are left: `ingressos.3`, `2`. */
export const quoteTickets = defineEndpoint({
  ...atHost,
  id: 'quoteTickets',
  asksCaptcha: true,
  method: 'POST',
  path: '/evento/{id}/orcamento/',
  summary: 'What tickets cost now, with fees and discount',
  example: { params: { id: '1' }, body: { ingressos: [{ idIngresso: 1 }] } },
  params: eventParams,
  body: z.strictObject(purchase),
  responses: { 200: ticketQuoteSchema },
  errors: [...choiceErrors],
})

/** A place in the queue of a rush. The same call with `senha` keeps it. */
const queuePlaceSchema = z.strictObject({
  fila: z.strictObject({ senha: z.string(), posicao: z.int(), tenteEm: z.int() }),
})

/**
 * Takes the seats of a purchase for some minutes, all of them or none. Idempotent by `chave`. In a rush it answers a place
 * in the queue: the same call with its `senha` keeps the place. A caller's earlier hold of the event can be named, and is
 * released in the same step.
 */
export const holdTickets = defineEndpoint({
  ...atHost,
  id: 'holdTickets',
  asksCaptcha: true,
  method: 'POST',
  path: '/evento/{id}/reserva/',
  summary: 'Holds tickets',
  example: { params: { id: '1' }, body: { chave: exampleKey, ingressos: [{ idIngresso: 1 }] } },
  params: eventParams,
  body: z.strictObject({
    ...purchase,
    chave: ownUuid,
    anterior: z.optional(registrationCode),
    /** Key that the browser makes up by itself: it has one open hold of an event at a time, and the next one takes its place. */
    navegador: z.optional(ownUuid),
    senha: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w.-]+$/))),
  }),
  responses: { 201: holdSchema, 202: queuePlaceSchema },
  errors: [...choiceErrors, 'EVT_REG_023', 'LOGIN_TO_BUY', ...placeErrors],
})

/** For everyone who has the code, which cannot be guessed: it names no person. */
export const getHold = defineEndpoint({
  ...atHost,
  id: 'getHold',
  method: 'GET',
  path: '/evento/{id}/reserva/{codigo}/',
  summary: 'Held tickets, with what they cost now',
  example: { params: { id: '1', codigo: exampleCode } },
  params: holdParams,
  query: z.strictObject({ codigoMetodoPagamento: z.optional(z.enum(paymentMethodCodes)) }),
  responses: { 200: holdSchema },
  errors: ['NOT_FOUND'],
})

export const releaseHold = defineEndpoint({
  ...atHost,
  id: 'releaseHold',
  method: 'DELETE',
  path: '/evento/{id}/reserva/{codigo}/',
  summary: 'Gives held tickets back',
  example: { params: { id: '1', codigo: exampleCode } },
  params: holdParams,
  responses: { 200: z.strictObject({}) },
  errors: ['NOT_FOUND'],
})

const waitingSchema = z.strictObject({
  codigo: registrationCode,
  situacao: z.enum(waitingStates),
  idIngresso: z.int(),
  quantidade: z.int(),
  /** The first is 1; null once it waits no more. */
  posicao: z.nullable(z.int()),
  /** The hold that is offered, and until when. */
  reserva: z.nullable(registrationCode),
  ofertaAte: z.nullable(instant),
})

/** Idempotent by `chave`. Offers come by mail, with the code of a hold. A member's own data are used. */
export const joinWaitingList = defineEndpoint({
  ...atHost,
  id: 'joinWaitingList',
  asksCaptcha: true,
  method: 'POST',
  path: '/evento/{id}/espera/',
  summary: 'Joins the waiting list of a ticket type',
  example: {
    params: { id: '1' },
    body: { chave: exampleKey, idIngresso: 1, quantidade: 2, pessoa: { nome: 'Ana Souza', email: 'ana@example.org' } },
  },
  params: eventParams,
  body: z.strictObject({
    chave: ownUuid,
    idIngresso: z.int(),
    quantidade: z._default(z.int().check(z.gte(1), z.lte(10)), 1),
    idioma: z.optional(z.enum(locales)),
    ...access,
    /** Data of a visitor. */
    pessoa: z.optional(z.strictObject({ nome: personName(120), email, telefone: z._default(z.nullable(phone), null) })),
  }),
  responses: { 201: waitingSchema },
  errors: [
    'NOT_FOUND',
    'NO_WAITING_LIST',
    'EVT_REG_002',
    'EVT_REG_019',
    'EVT_REG_026',
    'LOGIN_TO_BUY',
    'TICKET_LIMIT',
    ...placeErrors,
  ],
})

export const getWaiting = defineEndpoint({
  ...atHost,
  id: 'getWaiting',
  method: 'GET',
  path: '/evento/{id}/espera/{codigo}/',
  summary: 'A place on a waiting list',
  example: { params: { id: '1', codigo: exampleCode } },
  params: holdParams,
  responses: { 200: waitingSchema },
  errors: ['NOT_FOUND'],
})

/** An offer that was made is given back. */
export const leaveWaitingList = defineEndpoint({
  ...atHost,
  id: 'leaveWaitingList',
  method: 'DELETE',
  path: '/evento/{id}/espera/{codigo}/',
  summary: 'Leaves a waiting list',
  example: { params: { id: '1', codigo: exampleCode } },
  params: holdParams,
  responses: { 200: z.strictObject({}) },
  errors: ['NOT_FOUND'],
})
