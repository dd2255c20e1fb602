import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { nothingSchema } from '../fields.ts'
import { thirdPartyProducts } from './third-party-products.ts'

const owner = {
  access: { permission: 'settings.secrets' },
  church: 'host',
  about: 'none',
  surface: 'office',
  proof: 'fresh',
  params: z.strictObject({ produto: z.enum(thirdPartyProducts) }),
} as const

/** No call gives it out again: it is shared with that product alone. */
export const setProductSecret = defineEndpoint({
  ...owner,
  id: 'setProductSecret',
  method: 'PUT',
  path: '/escritorio/produto/{produto}/segredo',
  summary: "Sets the secret of the church's own product of a third party",
  example: { params: { produto: 'voluts' }, body: { segredo: 'a-secret-of-at-least-thirty-two-signs' } },
  body: z.strictObject({
    segredo: z.string().check(z.minLength(32), z.maxLength(500), z.regex(/^[\x21-\x7e]+$/)),
  }),
  responses: { 200: nothingSchema },
})

/** Idempotent. Without it the church's own product takes no members in. */
export const removeProductSecret = defineEndpoint({
  ...owner,
  id: 'removeProductSecret',
  method: 'DELETE',
  path: '/escritorio/produto/{produto}/segredo',
  summary: "Removes the secret of the church's own product of a third party",
  example: { params: { produto: 'voluts' } },
  responses: { 200: nothingSchema },
})
