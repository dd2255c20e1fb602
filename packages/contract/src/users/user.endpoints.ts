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

/** Whether a person of this e-mail is registered at the church, and nothing else. */
export const findMember = defineEndpoint({
  id: 'findMember',
  method: 'GET',
  path: '/igreja/{client}/usuario/',
  summary: 'Whether an e-mail is registered at a church',
  access: 'public',
  church: { param: 'client' },
  params: z.strictObject({ client: reference }),
  query: z.strictObject({ email, captcha: z.optional(captchaToken) }),
  responses: { 200: presenceSchema },
})

/**
 * A new login and its membership; or, where the e-mail has a login already, the membership alone, by its password
 * (INVALID_CREDENTIALS). A login that is not active was sent its activation e-mail. ALREADY_REGISTERED, CPF_IN_USE.
 */
export const registerMember = defineEndpoint({
  id: 'registerMember',
  method: 'POST',
  path: '/igreja/{id}/usuario/',
  summary: 'Registers a person at a church',
  access: 'public',
  church: { param: 'id' },
  params: z.strictObject({ id: reference }),
  body: registrationSchema,
  responses: { 201: z.strictObject({ flagAtivo: z.boolean() }) },
})

/** Of the church that `cliente` names, or of each church of the organisation that `organizacao` names. */
export const listMemberships = defineEndpoint({
  id: 'listMemberships',
  method: 'GET',
  path: '/user/{id}/usuario',
  summary: 'Who a person is to a church, or to each church of an organisation',
  ...mine,
  params: ofUser,
  query: z
    .strictObject({ cliente: z.optional(reference), organizacao: z.optional(reference) })
    .check(
      z.refine(({ cliente, organizacao }) => (cliente === undefined) !== (organizacao === undefined), 'One of them'),
    ),
  responses: { 200: z.strictObject({ usuarios: z.array(memberSchema) }) },
})

export const listRoles = defineEndpoint({
  id: 'listRoles',
  method: 'GET',
  path: '/user/{id}/role',
  summary: "A person's roles at this church",
  ...mine,
  params: ofUser,
  responses: { 200: z.array(roleSchema) },
})

export const listDocuments = defineEndpoint({
  id: 'listDocuments',
  method: 'GET',
  path: '/user/{id}/documento',
  summary: 'The documents that a person gave this church',
  ...mine,
  params: ofUser,
  responses: { 200: z.array(documentSchema) },
})
