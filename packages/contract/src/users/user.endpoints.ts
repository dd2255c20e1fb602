import * as z from 'zod/mini'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, reference } from '../fields.ts'
import { email } from '../validation/text.ts'
import { registrationSchema } from './registration.schemas.ts'
import { documentSchema, memberSchema, presenceSchema, roleSchema } from './user.schemas.ts'

const mine = { access: 'login', church: 'host' } as const
const ofUser = z.strictObject({ id: idText })

/**
 * Answers as `findAccount` does: a membership is confidential because it reveals a person's religion. Only `logIn`, with
 * the password, reveals it (REGISTRATION_INCOMPLETE).
 */
export const findMember = defineEndpoint({
  id: 'findMember',
  method: 'GET',
  path: '/igreja/{client}/usuario/',
  summary: 'Whether an e-mail has an account with which its owner may register at a church',
  access: 'public',
  church: { param: 'client' },
  about: 'none',
  example: { params: { client: 'videira' }, query: { email: 'ana@example.org' } },
  params: z.strictObject({ client: reference }),
  query: z.strictObject({ email, captcha: z.optional(captchaToken) }),
  responses: { 200: presenceSchema },
  errors: ['TOO_MANY_REQUESTS', 'CAPTCHA_REQUIRED', 'INVALID_CAPTCHA'],
})

/**
 * Creates an account and its membership; if the e-mail already has an account, only the membership, with the account's
 * password (INVALID_CREDENTIALS). Mails the activation code to an inactive account.
 */
export const registerMember = defineEndpoint({
  id: 'registerMember',
  method: 'POST',
  path: '/igreja/{id}/usuario/',
  summary: 'Registers a person at a church',
  access: 'public',
  church: { param: 'id' },
  about: 'none',
  example: {
    params: { id: 'videira' },
    body: {
      nome: 'Ana',
      sobrenome: 'Souza',
      email: 'ana@example.org',
      senha: 'Videira#quatro4',
      idioma: 'pt',
      captcha: 'solved-captcha',
    },
  },
  params: z.strictObject({ id: reference }),
  body: registrationSchema,
  responses: { 201: z.strictObject({ flagAtivo: z.boolean() }) },
  errors: ['INVALID_CREDENTIALS', 'ACCOUNT_INACTIVE', 'ALREADY_REGISTERED', 'TOO_MANY_REQUESTS', 'INVALID_CAPTCHA'],
})

/** `cliente` names one church, `organizacao` all churches of an organisation. */
export const listMemberships = defineEndpoint({
  id: 'listMemberships',
  method: 'GET',
  path: '/user/{id}/usuario',
  summary: "A person's memberships: of one church, or of all churches of an organisation",
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, query: { cliente: 'videira' } },
  params: ofUser,
  query: z
    .strictObject({ cliente: z.optional(reference), organizacao: z.optional(reference) })
    .check(
      z.refine(({ cliente, organizacao }) => (cliente === undefined) !== (organizacao === undefined), 'One of them'),
    ),
  responses: { 200: z.strictObject({ usuarios: z.array(memberSchema) }) },
  errors: ['NOT_FOUND'],
})

export const listRoles = defineEndpoint({
  id: 'listRoles',
  method: 'GET',
  path: '/user/{id}/role',
  summary: "A person's roles at this church",
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: z.array(roleSchema) },
})

export const listDocuments = defineEndpoint({
  id: 'listDocuments',
  method: 'GET',
  path: '/user/{id}/documento',
  summary: "A person's document numbers at this church",
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: z.array(documentSchema) },
  errors: ['NOT_FOUND'],
})
