import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { date, id, idText } from '../fields.ts'
import { cardToken } from '../payments/card.schemas.ts'
import { ownUuid, version } from '../versions.ts'
import { cycleSchema, recurrenceChoice, recurrenceMeans, recurrenceSchema } from './recurrence.schemas.ts'

const exampleId = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
const mine = { access: 'login', church: 'host', module: 'MOD_DOACAO' } as const
const ofMember = { ...mine, about: { member: 'userId' }, params: z.strictObject({ userId: idText }) } as const
const byId = { ...mine, about: { recurrence: 'id', of: 'author' }, params: z.strictObject({ id: z.uuid() }) } as const
const example = { params: { id: exampleId } }
const choiceErrors = [
  'GIVING_UNAVAILABLE',
  'REASON_UNAVAILABLE',
  'RECURRENCE_NOT_ALLOWED',
  'GIFT_TOO_SMALL',
  'EVT_REG_010',
  'EVT_REG_026',
  'AMOUNT_TOO_LARGE',
  'INVALID_CARD_TOKEN',
  'GATEWAY_UNAVAILABLE',
  'NOT_FOUND',
] as const
/** A card that is saved already, or the token of a new one, which is saved. */
const card = { idCartao: z.optional(z.uuid()), tokenCartao: z.optional(cardToken) } as const

export const listMyRecurrences = defineEndpoint({
  ...ofMember,
  id: 'listMyRecurrences',
  method: 'GET',
  path: '/usuario/{userId}/recorrencia/',
  summary: "The caller's recurring gifts, those that go on first",
  example: { params: { userId: '1' } },
  responses: { 200: z.array(recurrenceSchema) },
})

/**
 * Nothing is charged before the day `inicio`. By Pix Automático that is today: the giver pays the first gift (`pedido`) and
 * authorises the others with it. Idempotent by `chave`.
 */
export const createRecurrence = defineEndpoint({
  ...ofMember,
  id: 'createRecurrence',
  method: 'POST',
  path: '/usuario/{userId}/recorrencia/',
  summary: 'Sets up a recurring gift',
  example: {
    params: { userId: '1' },
    body: {
      chave: exampleId,
      idMotivo: 1,
      valor: 5000,
      frequencia: { diaDoMes: 5 },
      inicio: '2039-01-05',
      meio: 'CARTAO',
      idCartao: exampleId,
    },
  },
  body: z.strictObject({
    chave: ownUuid,
    ...recurrenceChoice,
    /** The day of the first charge, today or later in the church's time zone. */
    inicio: date,
    meio: z.enum(recurrenceMeans),
    ...card,
  }),
  responses: { 200: recurrenceSchema },
  errors: [...choiceErrors, 'LIMIT_REACHED', 'IDEMPOTENCY_KEY_IN_USE', 'TOO_MANY_REQUESTS'],
})

export const getRecurrence = defineEndpoint({
  ...byId,
  id: 'getRecurrence',
  method: 'GET',
  path: '/recorrencia/{id}',
  summary: 'A recurring gift with its next charges and its past ones',
  example,
  responses: {
    200: z.strictObject({ ...recurrenceSchema.shape, proximas: z.array(cycleSchema), passadas: z.array(cycleSchema) }),
  },
  errors: ['NOT_FOUND'],
})

/**
 * Changes what was chosen, and its card; `proxima` moves the next charge to another day. EVT_REG_010 for what Pix Automático
 * does not allow: its days and a later end are what the giver's bank was told.
 */
export const changeRecurrence = defineEndpoint({
  ...byId,
  id: 'changeRecurrence',
  method: 'PUT',
  path: '/recorrencia/{id}',
  summary: 'Changes a recurring gift',
  example: {
    ...example,
    body: { versao: 1, idMotivo: 1, valor: 7500, frequencia: { dias: 30 }, idCartao: exampleId },
  },
  body: z.strictObject({
    versao: version,
    ...recurrenceChoice,
    proxima: z.optional(date),
    ...card,
  }),
  responses: { 200: recurrenceSchema },
  errors: [...choiceErrors, 'CHANGED_MEANWHILE', 'RECURRENCE_ENDED', 'CYCLE_IN_PROGRESS', 'LIMIT_REACHED'],
})

/** Names the cycle, so that a double click skips one. */
export const skipCycle = defineEndpoint({
  ...byId,
  id: 'skipCycle',
  method: 'POST',
  path: '/recorrencia/{id}/pulo',
  summary: 'Skips the next charge, or takes that back',
  example: { ...example, body: { ciclo: 1, flagPular: true } },
  body: z.strictObject({ ciclo: id, flagPular: z.boolean() }),
  responses: { 200: recurrenceSchema },
  errors: ['NOT_FOUND', 'RECURRENCE_ENDED', 'CYCLE_IN_PROGRESS'],
})

/** A resumed gift is next charged on its next day, never for the days between. EVT_REG_010 without an authorisation. */
export const pauseRecurrence = defineEndpoint({
  ...byId,
  id: 'pauseRecurrence',
  method: 'POST',
  path: '/recorrencia/{id}/pausa',
  summary: 'Pauses a recurring gift, or resumes it',
  example: { ...example, body: { flagPausar: true } },
  body: z.strictObject({ flagPausar: z.boolean() }),
  responses: { 200: recurrenceSchema },
  errors: ['NOT_FOUND', 'RECURRENCE_ENDED', 'EVT_REG_010'],
})

/** Charges a failed cycle now, with the card that the gift has now. */
export const retryCycle = defineEndpoint({
  ...byId,
  id: 'retryCycle',
  method: 'POST',
  path: '/recorrencia/{id}/nova-tentativa',
  summary: 'Charges a failed gift again',
  example: { ...example, body: { ciclo: 1 } },
  body: z.strictObject({ ciclo: id }),
  responses: { 200: recurrenceSchema },
  errors: [
    'NOT_FOUND',
    'RECURRENCE_ENDED',
    'CYCLE_IN_PROGRESS',
    'INVALID_CARD_TOKEN',
    'EVT_REG_010',
    'GATEWAY_UNAVAILABLE',
    'TOO_MANY_REQUESTS',
  ],
})

export const cancelRecurrence = defineEndpoint({
  ...byId,
  id: 'cancelRecurrence',
  method: 'DELETE',
  path: '/recorrencia/{id}',
  summary: 'Ends a recurring gift',
  example,
  responses: { 200: recurrenceSchema },
  errors: ['NOT_FOUND', 'GATEWAY_UNAVAILABLE'],
})
