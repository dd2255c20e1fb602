import * as z from 'zod/mini'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema, opaqueToken, reference } from '../fields.ts'
import { nameFields, unsaidFields } from '../users/registration.schemas.ts'
import { memberSchema, roleSchema } from '../users/user.schemas.ts'
import { givenPassword, newPassword } from '../validation/password.ts'
import { email } from '../validation/text.ts'
import { accountSchema, sessionSchema } from './auth.schemas.ts'

const captcha = z.optional(captchaToken)
/** Staff keep their own account in order at the office, too. */
const mine = { access: 'login', surface: 'both', church: 'host' } as const
const ofUser = z.strictObject({ id: idText })
const shownName = { nome: z.string(), sobrenome: z.string() }

/** Mails the code for `changePassword`. EMAIL_NOT_FOUND for an unknown e-mail (specification §8). */
export const recoverPassword = defineEndpoint({
  id: 'recoverPassword',
  method: 'POST',
  path: '/security/recuperar-senha',
  summary: 'Sends an e-mail with a code for a new password',
  access: 'public',
  surface: 'both',
  church: 'host',
  about: 'none',
  example: { body: { email: 'ana@example.org' } },
  body: z.strictObject({ email, captcha }),
  responses: { 200: nothingSchema },
  errors: ['EMAIL_NOT_FOUND', 'TOO_MANY_REQUESTS', 'CAPTCHA_REQUIRED', 'INVALID_CAPTCHA'],
})

/** Gives the same answer for every e-mail. The e-mail is in the body or in the query. */
export const requestActivation = defineEndpoint({
  id: 'requestActivation',
  method: 'POST',
  path: '/security/solicitar-verificacao-email/',
  summary: 'Sends the activation e-mail of an unconfirmed account again',
  access: 'public',
  church: { query: 'igreja' },
  about: 'none',
  example: { query: { igreja: 'videira' }, body: { email: 'ana@example.org' } },
  query: z.strictObject({ igreja: reference, email: z.optional(email), captcha }),
  body: z.strictObject({ email: z.optional(email), captcha }),
  responses: { 200: nothingSchema },
  errors: ['TOO_MANY_REQUESTS', 'CAPTCHA_REQUIRED', 'INVALID_CAPTCHA'],
})

/** `pessoa` is null if the account belongs to another church. */
export const readActivation = defineEndpoint({
  id: 'readActivation',
  method: 'POST',
  path: '/security/confirmar-email/consulta',
  summary: 'Shows whose e-mail an activation code confirms; the code stays valid',
  access: 'public',
  church: 'host',
  about: 'none',
  example: { body: { codigo: 'code-of-the-email' } },
  body: z.strictObject({ codigo: opaqueToken }),
  responses: { 200: z.strictObject({ email: z.string(), pessoa: z.nullable(z.strictObject(shownName)) }) },
  errors: ['INVALID_CODE'],
})

/**
 * The code proves who owns the address, not who registered: `senha` proves that the owner registered; otherwise
 * `senhaNova` replaces the password and `pessoa` replaces all data of the registration.
 */
export const confirmEmail = defineEndpoint({
  id: 'confirmEmail',
  method: 'POST',
  path: '/security/confirmar-email',
  summary: 'Confirms an e-mail, by the code that was sent to it and a password',
  access: 'public',
  church: 'host',
  about: 'none',
  example: { body: { codigo: 'code-of-the-email', senha: 'Videira#quatro4' } },
  body: z
    .strictObject({
      codigo: opaqueToken,
      senha: z.optional(givenPassword),
      senhaNova: z.optional(newPassword),
      pessoa: z.optional(z.strictObject({ ...nameFields, telefone: z._default(unsaidFields.telefone, null) })),
      captcha,
    })
    .check(
      z.refine(({ senha, senhaNova }) => (senha === undefined) !== (senhaNova === undefined), 'One password'),
      z.refine(({ senha, pessoa }) => senha === undefined || pessoa === undefined, 'Only with a new password'),
    ),
  responses: { 200: nothingSchema },
  errors: [
    'INVALID_CREDENTIALS',
    'WRONG_PASSWORD',
    'INVALID_CODE',
    'TOO_MANY_REQUESTS',
    'CAPTCHA_REQUIRED',
    'INVALID_CAPTCHA',
  ],
})

/**
 * Ends the other sessions of logged-in callers, who send `senhaAtual`. The `codigo` of a recovery e-mail, which anyone
 * may send, ends all sessions and confirms the e-mail.
 */
export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/user/alterar-senha',
  summary: 'Sets a new password, proven by the current one or by a recovery code',
  access: 'public',
  surface: 'both',
  church: 'host',
  about: 'none',
  example: { body: { senha: 'Videira#quatro4', codigo: 'code-of-the-email' } },
  body: z
    .strictObject({
      senha: newPassword,
      senhaAtual: z.optional(givenPassword),
      codigo: z.optional(opaqueToken),
      captcha,
    })
    .check(z.refine(({ senhaAtual, codigo }) => (senhaAtual === undefined) !== (codigo === undefined), 'One proof')),
  responses: { 200: nothingSchema },
  errors: [
    'UNAUTHENTICATED',
    'WRONG_PASSWORD',
    'INVALID_CODE',
    'TOO_MANY_REQUESTS',
    'CAPTCHA_REQUIRED',
    'INVALID_CAPTCHA',
  ],
})

export const getMe = defineEndpoint({
  id: 'getMe',
  method: 'GET',
  path: '/me',
  summary: 'The caller: their account, their membership of this church, and their roles',
  ...mine,
  about: 'caller',
  example: {},
  responses: {
    200: z.strictObject({
      user: accountSchema,
      usuario: memberSchema,
      roles: z.array(roleSchema),
      /** Roles that are suspended until the account has a second factor, which this church requires of its staff. */
      rolesSuspensas: z.array(roleSchema),
    }),
  },
  errors: ['NOT_FOUND'],
})

export const listSessions = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/user/{id}/sessao',
  summary: "A person's sessions at this church, last used first",
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: z.array(sessionSchema) },
})

export const endOtherSessions = defineEndpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/user/{id}/sessao',
  summary: "Ends all sessions of a person at every church, except the caller's own",
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: nothingSchema },
})

export const endSession = defineEndpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/user/{id}/sessao/{sessionId}',
  summary: 'Ends one session of a person',
  ...mine,
  about: { account: 'id', session: 'sessionId' },
  example: { params: { id: '1', sessionId: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  params: z.strictObject({ id: idText, sessionId: z.uuid() }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
