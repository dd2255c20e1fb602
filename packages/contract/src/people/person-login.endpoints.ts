import * as z from 'zod/mini'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, instant, nothingSchema, opaqueToken, reference } from '../fields.ts'
import { givenPassword } from '../validation/password.ts'
import { email } from '../validation/text.ts'

/* People whom the office knows without a login open one, and stay the same person: by an invitation, or as they register. */

const atOffice = { surface: 'office', church: 'host', about: 'none' } as const
const ofVisitors = { access: 'public', about: 'none' } as const
const captcha = z.optional(captchaToken)
const named = { params: z.strictObject({ id: idText }), example: { params: { id: '1' } } } as const

export const personInvitationSchema = z.strictObject({
  /** The address that it was mailed to. */
  email: z.string(),
  enviadoEm: instant,
  /** Moment after which its link opens nothing until it is sent again. */
  expiraEm: instant,
})
export type PersonInvitation = z.output<typeof personInvitationSchema>

export const getPersonInvitation = defineEndpoint({
  id: 'getPersonInvitation',
  method: 'GET',
  path: '/escritorio/usuario/{id}/convite',
  summary: 'The invitation of a person to open an account, while it was not taken',
  access: { permission: 'people.read', within: 'CONGREGACAO' },
  ...atOffice,
  ...named,
  responses: { 200: z.strictObject({ convite: z.nullable(personInvitationSchema) }) },
  errors: ['NOT_FOUND'],
})

/** A second call within a minute mails nothing more. The link of a former mail is void. */
export const invitePerson = defineEndpoint({
  id: 'invitePerson',
  method: 'POST',
  path: '/escritorio/usuario/{id}/convite',
  summary: 'Mails a person a link with which they open an account, good once, for seven days',
  access: { permission: 'people.write', within: 'CONGREGACAO' },
  ...atOffice,
  ...named,
  responses: { 200: personInvitationSchema },
  errors: [
    'NOT_FOUND',
    'PERSON_MERGED',
    'PERSON_HAS_LOGIN',
    'PERSON_WITHOUT_ADDRESS',
    'PERSON_IS_MINOR',
    'ADDRESS_HAS_LOGIN',
    'TOO_MANY_REQUESTS',
  ],
})

export const withdrawPersonInvitation = defineEndpoint({
  id: 'withdrawPersonInvitation',
  method: 'DELETE',
  path: '/escritorio/usuario/{id}/convite',
  summary: 'Withdraws the invitation of a person: its link opens nothing any more',
  access: { permission: 'people.write', within: 'CONGREGACAO' },
  ...atOffice,
  ...named,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/** Shows no more than a first name, as a mail may be forwarded. */
export const readPersonInvitation = defineEndpoint({
  id: 'readPersonInvitation',
  method: 'POST',
  path: '/convite/consulta',
  summary: 'Shows whom an invitation to open an account is for; the code stays valid',
  ...ofVisitors,
  church: 'host',
  example: { body: { codigo: 'code-of-the-email' } },
  body: z.strictObject({ codigo: opaqueToken }),
  responses: {
    200: z.strictObject({
      nome: z.string(),
      /** The address has an account of this product: its password opens the person's. */
      flagTemConta: z.boolean(),
    }),
  },
  errors: ['INVALID_CODE'],
})

/**
 * Without `email`, `senha` is that of the account of the mailed address, which it makes where there is none; with `email`, that of
 * another account. Opens no session. ALREADY_REGISTERED for an account that belongs to another person of this church.
 */
export const acceptPersonInvitation = defineEndpoint({
  id: 'acceptPersonInvitation',
  method: 'POST',
  path: '/convite',
  summary: 'Takes an invitation: the person logs in with this account from then on',
  ...ofVisitors,
  church: 'host',
  example: { body: { codigo: 'code-of-the-email', senha: 'Videira#quatro4' } },
  body: z.strictObject({ codigo: opaqueToken, senha: givenPassword, email: z.optional(email), captcha }),
  responses: { 200: z.strictObject({ email: z.string() }) },
  errors: [
    'INVALID_CODE',
    'INVALID_CREDENTIALS',
    'ACCOUNT_INACTIVE',
    'ALREADY_REGISTERED',
    'TOO_MANY_REQUESTS',
    'CAPTCHA_REQUIRED',
    'INVALID_CAPTCHA',
  ],
})

const login = { email, senha: givenPassword, captcha } as const
const refusals = [
  'INVALID_CREDENTIALS',
  'ACCOUNT_INACTIVE',
  'ALREADY_REGISTERED',
  'TOO_MANY_REQUESTS',
  'CAPTCHA_REQUIRED',
  'INVALID_CAPTCHA',
] as const

/** For the owner of a confirmed account that has no member here, by its password. Minors are not among them. */
export const listOwnRecords = defineEndpoint({
  id: 'listOwnRecords',
  method: 'POST',
  path: '/igreja/{id}/usuario/registro/consulta',
  summary: 'First names of the people without a login whom a church reaches at the address of an account',
  ...ofVisitors,
  church: { param: 'id' },
  example: { params: { id: 'videira' }, body: { email: 'ana@example.org', senha: 'Videira#quatro4' } },
  params: z.strictObject({ id: reference }),
  body: z.strictObject(login),
  responses: { 200: z.strictObject({ itens: z.array(z.strictObject({ id, nome: z.string() })) }) },
  errors: refusals,
})

/** NOT_FOUND for a person who is not among the records of the address. */
export const takeOwnRecord = defineEndpoint({
  id: 'takeOwnRecord',
  method: 'POST',
  path: '/igreja/{id}/usuario/registro',
  summary: 'Registers the owner of an account as a person whom the church knows',
  ...ofVisitors,
  church: { param: 'id' },
  example: {
    params: { id: 'videira' },
    body: { email: 'ana@example.org', senha: 'Videira#quatro4', idUsuario: 1 },
  },
  params: z.strictObject({ id: reference }),
  body: z.strictObject({ ...login, idUsuario: id }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', ...refusals],
})
