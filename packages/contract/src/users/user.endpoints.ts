import * as z from 'zod/mini'
import { presenceSchema } from '../auth/auth.schemas.ts'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, reference } from '../fields.ts'
import { email } from '../validation/text.ts'
import { registrationSchema } from './registration.schemas.ts'
import { documentSchema, memberSchema, roleSchema } from './user.schemas.ts'

const mine = { access: 'login', church: 'host' } as const
const ofUser = z.strictObject({ id: idText })

/**
 * Answers as `findAccount` does: whether the church knows the person would tell anybody what they believe. It is told to
 * those who know the password (REGISTRATION_INCOMPLETE).
 */
export const findMember = defineEndpoint({
  id: 'findMember',
  method: 'GET',
  path: '/igreja/{client}/usuario/',
  summary: 'Whether an e-mail has a login with which its owner may be registered at a church',
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
 * A new login and its membership; or, where the e-mail has a login already, the membership alone, by its password
 * (INVALID_CREDENTIALS). A login that is not active was sent its activation e-mail.
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
  errors: [
    'INVALID_CREDENTIALS',
    'ACCOUNT_INACTIVE',
    'CPF_IN_USE',
    'ALREADY_REGISTERED',
    'TOO_MANY_REQUESTS',
    'INVALID_CAPTCHA',
  ],
})

/** Of the church that `cliente` names, or of each church of the organisation that `organizacao` names. */
export const listMemberships = defineEndpoint({
  id: 'listMemberships',
  method: 'GET',
  path: '/user/{id}/usuario',
  summary: 'Who a person is to a church, or to each church of an organisation',
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
  errors: ['NOT_FOUND'],
})

export const listDocuments = defineEndpoint({
  id: 'listDocuments',
  method: 'GET',
  path: '/user/{id}/documento',
  summary: 'The documents that a person gave this church',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: z.array(documentSchema) },
  errors: ['NOT_FOUND'],
})
