import * as z from 'zod/mini'
import { factorProofSchema } from '../auth/factor.schemas.ts'
import { secondStepSchema } from '../auth/second-step.schemas.ts'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, nothingSchema, opaqueToken } from '../fields.ts'
import { givenPassword } from '../validation/password.ts'
import { email } from '../validation/text.ts'
import { officeChurchSchema, officeSessionSchema } from './session.schemas.ts'

/* The session of a church's office: a cookie that no script reads, good at the office's own host alone. */

const open = { access: 'public', church: 'host', surface: 'office' } as const
const mine = { access: 'login', church: 'host', surface: 'office' } as const
const captcha = z.optional(captchaToken)
const membershipErrors = [
  'INVALID_CREDENTIALS',
  'ACCOUNT_INACTIVE',
  'MEMBERSHIP_INACTIVE',
  'REGISTRATION_INCOMPLETE',
  'NO_STAFF_ROLE',
] as const

export const getOffice = defineEndpoint({
  id: 'getOffice',
  method: 'GET',
  path: '/escritorio',
  summary: 'The church whose office this host is, for its login page',
  ...open,
  about: 'none',
  example: {},
  responses: { 200: officeChurchSchema },
})

/** 200 sets the session's cookie. An account with a second factor gets 202 and its challenge, which `completeOfficeSession` takes. */
export const openOfficeSession = defineEndpoint({
  id: 'openOfficeSession',
  method: 'POST',
  path: '/escritorio/sessao',
  summary: 'Opens a session of the office for a member of staff',
  ...open,
  about: 'none',
  example: { body: { username: 'ana@example.org', password: 'Videira#quatro4' } },
  body: z.strictObject({ username: email, password: givenPassword, captcha }),
  responses: { 200: officeSessionSchema, 202: secondStepSchema },
  errors: [...membershipErrors, 'TOO_MANY_REQUESTS', 'CAPTCHA_REQUIRED', 'INVALID_CAPTCHA'],
})

/** Follows an `openOfficeSession` that was answered 202. INVALID_CODE: the challenge has expired or was used before. */
export const completeOfficeSession = defineEndpoint({
  id: 'completeOfficeSession',
  method: 'POST',
  path: '/escritorio/sessao/segundo-fator',
  summary: 'Opens a session of the office with a second factor',
  ...open,
  about: 'none',
  example: { body: { desafio: 'code-of-the-email', prova: { tipo: 'TOTP', codigo: '123456' } } },
  body: z.strictObject({ desafio: opaqueToken, prova: factorProofSchema }),
  responses: { 200: officeSessionSchema },
  errors: [...membershipErrors, 'INVALID_CODE', 'INVALID_FACTOR', 'TOO_MANY_REQUESTS'],
})

/** UNAUTHENTICATED without a session, or with one that has expired or was ended. */
export const getOfficeSession = defineEndpoint({
  id: 'getOfficeSession',
  method: 'GET',
  path: '/escritorio/sessao',
  summary: 'The session of the office: who works, with which permissions, at which church',
  ...mine,
  about: 'caller',
  example: {},
  responses: { 200: officeSessionSchema },
})

/** Answers a challenge for the second factor; null without a second factor: then the password is the proof. */
export const beginOfficeProof = defineEndpoint({
  id: 'beginOfficeProof',
  method: 'POST',
  path: '/escritorio/sessao/prova/desafio',
  summary: 'Starts a fresh proof: which one it needs',
  ...mine,
  about: 'caller',
  example: {},
  responses: { 200: z.strictObject({ desafio: z.nullable(secondStepSchema) }) },
  errors: ['INVALID_CREDENTIALS'],
})

/** Calls that declare `proof: 'fresh'` answer REAUTHENTICATION_REQUIRED without it. It gives the session a new cookie. */
export const proveOfficeSession = defineEndpoint({
  id: 'proveOfficeSession',
  method: 'POST',
  path: '/escritorio/sessao/prova',
  summary: 'Proves again who works, for the ten minutes that follow',
  ...mine,
  about: 'caller',
  example: { body: { senha: 'Videira#quatro4' } },
  body: z
    .strictObject({
      senha: z.optional(givenPassword),
      captcha,
      desafio: z.optional(opaqueToken),
      prova: z.optional(factorProofSchema),
    })
    .check(
      z.refine(
        ({ senha, desafio, prova }) =>
          (senha === undefined) === (prova !== undefined) && (desafio === undefined) === (prova === undefined),
        'One proof',
      ),
    ),
  responses: { 200: z.strictObject({ provadaEm: instant, provaAte: instant }) },
  errors: [
    'WRONG_PASSWORD',
    'INVALID_CODE',
    'INVALID_FACTOR',
    'TOO_MANY_REQUESTS',
    'CAPTCHA_REQUIRED',
    'INVALID_CAPTCHA',
  ],
})

/** Done also without a session: the cookie goes. */
export const endOfficeSession = defineEndpoint({
  id: 'endOfficeSession',
  method: 'DELETE',
  path: '/escritorio/sessao',
  summary: 'Ends the session of the office',
  ...open,
  about: 'caller',
  example: {},
  responses: { 200: nothingSchema },
})
