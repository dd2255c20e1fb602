import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, nothingSchema, reference, text } from '../fields.ts'
import { joinRequestsPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { groupLimits, joinRequestAnswerSchema, joinRequestSchema } from './group.schemas.ts'

const mine = { access: 'login', church: 'host' } as const
const ofRequest = z.strictObject({ id: idText })

/** Idempotent while the request is pending: the same request again gets the same answer. */
export const requestToJoin = defineEndpoint({
  id: 'requestToJoin',
  method: 'POST',
  path: '/igreja/{slug}/solicitacao-celula/admissao',
  summary: 'Requests to join a group',
  access: 'login',
  church: { param: 'slug' },
  about: 'caller',
  module: 'MOD_CELULA',
  example: {
    params: { slug: 'videira' },
    body: { idCelula: 1, mensagem: 'Moro perto', flagCompartilharTelefone: true },
  },
  params: z.strictObject({ slug: reference }),
  body: z.strictObject({
    idCelula: id,
    mensagem: z.optional(text(groupLimits.message)),
    /** Shows the caller's phone number to the leaders, and to the group after admission. A minor's is never shown. */
    flagCompartilharTelefone: z._default(z.boolean(), false),
  }),
  responses: { 200: joinRequestAnswerSchema },
  errors: [
    'NOT_FOUND',
    'ALREADY_REQUESTED',
    'ALREADY_MEMBER',
    'GROUP_FULL',
    'NOT_TAKING_REQUESTS',
    'TOO_MANY_REQUESTS',
  ],
})

/** Idempotent. */
export const withdrawRequest = defineEndpoint({
  id: 'withdrawRequest',
  method: 'DELETE',
  path: '/solicitacao-celula/{id}',
  summary: 'Withdraws a request to join a group',
  ...mine,
  about: { joinRequest: 'id', of: 'author' },
  example: { params: { id: '1' } },
  params: ofRequest,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
})

/** NOT_FOUND for callers who may not answer the requests. */
export const listJoinRequests = defineEndpoint({
  id: 'listJoinRequests',
  method: 'GET',
  path: '/celula/{id}/solicitacao/',
  summary: 'Pending join requests, oldest first, for leaders, assistants and administrators of the church',
  ...mine,
  about: { group: 'id', of: 'leader' },
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  query: z.strictObject(pageQuery(joinRequestsPerPage.usual, joinRequestsPerPage.largest)),
  responses: { 200: pageSchema(joinRequestSchema) },
  errors: ['NOT_FOUND'],
})

/** Idempotent: the same decision again gets the same answer. */
export const decideJoinRequest = defineEndpoint({
  id: 'decideJoinRequest',
  method: 'POST',
  path: '/solicitacao-celula/{id}/decisao',
  summary: 'Accepts or declines a join request',
  ...mine,
  about: { joinRequest: 'id', of: 'leader' },
  module: 'MOD_CELULA',
  example: { params: { id: '1' }, body: { flagAceita: true } },
  params: ofRequest,
  body: z.strictObject({ flagAceita: z.boolean() }),
  responses: { 200: joinRequestAnswerSchema },
  errors: ['NOT_FOUND', 'GROUP_FULL', 'ALREADY_DECIDED', 'REQUEST_WITHDRAWN'],
})
