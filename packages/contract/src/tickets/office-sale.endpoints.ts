import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, nothingSchema } from '../fields.ts'
import { versionOrNone, versionText } from '../versions.ts'
import { officeSaleSchema, quotaForm, saleForm, saleRules } from './office-sale.schemas.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const reader = { ...atChurch, access: { permission: 'events.read' } } as const
const writer = { ...atChurch, access: { permission: 'events.write' } } as const
const params = z.strictObject({ id: idText })
const partParams = z.strictObject({ id: idText, parteId: idText })
const example = { params: { id: '1' } }
/** Version of the sale; another one is CHANGED_MEANWHILE. */
const versao = versionOrNone
const exampleBody = { versao: 7 }
const partExample = { id: '1', parteId: '1' }
/** The version of the sale after the change. */
const changed = { 200: z.strictObject({ versao: z.int() }) }
const added = { 201: z.strictObject({ id, versao: z.int() }) }
const removal = { query: z.strictObject({ versao: versionText }) }

export const getOfficeSale = defineEndpoint({
  ...reader,
  id: 'getOfficeSale',
  method: 'GET',
  path: '/evento/{id}/equipe/venda',
  summary: 'How an event sells its tickets, with everything that staff write of it',
  example,
  params,
  responses: { 200: officeSaleSchema },
  errors: ['NOT_FOUND'],
})

/** Version 0 begins the sale of an event that has none. */
export const setSale = defineEndpoint({
  ...writer,
  id: 'setSale',
  method: 'PUT',
  path: '/evento/{id}/equipe/venda',
  summary: 'Replaces how an event sells its tickets',
  example: { ...example, body: exampleBody },
  params,
  body: z.strictObject({ ...saleForm, versao }).check(...saleRules),
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** Ends an event's sale and takes its types away. ALREADY_SOLD where someone has tickets. */
export const removeSale = defineEndpoint({
  ...writer,
  id: 'removeSale',
  method: 'DELETE',
  path: '/evento/{id}/equipe/venda',
  summary: 'Takes the tickets of an event away',
  example,
  params,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'ALREADY_SOLD'],
})

export const addQuota = defineEndpoint({
  ...writer,
  id: 'addQuota',
  method: 'POST',
  path: '/evento/{id}/equipe/cota/',
  summary: 'Adds seats that ticket types share',
  example: { ...example, body: { ...exampleBody, nome: 'Camas', vagas: 40 } },
  params,
  body: z.strictObject({ ...quotaForm, versao }),
  responses: added,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** More seats are offered to those who wait; fewer than are taken is SEATS_TAKEN. */
export const setQuota = defineEndpoint({
  ...writer,
  id: 'setQuota',
  method: 'PUT',
  path: '/evento/{id}/equipe/cota/{parteId}',
  summary: 'Changes the seats of a quota',
  example: { params: partExample, body: { ...exampleBody, nome: 'Camas', vagas: 50 } },
  params: partParams,
  body: z.strictObject({ ...quotaForm, versao }),
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SEATS_TAKEN'],
})

/** Its types take seats of their other quotas alone. SEATS_TAKEN while some are taken. */
export const removeQuota = defineEndpoint({
  ...writer,
  ...removal,
  id: 'removeQuota',
  method: 'DELETE',
  path: '/evento/{id}/equipe/cota/{parteId}',
  summary: 'Removes a quota that no seat is taken of',
  example: { params: partExample, query: { versao: '7' } },
  params: partParams,
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SEATS_TAKEN'],
})
