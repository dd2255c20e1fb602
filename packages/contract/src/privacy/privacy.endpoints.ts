import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { date, filled, id, idText, instant } from '../fields.ts'
import { exportSchema } from '../leaving/leaving.endpoints.ts'
import { recordsPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { version } from '../versions.ts'
import { privacyChannels, privacyKinds, privacyLimits, privacyRefusals, privacyViews } from './privacy-words.ts'

const toHandlers = {
  access: { permission: 'privacy.handle' },
  surface: 'office',
  church: 'host',
  about: 'none',
} as const
const ofRequest = z.strictObject({ id: idText })
const example = { params: { id: '1' } } as const

const handlerSchema = z.strictObject({ id, nome: z.string() })

const requestSchema = z.strictObject({
  id,
  versao: version,
  tipo: z.enum(privacyKinds),
  origem: z.enum(privacyChannels),
  /** Null: the person was erased since then. */
  pessoa: z.nullable(handlerSchema),
  /** Day of the church's calendar on which it arrived, and the last one to answer it: `YYYY-MM-DD`. */
  recebidoEm: z.string(),
  prazo: z.string(),
  /** It is open, and its last day has come. */
  flagVencido: z.boolean(),
  responsavel: z.nullable(handlerSchema),
  concluidoEm: z.nullable(instant),
  concluidoPor: z.nullable(z.string()),
  /** Null: it is open, or was done as asked. */
  recusa: z.nullable(z.enum(privacyRefusals)),
})
export type PrivacyRequest = z.infer<typeof requestSchema>

const requestFile = z.strictObject({
  ...requestSchema.shape,
  /** The words of the person, as staff wrote them down. */
  mensagem: z.nullable(z.string()),
  /** The answer that they were given. */
  resposta: z.nullable(z.string()),
})
export type PrivacyRequestFile = z.infer<typeof requestFile>

/** Open requests come in the order of their last days, what is done the latest first. */
export const listPrivacyRequests = defineEndpoint({
  ...toHandlers,
  id: 'listPrivacyRequests',
  method: 'GET',
  path: '/escritorio/pedido-privacidade/',
  summary: 'A page of the requests about personal data, with the number in each view',
  example: {},
  query: z.strictObject({
    ...pageQuery(recordsPerPage.usual, recordsPerPage.largest),
    vista: z._default(z.enum(privacyViews), 'ABERTOS'),
  }),
  responses: {
    200: z.strictObject({
      ...pageSchema(requestSchema).shape,
      contagens: z.strictObject({ ABERTOS: z.int(), MEUS: z.int(), VENCIDOS: z.int() }),
    }),
  },
})

export const listPrivacyHandlers = defineEndpoint({
  ...toHandlers,
  id: 'listPrivacyHandlers',
  method: 'GET',
  path: '/escritorio/pedido-privacidade/equipe',
  summary: 'The staff who may take a request about personal data, by name',
  example: {},
  responses: { 200: z.strictObject({ itens: z.array(handlerSchema) }) },
})

export const getPrivacyRequest = defineEndpoint({
  ...toHandlers,
  id: 'getPrivacyRequest',
  method: 'GET',
  path: '/escritorio/pedido-privacidade/{id}',
  summary: 'A request about personal data, with what was asked and answered',
  example,
  params: ofRequest,
  responses: { 200: requestFile },
  errors: ['NOT_FOUND'],
})

/** `chave` is made by the device: sent twice it is one request. VALIDATION for a day that is still to come. */
export const enterPrivacyRequest = defineEndpoint({
  ...toHandlers,
  id: 'enterPrivacyRequest',
  method: 'POST',
  path: '/escritorio/pedido-privacidade/',
  summary: 'Enters a request that a person made by letter, telephone, e-mail or in person, with or without a login',
  example: {
    body: {
      chave: 'b7f9c8a0-6f5a-4d53-9d6a-0f2f3a1c2d4e',
      idUsuario: 1,
      tipo: 'ACESSO',
      origem: 'CARTA',
      recebidoEm: '2026-11-20',
      mensagem: null,
    },
  },
  body: z.strictObject({
    chave: z.uuid(),
    idUsuario: id,
    tipo: z.enum(privacyKinds),
    origem: z.enum(privacyChannels),
    recebidoEm: date,
    mensagem: z.nullable(filled(privacyLimits.message)),
  }),
  responses: { 201: requestFile },
  errors: ['NOT_FOUND'],
})

/** VALIDATION for a person who may not take it. */
export const assignPrivacyRequest = defineEndpoint({
  ...toHandlers,
  id: 'assignPrivacyRequest',
  method: 'PUT',
  path: '/escritorio/pedido-privacidade/{id}',
  summary: 'Decides who takes a request about personal data',
  example: { ...example, body: { versao: 1, idResponsavel: null } },
  params: ofRequest,
  body: z.strictObject({ versao: version, idResponsavel: z.nullable(id) }),
  responses: { 200: requestFile },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** `recusa` null: it was done as asked. A refusal has a reason and an answer (VALIDATION). */
export const decidePrivacyRequest = defineEndpoint({
  ...toHandlers,
  id: 'decidePrivacyRequest',
  method: 'POST',
  path: '/escritorio/pedido-privacidade/{id}/decisao',
  summary: 'Closes a request about personal data as done, or refuses it with a reason',
  example: { ...example, body: { versao: 1, recusa: null, resposta: null } },
  params: ofRequest,
  body: z.strictObject({
    versao: version,
    recusa: z.nullable(z.enum(privacyRefusals)),
    resposta: z.nullable(filled(privacyLimits.answer)),
  }),
  responses: { 200: requestFile },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** Idempotent. The days go on from when it arrived. */
export const reopenPrivacyRequest = defineEndpoint({
  ...toHandlers,
  id: 'reopenPrivacyRequest',
  method: 'DELETE',
  path: '/escritorio/pedido-privacidade/{id}/decisao',
  summary: 'Opens a request about personal data again',
  example,
  params: ofRequest,
  responses: { 200: requestFile },
  errors: ['NOT_FOUND'],
})

/** Audited. What a login keeps, such as its factors, is told to its owner alone. */
export const exportPersonOfRequest = defineEndpoint({
  ...toHandlers,
  id: 'exportPersonOfRequest',
  method: 'GET',
  path: '/escritorio/pedido-privacidade/{id}/arquivo',
  summary: 'All that the church holds of the person who asks, to be handed to them',
  proof: 'fresh',
  example,
  params: ofRequest,
  responses: { 200: exportSchema },
  errors: ['NOT_FOUND'],
})
