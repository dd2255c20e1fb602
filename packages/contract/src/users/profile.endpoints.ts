import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant, reference } from '../fields.ts'
import { locales } from '../locale.ts'
import { nameFields, unsaidFields } from './registration.schemas.ts'
import { memberSchema } from './user.schemas.ts'
import { version } from './versions.ts'

const mine = { access: 'login', church: 'host' } as const

/** What may be changed, each field by itself: what is left out stays, null takes away. */
export const profileChangeSchema = z.strictObject({
  ...z.partial(z.strictObject({ ...nameFields, ...unsaidFields, idioma: z.enum(locales) })).shape,
  versao: version,
})
export type ProfileChange = z.output<typeof profileChangeSchema>

/**
 * Of who is logged in, at this church alone; the language is also that of their mails. Sent again it changes nothing
 * and is answered as before.
 */
export const changeProfile = defineEndpoint({
  id: 'changeProfile',
  method: 'PUT',
  path: '/usuario/',
  summary: 'Changes what a person tells this church of themselves',
  ...mine,
  about: 'caller',
  example: { body: { nome: 'Ana', versao: 1 } },
  body: profileChangeSchema,
  responses: { 200: memberSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'CPF_IN_USE', 'TOO_MANY_REQUESTS'],
})

/**
 * Makes the person a member of another church of the organisation, where they are none yet, by what they told this one:
 * name, phone, numbers and dates, not what they wrote in their own words. The code logs them in there, as one of
 * `handOff` does.
 */
export const changeChurch = defineEndpoint({
  id: 'changeChurch',
  method: 'POST',
  path: '/usuario/troca-igreja',
  summary: 'Brings a person to another church of the organisation',
  ...mine,
  about: 'caller',
  example: { body: { igreja: 'oliveira' } },
  body: z.strictObject({ igreja: reference }),
  responses: { 200: z.strictObject({ codigo: z.string(), site: z.string(), expiraEm: instant }) },
  errors: ['NOT_FOUND', 'INVALID_CREDENTIALS', 'MEMBERSHIP_INACTIVE', 'CPF_IN_USE'],
})
