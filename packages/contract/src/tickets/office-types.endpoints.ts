import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText } from '../fields.ts'
import { versionOrNone, versionText } from '../versions.ts'
import {
  couponForm,
  couponRules,
  questionForm,
  questionRules,
  ticketTypeForm,
  ticketTypeRules,
} from './office-sale.schemas.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const writer = { ...atChurch, access: { permission: 'events.write' } } as const
const params = z.strictObject({ id: idText })
const partParams = z.strictObject({ id: idText, parteId: idText })
const example = { params: { id: '1' } }
const partExample = { id: '1', parteId: '1' }
/** Version of the sale; another one is CHANGED_MEANWHILE. */
const versao = versionOrNone
/** The version of the sale after the change. */
const changed = { 200: z.strictObject({ versao: z.int() }) }
const added = { 201: z.strictObject({ id, versao: z.int() }) }
const removal = { query: z.strictObject({ versao: versionText }) }
const exampleType = { versao: 7, nome: 'Adulto', valor: 5000 }
const exampleQuestion = { versao: 7, rotulo: 'Alergias', tipo: 'TEXTO' }
const exampleCoupon = { versao: 7, codigo: 'FAMILIA', tipo: 'PERCENTUAL', valor: 10 }

export const addTicketType = defineEndpoint({
  ...writer,
  id: 'addTicketType',
  method: 'POST',
  path: '/evento/{id}/equipe/ingresso/',
  summary: 'Adds a ticket type or an add-on',
  example: { ...example, body: exampleType },
  params,
  body: z.strictObject({ ...ticketTypeForm, versao }).check(...ticketTypeRules),
  responses: added,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/**
 * Sold tickets keep their price. Other quotas are counted again with the seats that its tickets take: SEATS_TAKEN where one
 * has too few. ALREADY_SOLD where a sold ticket would become an add-on.
 */
export const setTicketType = defineEndpoint({
  ...writer,
  id: 'setTicketType',
  method: 'PUT',
  path: '/evento/{id}/equipe/ingresso/{parteId}',
  summary: 'Replaces a ticket type',
  example: { params: partExample, body: exampleType },
  params: partParams,
  body: z.strictObject({ ...ticketTypeForm, versao }).check(...ticketTypeRules),
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SEATS_TAKEN', 'ALREADY_SOLD'],
})

/** A type that was sold is set inactive instead: ALREADY_SOLD. */
export const removeTicketType = defineEndpoint({
  ...writer,
  ...removal,
  id: 'removeTicketType',
  method: 'DELETE',
  path: '/evento/{id}/equipe/ingresso/{parteId}',
  summary: 'Removes a ticket type that was never sold',
  example: { params: partExample, query: { versao: '7' } },
  params: partParams,
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'ALREADY_SOLD'],
})

export const addQuestion = defineEndpoint({
  ...writer,
  id: 'addQuestion',
  method: 'POST',
  path: '/evento/{id}/equipe/pergunta/',
  summary: 'Adds a question for those who come',
  example: { ...example, body: exampleQuestion },
  params,
  body: z.strictObject({ ...questionForm, versao }).check(...questionRules),
  responses: added,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** The kind of one that was answered stays: ALREADY_SOLD. */
export const setQuestion = defineEndpoint({
  ...writer,
  id: 'setQuestion',
  method: 'PUT',
  path: '/evento/{id}/equipe/pergunta/{parteId}',
  summary: 'Replaces a question',
  example: { params: partExample, body: exampleQuestion },
  params: partParams,
  body: z.strictObject({ ...questionForm, versao }).check(...questionRules),
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'ALREADY_SOLD'],
})

/** One that was answered is set inactive instead: ALREADY_SOLD. */
export const removeQuestion = defineEndpoint({
  ...writer,
  ...removal,
  id: 'removeQuestion',
  method: 'DELETE',
  path: '/evento/{id}/equipe/pergunta/{parteId}',
  summary: 'Removes a question that was never answered',
  example: { params: partExample, query: { versao: '7' } },
  params: partParams,
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'ALREADY_SOLD'],
})

export const addCoupon = defineEndpoint({
  ...writer,
  id: 'addCoupon',
  method: 'POST',
  path: '/evento/{id}/equipe/cupom/',
  summary: 'Adds a coupon',
  example: { ...example, body: exampleCoupon },
  params,
  body: z.strictObject({ ...couponForm, versao }).check(...couponRules),
  responses: added,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** Purchases that it was used for keep their discount. Fewer uses than there were is SEATS_TAKEN. */
export const setCoupon = defineEndpoint({
  ...writer,
  id: 'setCoupon',
  method: 'PUT',
  path: '/evento/{id}/equipe/cupom/{parteId}',
  summary: 'Replaces a coupon',
  example: { params: partExample, body: exampleCoupon },
  params: partParams,
  body: z.strictObject({ ...couponForm, versao }).check(...couponRules),
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SEATS_TAKEN'],
})

/** One that was used is set inactive instead: ALREADY_SOLD. */
export const removeCoupon = defineEndpoint({
  ...writer,
  ...removal,
  id: 'removeCoupon',
  method: 'DELETE',
  path: '/evento/{id}/equipe/cupom/{parteId}',
  summary: 'Removes a coupon that was never used',
  example: { params: partExample, query: { versao: '7' } },
  params: partParams,
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'ALREADY_SOLD'],
})
