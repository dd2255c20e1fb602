import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, instant, nothingSchema, opaqueToken } from '../fields.ts'
import { listQuery, listSchema } from '../paging.ts'
import { required } from '../validation/text.ts'

/* Support access: the church lets the support of the product look into its office for an hour, and sees what it looked at. */

const owners = {
  access: { permission: 'support.open' },
  surface: 'office',
  church: 'host',
  about: 'none',
} as const
const named = z.strictObject({ id: idText })
const example = { params: { id: '1' } }
const person = z.nullable(z.strictObject({ id, nome: z.string(), sobrenome: z.string() }))

export const supportAccessForm = z.strictObject({ motivo: required(500), flagEscrita: z.boolean() })

export const supportAccessSchema = z.strictObject({
  id,
  motivo: z.string(),
  flagEscrita: z.boolean(),
  abertoEm: instant,
  /** Null where they have left the church. */
  abertoPor: person,
  /** Moment at which it ends, or ended, by itself. */
  expiraEm: instant,
  /** Moment at which it was ended before; null where its time ran out, or still runs. */
  encerradoEm: z.nullable(instant),
  encerradoPor: person,
  flagAberto: z.boolean(),
  /** How many calls support has made in it. */
  consultas: z.int(),
})
export type SupportAccess = z.output<typeof supportAccessSchema>

export const listSupportAccesses = defineEndpoint({
  id: 'listSupportAccesses',
  method: 'GET',
  path: '/escritorio/suporte/',
  summary: 'Support accesses of the church, the last opened first',
  ...owners,
  example: {},
  query: z.strictObject(listQuery(20, 100)),
  responses: { 200: listSchema(supportAccessSchema) },
})

/**
 * Lasts an hour. Mails all owners. The same call again answers the access that it opened; SUPPORT_ALREADY_OPEN where another one is open.
 */
export const openSupportAccess = defineEndpoint({
  id: 'openSupportAccess',
  method: 'POST',
  path: '/escritorio/suporte/',
  summary: 'Lets the support of the product look into the office, for an hour',
  ...owners,
  proof: 'fresh',
  example: { body: { motivo: 'A página inicial não mostra os cultos.', flagEscrita: false } },
  body: supportAccessForm,
  responses: { 201: supportAccessSchema },
  errors: ['SUPPORT_ALREADY_OPEN'],
})

/** Takes effect with the next call that support makes. Idempotent. */
export const endSupportAccess = defineEndpoint({
  id: 'endSupportAccess',
  method: 'DELETE',
  path: '/escritorio/suporte/{id}',
  summary: 'Ends a support access before its time',
  ...owners,
  example,
  params: named,
  responses: { 200: supportAccessSchema },
  errors: ['NOT_FOUND'],
})

export const supportViewSchema = z.strictObject({
  id,
  momento: instant,
  /** The id of the call. */
  chamada: z.string(),
  /** Its path below /api/v1, with names in braces where ids stand. */
  caminho: z.string(),
  /** The ids that its path names, in their order. */
  registros: z.array(z.string()),
  /** It asked to change something. */
  flagMudanca: z.boolean(),
})
export type SupportView = z.output<typeof supportViewSchema>

export const listSupportViews = defineEndpoint({
  id: 'listSupportViews',
  method: 'GET',
  path: '/escritorio/suporte/{id}/consulta/',
  summary: 'The calls that support made in an access, the last first',
  ...owners,
  example,
  params: named,
  query: z.strictObject(listQuery(50, 100)),
  responses: { 200: listSchema(supportViewSchema) },
  errors: ['NOT_FOUND'],
})

/** Sets the cookie of a session of support, and ends a session of staff at this browser. INVALID_CODE: unknown, used, or older than a minute. */
export const enterAsSupport = defineEndpoint({
  id: 'enterAsSupport',
  method: 'POST',
  path: '/escritorio/suporte/entrada',
  summary: 'Opens a session of support with a code of the operators’ console',
  access: 'public',
  surface: 'office',
  church: 'host',
  about: 'none',
  example: { body: { codigo: 'code-of-the-console' } },
  body: z.strictObject({ codigo: opaqueToken }),
  responses: { 200: nothingSchema },
  errors: ['INVALID_CODE'],
})
