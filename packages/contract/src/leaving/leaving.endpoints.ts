import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, instant, nothingSchema, opaqueToken, reference } from '../fields.ts'
import { givenPassword } from '../validation/password.ts'

const mine = {
  access: 'login',
  church: { query: 'igreja' },
  params: z.strictObject({ id: idText }),
  query: z.strictObject({ igreja: reference }),
} as const

/** The request waits for its confirmation until then. */
const requestSchema = z.strictObject({ expiraEm: instant })

/** Whether the person has asked to leave this church, and whether their login would go with it. */
export const getDeletion = defineEndpoint({
  id: 'getDeletion',
  method: 'GET',
  path: '/user/{id}/pedido-exclusao',
  summary: 'Whether a person has asked to leave a church, and what would go with that',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, query: { igreja: 'videira' } },
  responses: {
    200: z.strictObject({
      pedido: z.nullable(requestSchema),
      /** True if the member belongs to no other church: the account is deleted too. */
      flagContaTambem: z.boolean(),
    }),
  },
})

/** Sends the code that confirms it; nothing is erased before that. */
export const requestDeletion = defineEndpoint({
  id: 'requestDeletion',
  method: 'POST',
  path: '/user/{id}/pedido-exclusao',
  summary: 'Asks to leave a church, with all that it holds of the person',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, query: { igreja: 'videira' }, body: { senha: 'Videira#quatro4' } },
  body: z.strictObject({ senha: givenPassword }),
  responses: { 200: requestSchema },
  errors: ['WRONG_PASSWORD', 'LAST_ADMIN', 'TOO_MANY_REQUESTS'],
})

/** The code that was sent is good no more. Succeeds where nothing was asked. */
export const withdrawDeletion = defineEndpoint({
  id: 'withdrawDeletion',
  method: 'DELETE',
  path: '/user/{id}/pedido-exclusao',
  summary: 'Takes the request back',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, query: { igreja: 'videira' } },
  responses: { 200: nothingSchema },
})

/**
 * Cannot be undone: the person is logged out of this church everywhere at once, and what it holds of them is erased
 * within moments.
 */
export const confirmDeletion = defineEndpoint({
  id: 'confirmDeletion',
  method: 'POST',
  path: '/user/{id}/pedido-exclusao/confirmar',
  summary: 'Leaves a church for good, by the code of the e-mail',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, query: { igreja: 'videira' }, body: { codigo: 'code-of-the-email' } },
  body: z.strictObject({ codigo: opaqueToken }),
  responses: { 200: nothingSchema },
  errors: ['INVALID_CODE', 'LAST_ADMIN'],
})

/** All but secrets: rows as they are kept, by the name of what keeps them. */
export const exportSchema = z.strictObject({
  geradoEm: instant,
  igreja: z.strictObject({ id, codigo: z.string() }),
  dados: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PersonalExport = z.infer<typeof exportSchema>

export const exportOwnData = defineEndpoint({
  id: 'exportOwnData',
  method: 'GET',
  path: '/user/{id}/exportacao',
  summary: 'Everything that a church holds of a person, and their login',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, query: { igreja: 'videira' } },
  responses: { 200: exportSchema },
})
