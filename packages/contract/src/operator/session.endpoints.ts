import * as z from 'zod/mini'
import { factorProofSchema, recoveryCodesSchema } from '../auth/factor.schemas.ts'
import { typedTotp } from '../auth/factor-codes.ts'
import { secondStepSchema } from '../auth/second-step.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, nothingSchema, opaqueToken } from '../fields.ts'
import { givenPassword } from '../validation/password.ts'
import { email } from '../validation/text.ts'

/* The session of an operator of the product: a cookie that no script reads, good at `admin.` below the product's domain alone. */

const open = { access: 'public', church: 'none', about: 'none', surface: 'operator' } as const
const mine = { access: 'login', church: 'none', about: 'caller', surface: 'operator' } as const

export const operatorSessionSchema = z.strictObject({
  operador: z.strictObject({ id, email: z.string() }),
  criadaEm: instant,
  /** The session ends then unless it is used before. */
  expiraEm: instant,
})
export type OperatorSession = z.output<typeof operatorSessionSchema>

/** Answers a challenge, never a session. NO_FACTOR: the account has to be set up by a link of the machine first. */
export const openOperatorSession = defineEndpoint({
  id: 'openOperatorSession',
  method: 'POST',
  path: '/operador/sessao',
  summary: 'Verifies the password of an operator and asks for the second factor',
  ...open,
  example: { body: { username: 'ana@example.org', password: 'Videira#quatro4' } },
  body: z.strictObject({ username: email, password: givenPassword }),
  responses: { 202: secondStepSchema },
  errors: ['INVALID_CREDENTIALS', 'NO_FACTOR', 'TOO_MANY_REQUESTS'],
})

/** INVALID_CODE: the challenge has expired or was used before. */
export const completeOperatorSession = defineEndpoint({
  id: 'completeOperatorSession',
  method: 'POST',
  path: '/operador/sessao/segundo-fator',
  summary: 'Opens a session of an operator with the second factor',
  ...open,
  example: { body: { desafio: 'code-of-the-email', prova: { tipo: 'TOTP', codigo: '123456' } } },
  body: z.strictObject({ desafio: opaqueToken, prova: factorProofSchema }),
  responses: { 200: operatorSessionSchema },
  errors: ['INVALID_CODE', 'INVALID_FACTOR', 'TOO_MANY_REQUESTS'],
})

/** UNAUTHENTICATED without a session, or with one that has ended. */
export const getOperatorSession = defineEndpoint({
  id: 'getOperatorSession',
  method: 'GET',
  path: '/operador/sessao',
  summary: 'The session of the operator',
  ...mine,
  example: {},
  responses: { 200: operatorSessionSchema },
})

/** Done also without a session: the cookie goes. */
export const endOperatorSession = defineEndpoint({
  id: 'endOperatorSession',
  method: 'DELETE',
  path: '/operador/sessao',
  summary: 'Ends the session of the operator',
  ...open,
  example: {},
  responses: { 200: nothingSchema },
})

/** Reads what the link of a new operator needs; it stays good. INVALID_CODE: unknown, used or expired. */
export const openOperatorInvitation = defineEndpoint({
  id: 'openOperatorInvitation',
  method: 'POST',
  path: '/operador/convite/abrir',
  summary: 'What a new operator sets up: a password where there is none, and an authenticator app',
  ...open,
  example: { body: { codigo: 'code-of-the-email' } },
  body: z.strictObject({ codigo: opaqueToken }),
  responses: {
    200: z.strictObject({
      email: z.string(),
      /** The account has no password yet: the one that is sent becomes it. Else it is the password of the account. */
      flagNova: z.boolean(),
      /** For an authenticator app. */
      segredo: z.string(),
      uri: z.string(),
    }),
  },
  errors: ['INVALID_CODE', 'TOO_MANY_REQUESTS'],
})

/** Answers recovery codes, which are shown once. */
export const acceptOperatorInvitation = defineEndpoint({
  id: 'acceptOperatorInvitation',
  method: 'POST',
  path: '/operador/convite',
  summary: 'Sets up the account of a new operator: its password and its authenticator app',
  ...open,
  example: { body: { codigo: 'code-of-the-email', senha: 'Videira#quatro4', totp: '123456' } },
  body: z.strictObject({ codigo: opaqueToken, senha: givenPassword, totp: typedTotp }),
  responses: { 200: z.strictObject({ codigosReserva: recoveryCodesSchema }) },
  errors: ['INVALID_CODE', 'INVALID_FACTOR', 'WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
})
