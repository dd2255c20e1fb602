import * as z from 'zod/mini'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, nothingSchema, opaqueToken, reference } from '../fields.ts'
import { presenceSchema } from '../users/user.schemas.ts'
import { givenPassword } from '../validation/password.ts'
import { email } from '../validation/text.ts'
import { credentialSchema } from './auth.schemas.ts'
import { secondStepSchema } from './second-step.schemas.ts'

const open = { access: 'public', church: 'host' } as const
const captcha = z.optional(captchaToken)

/** The account may belong to any church. */
export const findAccount = defineEndpoint({
  id: 'findAccount',
  method: 'GET',
  path: '/user/',
  summary: 'Whether an e-mail has an account, and whether it was confirmed',
  ...open,
  about: 'none',
  example: { query: { email: 'ana@example.org' } },
  query: z.strictObject({ email, captcha }),
  responses: { 200: presenceSchema },
  errors: ['TOO_MANY_REQUESTS', 'CAPTCHA_REQUIRED', 'INVALID_CAPTCHA'],
})

/** `findAccount` with the e-mail in the body, which logs, browser histories and proxies do not store. */
export const lookUpAccount = defineEndpoint({
  id: 'lookUpAccount',
  method: 'POST',
  path: '/user/consulta',
  summary: 'Whether an e-mail has an account, and whether it was confirmed; the e-mail in the body',
  ...open,
  about: 'none',
  example: { body: { email: 'ana@example.org' } },
  body: z.strictObject({ email, captcha }),
  responses: { 200: presenceSchema },
  errors: ['TOO_MANY_REQUESTS', 'CAPTCHA_REQUIRED', 'INVALID_CAPTCHA'],
})

/**
 * A session at the host's church; for an account with a second factor 202 and its challenge, which `completeLogin` takes.
 */
export const logIn = defineEndpoint({
  id: 'logIn',
  method: 'POST',
  path: '/security/login_check',
  summary: 'Logs a person in at this church',
  ...open,
  about: 'none',
  example: { body: { username: 'ana@example.org', password: 'Videira#quatro4' } },
  body: z.strictObject({ username: email, password: givenPassword, captcha }),
  responses: { 200: credentialSchema, 202: secondStepSchema },
  errors: [
    'INVALID_CREDENTIALS',
    'ACCOUNT_INACTIVE',
    'MEMBERSHIP_INACTIVE',
    'REGISTRATION_INCOMPLETE',
    'TOO_MANY_REQUESTS',
    'CAPTCHA_REQUIRED',
    'INVALID_CAPTCHA',
  ],
})

/** Each refresh token is valid once; used again after a few seconds, it ends its whole session. */
export const refreshSession = defineEndpoint({
  id: 'refreshSession',
  method: 'POST',
  path: '/security/token/refresh',
  summary: 'Exchanges a refresh token for a new pair',
  ...open,
  about: 'none',
  example: { body: { refreshToken: 'refresh-token' } },
  body: z.strictObject({ refreshToken: opaqueToken }),
  responses: { 200: credentialSchema },
  errors: ['SESSION_ENDED'],
})

/** Proven by the refresh token, so that it works after the access token has expired. Idempotent. */
export const logOut = defineEndpoint({
  id: 'logOut',
  method: 'POST',
  path: '/security/sair',
  summary: 'Ends the session of a refresh token',
  ...open,
  about: 'none',
  example: { body: { refreshToken: 'refresh-token' } },
  body: z.strictObject({ refreshToken: opaqueToken }),
  responses: { 200: nothingSchema },
})

/** The code logs the caller in at the host of another church of the organisation: once, only there, within a minute. */
export const handOff = defineEndpoint({
  id: 'handOff',
  method: 'POST',
  path: '/security/entrega',
  summary: 'Makes a code that transfers a session to another church of the organisation',
  access: 'login',
  church: 'host',
  about: 'caller',
  example: { body: { igreja: 'oliveira' } },
  body: z.strictObject({ igreja: reference }),
  responses: { 200: z.strictObject({ codigo: z.string(), site: z.string(), expiraEm: instant }) },
  errors: ['NOT_FOUND'],
})

/**
 * Called at the other church's host before the code is exchanged. Also answers whether `origem`, the referring page, is a
 * site of the organisation. Uses up the code of the address and answers a new one, which `takeHandOff` accepts.
 */
export const readHandOff = defineEndpoint({
  id: 'readHandOff',
  method: 'POST',
  path: '/security/entrega/consulta',
  summary: 'Shows whose session a hand-off code transfers',
  ...open,
  about: 'none',
  example: { body: { codigo: 'code-of-the-email' } },
  body: z.strictObject({ codigo: opaqueToken, origem: z._default(z.string().check(z.maxLength(300)), '') }),
  responses: {
    200: z.strictObject({
      codigo: z.string(),
      user: z.strictObject({ id, email: z.string() }),
      /** Null if the account has no membership at this church. */
      pessoa: z.nullable(z.strictObject({ nome: z.string(), sobrenome: z.string() })),
      flagDaOrganizacao: z.boolean(),
    }),
  },
  errors: ['INVALID_CODE'],
})

/** Called at the other church's host. INVALID_CODE, and the errors of `logIn` about the person's membership there. */
export const takeHandOff = defineEndpoint({
  id: 'takeHandOff',
  method: 'POST',
  path: '/security/entrega/trocar',
  summary: 'Exchanges a hand-off code for a session at this church',
  ...open,
  about: 'none',
  example: { body: { codigo: 'code-of-the-email' } },
  body: z.strictObject({ codigo: opaqueToken }),
  responses: { 200: credentialSchema },
  errors: ['INVALID_CREDENTIALS', 'ACCOUNT_INACTIVE', 'MEMBERSHIP_INACTIVE', 'REGISTRATION_INCOMPLETE', 'INVALID_CODE'],
})
