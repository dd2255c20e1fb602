import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, reference, text } from '../fields.ts'
import { joinRequestsPerPage } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { groupLimits, joinRequestAnswerSchema, joinRequestSchema } from './group.schemas.ts'

const mine = { access: 'login', church: 'host' } as const
const ofRequest = z.strictObject({ id: idText })

/**
 * The same request again is answered as before, for as long as it waits. NOT_FOUND, ALREADY_REQUESTED, ALREADY_MEMBER,
 * GROUP_FULL, NOT_TAKING_REQUESTS; TOO_MANY_REQUESTS after many of them.
 */
export const requestToJoin = defineEndpoint({
  id: 'requestToJoin',
  method: 'POST',
  path: '/igreja/{slug}/solicitacao-celula/admissao',
  summary: 'Asks those who lead a group to be taken into it',
  access: 'login',
  church: { param: 'slug' },
  params: z.strictObject({ slug: reference }),
  body: z.strictObject({
    idCelula: id,
    mensagem: z.optional(text(groupLimits.message)),
    /** Those who lead see one's phone number with the request, and the group once it is accepted. Never of a minor. */
    flagCompartilharTelefone: z._default(z.boolean(), false),
  }),
  responses: { 200: joinRequestAnswerSchema },
})

/** Succeeds for one that was taken back already. NOT_FOUND for another's. ALREADY_DECIDED. */
export const withdrawRequest = defineEndpoint({
  id: 'withdrawRequest',
  method: 'DELETE',
  path: '/solicitacao-celula/{id}',
  summary: 'Takes one’s request to join a group back',
  ...mine,
  params: ofRequest,
  responses: { 200: nothingSchema },
})

/** NOT_FOUND for whoever may not answer them. */
export const listJoinRequests = defineEndpoint({
  id: 'listJoinRequests',
  method: 'GET',
  path: '/celula/{id}/solicitacao/',
  summary: 'The requests that wait for an answer, oldest first, for those who lead or assist, or administer the church',
  ...mine,
  params: z.strictObject({ id: idText }),
  query: z.strictObject(pageQuery(joinRequestsPerPage.usual, joinRequestsPerPage.largest)),
  responses: { 200: pageOf(joinRequestSchema) },
})

/** The same answer twice is one. NOT_FOUND, GROUP_FULL, ALREADY_DECIDED, REQUEST_WITHDRAWN. */
export const decideJoinRequest = defineEndpoint({
  id: 'decideJoinRequest',
  method: 'POST',
  path: '/solicitacao-celula/{id}/decisao',
  summary: 'Answers a request: takes the person into the group, or does not',
  ...mine,
  params: ofRequest,
  body: z.strictObject({ flagAceita: z.boolean() }),
  responses: { 200: joinRequestAnswerSchema },
})
