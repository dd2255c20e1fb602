import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant, reference } from '../fields.ts'
import { locales } from '../locale.ts'
import { version } from '../versions.ts'
import { nameFields, unsaidFields } from './registration.schemas.ts'
import { memberSchema } from './user.schemas.ts'

const mine = { access: 'login', church: 'host' } as const

/** A missing field stays unchanged, null removes the value. */
export const profileChangeSchema = z.strictObject({
  ...z.partial(z.strictObject({ ...nameFields, ...unsaidFields, idioma: z.enum(locales) })).shape,
  versao: version,
})
export type ProfileChange = z.output<typeof profileChangeSchema>

/** The caller's profile at this church only; the language is also that of their e-mails. Idempotent. */
export const changeProfile = defineEndpoint({
  id: 'changeProfile',
  method: 'PUT',
  path: '/usuario/',
  summary: "Changes a person's profile at this church",
  ...mine,
  about: 'caller',
  example: { body: { nome: 'Ana', versao: 1 } },
  body: profileChangeSchema,
  responses: { 200: memberSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
})

/**
 * Creates a membership at another church of the organisation if there is none, from the person's name, phone, document
 * numbers and dates here; free texts are not copied. The code logs them in there, like one of `handOff`.
 */
export const changeChurch = defineEndpoint({
  id: 'changeChurch',
  method: 'POST',
  path: '/usuario/troca-igreja',
  summary: 'Makes a person a member of another church of the organisation',
  ...mine,
  about: 'caller',
  example: { body: { igreja: 'oliveira' } },
  body: z.strictObject({ igreja: reference }),
  responses: { 200: z.strictObject({ codigo: z.string(), site: z.string(), expiraEm: instant }) },
  errors: ['NOT_FOUND', 'INVALID_CREDENTIALS', 'MEMBERSHIP_INACTIVE'],
})
