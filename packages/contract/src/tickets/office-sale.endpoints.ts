import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema } from '../fields.ts'
import { versionOrNone } from '../versions.ts'
import { officeSaleSchema, saleForm, saleRules } from './office-sale.schemas.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const reader = { ...atChurch, access: { permission: 'events.read', within: 'EVENTO' } } as const
const writer = { ...atChurch, access: { permission: 'events.write', within: 'EVENTO' } } as const
const params = z.strictObject({ id: idText })
const example = { params: { id: '1' } }
/** Version of the sale; another one is CHANGED_MEANWHILE. */
const versao = versionOrNone
const exampleBody = { versao: 7 }
/** The version of the sale after the change. */
const changed = { 200: z.strictObject({ versao: z.int() }) }

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
