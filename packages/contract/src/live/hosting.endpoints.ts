import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, id, idText, instant, nothingSchema, text } from '../fields.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { broadcastLimits } from './broadcast.schemas.ts'
import { momentTypes } from './live-states.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_CULTO' } as const
const planner = { ...atChurch, access: { permission: 'content.write' } } as const
const host = { ...atChurch, access: { permission: 'live.host' } } as const
const params = z.strictObject({ id: idText })
const example = { params: { id: '1' } }
const ofLine = { params: z.strictObject({ id: idText, linhaId: idText }) }
const ofMoment = { params: z.strictObject({ id: idText, momentoId: idText }) }
const momentExample = { params: { id: '1', momentoId: '1' } }

/** Lines with an id stay, with their release; those left out are removed. In their order. */
export const setOutline = defineEndpoint({
  ...planner,
  id: 'setOutline',
  method: 'PUT',
  path: '/transmissao/{id}/roteiro/',
  summary: "Replaces a broadcast's outline; blanks are written as [[word]]",
  example: { ...example, body: { linhas: [{ texto: 'A graça é um [[presente]]' }] } },
  params,
  body: z.strictObject({
    linhas: z
      .array(z.strictObject({ id: z.optional(id), texto: filled(broadcastLimits.linha) }))
      .check(z.maxLength(broadcastLimits.linhas)),
  }),
  bodyBytes: 512 * 1024,
  responses: { 200: z.array(z.strictObject({ id, texto: z.string() })) },
  errors: ['NOT_FOUND'],
})

/** Idempotent. */
export const releaseOutlineLine = defineEndpoint({
  ...host,
  ...ofLine,
  id: 'releaseOutlineLine',
  method: 'PUT',
  path: '/transmissao/{id}/roteiro/{linhaId}/liberada',
  summary: 'Shows the words of a line, or hides them again',
  example: { params: { id: '1', linhaId: '1' }, body: { liberada: true } },
  body: z.strictObject({ liberada: z.boolean() }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

const momentForm = { tipo: z.enum(momentTypes), titulo: filled(120), texto: z.nullable(text(500)) }
const exampleMoment = { tipo: 'MAO', titulo: 'Quero seguir Jesus', texto: null }

/** Closed until a host opens it. LIMIT_REACHED at fifty. */
export const addMoment = defineEndpoint({
  ...host,
  id: 'addMoment',
  method: 'POST',
  path: '/transmissao/{id}/momento/',
  summary: 'Prepares a moment of a broadcast',
  example: { ...example, body: exampleMoment },
  params,
  body: z.strictObject(momentForm),
  responses: { 201: z.strictObject({ id }) },
  errors: ['NOT_FOUND', 'LIMIT_REACHED'],
})

/** Everyone who watches sees it, until it is closed or the broadcast ends. Idempotent. */
export const setMomentOpen = defineEndpoint({
  ...host,
  ...ofMoment,
  id: 'setMomentOpen',
  method: 'PUT',
  path: '/transmissao/{id}/momento/{momentoId}/aberto',
  summary: 'Opens or closes a moment',
  example: { ...momentExample, body: { aberto: true } },
  body: z.strictObject({ aberto: z.boolean() }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'MOMENT_CLOSED'],
})

/** Removes its responses too. */
export const removeMoment = defineEndpoint({
  ...host,
  ...ofMoment,
  id: 'removeMoment',
  method: 'DELETE',
  path: '/transmissao/{id}/momento/{momentoId}',
  summary: 'Removes a moment with its responses',
  example: momentExample,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

const pastor = { ...atChurch, access: { permission: 'people.manage' } } as const

export const listConnectCards = defineEndpoint({
  ...pastor,
  id: 'listConnectCards',
  method: 'GET',
  path: '/transmissao/{id}/cartao/',
  summary: 'The connect cards of a broadcast, the latest first',
  example,
  params,
  query: z.strictObject(pageQuery(30, 100)),
  responses: {
    200: pageSchema(
      z.strictObject({
        id,
        nome: z.string(),
        email: z.nullable(z.string()),
        telefone: z.nullable(z.string()),
        mensagem: z.nullable(z.string()),
        /** The member who left it; null for a guest. */
        idUsuario: z.nullable(id),
        dataCadastro: instant,
      }),
    ),
  },
  errors: ['NOT_FOUND'],
})

export const removeConnectCard = defineEndpoint({
  ...pastor,
  id: 'removeConnectCard',
  method: 'DELETE',
  path: '/transmissao/{id}/cartao/{cartaoId}',
  summary: 'Removes a connect card',
  example: { params: { id: '1', cartaoId: '1' } },
  params: z.strictObject({ id: idText, cartaoId: idText }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
