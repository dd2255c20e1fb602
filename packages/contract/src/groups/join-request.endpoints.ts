import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, reference, text } from '../fields.ts'
import { joinRequestsPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { groupLimits, joinRequestAnswerSchema, joinRequestSchema } from './group.schemas.ts'

const mine = { access: 'login', church: 'host' } as const
const ofRequest = z.strictObject({ id: idText })

/**
 * The same request again is answered as before, for as long as it waits.
 */
export const requestToJoin = defineEndpoint({
  id: 'requestToJoin',
  method: 'POST',
  path: '/igreja/{slug}/solicitacao-celula/admissao',
  summary: 'Asks those who lead a group to be taken into it',
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
    /** Those who lead see one's phone number with the request, and the group once it is accepted. Never of a minor. */
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

/** Succeeds for one that was taken back already. */
export const withdrawRequest = defineEndpoint({
  id: 'withdrawRequest',
  method: 'DELETE',
  path: '/solicitacao-celula/{id}',
  summary: 'Takes one’s request to join a group back',
  ...mine,
  about: { joinRequest: 'id', of: 'author' },
  example: { params: { id: '1' } },
  params: ofRequest,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
})

/** NOT_FOUND for whoever may not answer them. */
export const listJoinRequests = defineEndpoint({
  id: 'listJoinRequests',
  method: 'GET',
  path: '/celula/{id}/solicitacao/',
  summary: 'The requests that wait for an answer, oldest first, for those who lead or assist, or administer the church',
  ...mine,
  about: { group: 'id', of: 'leader' },
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  query: z.strictObject(pageQuery(joinRequestsPerPage.usual, joinRequestsPerPage.largest)),
  responses: { 200: pageSchema(joinRequestSchema) },
  errors: ['NOT_FOUND'],
})

/** The same answer twice is one. */
export const decideJoinRequest = defineEndpoint({
  id: 'decideJoinRequest',
  method: 'POST',
  path: '/solicitacao-celula/{id}/decisao',
  summary: 'Answers a request: takes the person into the group, or does not',
  ...mine,
  about: { joinRequest: 'id', of: 'leader' },
  module: 'MOD_CELULA',
  example: { params: { id: '1' }, body: { flagAceita: true } },
  params: ofRequest,
  body: z.strictObject({ flagAceita: z.boolean() }),
  responses: { 200: joinRequestAnswerSchema },
  errors: ['NOT_FOUND', 'GROUP_FULL', 'ALREADY_DECIDED', 'REQUEST_WITHDRAWN'],
})
