import * as z from 'zod/mini'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, reference } from '../fields.ts'
import { memberSchema, roleSchema } from '../users/user.schemas.ts'
import { givenPassword, newPassword } from '../validation/password.ts'
import { email } from '../validation/text.ts'
import { accountSchema, nothingSchema, opaqueToken, sessionSchema } from './auth.schemas.ts'

const captcha = z.optional(captchaToken)
const mine = { access: 'login', church: 'host' } as const
const ofUser = z.strictObject({ id: idText })

/** Sends the code with which `changePassword` sets a new one. EMAIL_NOT_FOUND, as the specification asks (§8). */
export const recoverPassword = defineEndpoint({
  id: 'recoverPassword',
  method: 'POST',
  path: '/security/recuperar-senha',
  summary: 'Sends an e-mail with which a forgotten password is replaced',
  access: 'public',
  church: 'host',
  body: z.strictObject({ email, captcha }),
  responses: { 200: nothingSchema },
})

/** Answers the same whether there is anything to confirm or not. */
export const requestActivation = defineEndpoint({
  id: 'requestActivation',
  method: 'POST',
  path: '/security/solicitar-verificacao-email/',
  summary: 'Sends the activation e-mail of a login that was not confirmed, again',
  access: 'public',
  church: { query: 'igreja' },
  query: z.strictObject({ igreja: reference, email, captcha }),
  responses: { 200: nothingSchema },
})

/** INVALID_CODE. */
export const confirmEmail = defineEndpoint({
  id: 'confirmEmail',
  method: 'POST',
  path: '/security/confirmar-email',
  summary: 'Confirms an e-mail with the code that was sent to it',
  access: 'public',
  church: 'host',
  body: z.strictObject({ codigo: opaqueToken }),
  responses: { 200: nothingSchema },
})

/**
 * With `senhaAtual` by who is logged in: ends their other sessions. WRONG_PASSWORD. With the `codigo` of a recovery
 * e-mail by anyone: ends all sessions, and confirms the e-mail that was read. INVALID_CODE.
 */
export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/user/alterar-senha',
  summary: 'Sets a new password, by the current one or by a recovery code',
  access: 'public',
  church: 'host',
  body: z
    .strictObject({
      senha: newPassword,
      senhaAtual: z.optional(givenPassword),
      codigo: z.optional(opaqueToken),
      captcha,
    })
    .check(z.refine(({ senhaAtual, codigo }) => (senhaAtual === undefined) !== (codigo === undefined), 'One proof')),
  responses: { 200: nothingSchema },
})

export const getMe = defineEndpoint({
  id: 'getMe',
  method: 'GET',
  path: '/me',
  summary: 'Who is logged in: the login, who they are to this church, and their roles',
  ...mine,
  responses: { 200: z.strictObject({ user: accountSchema, usuario: memberSchema, roles: z.array(roleSchema) }) },
})

export const listSessions = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/user/{id}/sessao',
  summary: 'Where a person is logged in at this church, last used first',
  ...mine,
  params: ofUser,
  responses: { 200: z.array(sessionSchema) },
})

export const endOtherSessions = defineEndpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/user/{id}/sessao',
  summary: 'Logs a person out everywhere but here, at every church',
  ...mine,
  params: ofUser,
  responses: { 200: nothingSchema },
})

export const endSession = defineEndpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/user/{id}/sessao/{sessionId}',
  summary: 'Logs a person out on one device',
  ...mine,
  params: z.strictObject({ id: idText, sessionId: z.uuid() }),
  responses: { 200: nothingSchema },
})
