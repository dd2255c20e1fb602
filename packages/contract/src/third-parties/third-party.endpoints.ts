import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { staffRoles } from '../permissions.ts'
import { thirdPartyProducts } from './third-party-products.ts'

const produto = z.enum(thirdPartyProducts)

/** 43 signs of base64url. */
const code = z.string().check(z.regex(/^[\w-]{43}$/))

/**
 * Makes an address of the product with a code in it: good once, for a minute, for this product alone. It says nothing of
 * the member; the product asks `verifyThirdParty` who they are. An earlier code of the member's is void.
 */
export const handOverToThirdParty = defineEndpoint({
  id: 'handOverToThirdParty',
  method: 'POST',
  path: '/terceiro/{produto}/entrega',
  summary: "Hands the caller over to the church's product of a third party",
  access: 'login',
  church: 'host',
  about: 'caller',
  example: { params: { produto: 'voluts' } },
  params: z.strictObject({ produto }),
  responses: { 200: z.strictObject({ url: z.url(), expiraEm: instant }) },
  errors: ['THIRD_PARTY_NOT_SET', 'TOO_MANY_REQUESTS'],
})

/**
 * For the products, on the host of the church whose site handed the member over: exchanges the code of the address for who
 * the member is. Spends the code, whatever is answered afterwards (docs/third-parties.md).
 */
export const verifyThirdParty = defineEndpoint({
  id: 'verifyThirdParty',
  method: 'POST',
  path: '/terceiro/verificacao',
  summary: 'Exchanges the code of a hand-off for the member, with the secret of the product',
  access: 'public',
  church: 'host',
  about: 'none',
  example: {
    body: {
      produto: 'voluts',
      segredo: 'a-secret-of-at-least-thirty-two-signs',
      codigo: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    },
  },
  body: z.strictObject({ produto, segredo: z.string().check(z.minLength(1), z.maxLength(500)), codigo: code }),
  responses: {
    200: z.strictObject({
      usuario: z.strictObject({
        id,
        uuid: z.string(),
        nome: z.string(),
        sobrenome: z.string(),
        email: z.string(),
        papeis: z.array(z.enum(staffRoles)),
      }),
      igreja: z.strictObject({ id, uuid: z.string(), codigo: z.string(), nome: z.string() }),
    }),
  },
  errors: ['THIRD_PARTY_NOT_SET', 'THIRD_PARTY_REFUSED', 'INVALID_CODE', 'TOO_MANY_REQUESTS'],
})
