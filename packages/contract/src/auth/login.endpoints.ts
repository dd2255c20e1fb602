import * as z from 'zod/mini'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, reference } from '../fields.ts'
import { givenPassword } from '../validation/password.ts'
import { email } from '../validation/text.ts'
import { credentialSchema, nothingSchema, opaqueToken, presenceSchema } from './auth.schemas.ts'

const open = { access: 'public', church: 'host' } as const
const captcha = z.optional(captchaToken)

/** Whether a login of this e-mail exists, at whatever church, and nothing else. */
export const findAccount = defineEndpoint({
  id: 'findAccount',
  method: 'GET',
  path: '/user/',
  summary: 'Whether an e-mail has a login, and whether it was confirmed',
  ...open,
  query: z.strictObject({ email, captcha }),
  responses: { 200: presenceSchema },
})

/** A session at the host's church. INVALID_CREDENTIALS, ACCOUNT_INACTIVE, MEMBERSHIP_INACTIVE, REGISTRATION_INCOMPLETE. */
export const logIn = defineEndpoint({
  id: 'logIn',
  method: 'POST',
  path: '/security/login_check',
  summary: 'Logs a person in at this church',
  ...open,
  body: z.strictObject({ username: email, password: givenPassword, captcha }),
  responses: { 200: credentialSchema },
})

/** Each refresh token is good once; used again after a few seconds it ends its whole session. SESSION_ENDED. */
export const refreshSession = defineEndpoint({
  id: 'refreshSession',
  method: 'POST',
  path: '/security/token/refresh',
  summary: 'Exchanges a refresh token for a new pair',
  ...open,
  body: z.strictObject({ refreshToken: opaqueToken }),
  responses: { 200: credentialSchema },
})

/** Takes the refresh token as proof, so that it works also when the access token has run out. Succeeds for an ended one. */
export const logOut = defineEndpoint({
  id: 'logOut',
  method: 'POST',
  path: '/security/sair',
  summary: 'Ends the session of a refresh token',
  ...open,
  body: z.strictObject({ refreshToken: opaqueToken }),
  responses: { 200: nothingSchema },
})

/** A code that logs this person in on the host of another church of the organisation: once, there alone, within a minute. */
export const handOff = defineEndpoint({
  id: 'handOff',
  method: 'POST',
  path: '/security/entrega',
  summary: 'A code that carries a session to another church of the organisation',
  access: 'login',
  church: 'host',
  body: z.strictObject({ igreja: reference }),
  responses: { 200: z.strictObject({ codigo: z.string(), site: z.string(), expiraEm: instant }) },
})

/** On the other church's host. INVALID_CODE, and what a login may answer of the person there. */
export const takeHandOff = defineEndpoint({
  id: 'takeHandOff',
  method: 'POST',
  path: '/security/entrega/trocar',
  summary: 'Exchanges a hand-off code for a session at this church',
  ...open,
  body: z.strictObject({ codigo: opaqueToken }),
  responses: { 200: credentialSchema },
})
