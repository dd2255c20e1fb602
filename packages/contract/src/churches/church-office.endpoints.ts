import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText } from '../fields.ts'

const atChurch = { access: { permission: 'settings' }, church: 'host', about: 'none' } as const

/** The operator adds and removes them (`npm run church`). */
export const listHosts = defineEndpoint({
  id: 'listHosts',
  method: 'GET',
  path: '/escritorio/dominio/',
  summary: 'The hosts at which the site of the church answers, its principal one first',
  ...atChurch,
  example: {},
  responses: {
    200: z.strictObject({
      itens: z.array(
        z.strictObject({
          nome: z.string(),
          /** True for a subdomain of the product, false for the church's own domain. */
          flagProduto: z.boolean(),
          flagPrincipal: z.boolean(),
          /** The address of the site at this host, without a trailing slash. */
          site: z.url(),
        }),
      ),
    }),
  },
})

/** Moves the members of a congregation that ends. CHANGED_MEANWHILE if their number is not the one the caller saw. */
export const moveCongregationMembers = defineEndpoint({
  id: 'moveCongregationMembers',
  method: 'POST',
  path: '/escritorio/congregacao/{id}/transferencia',
  summary: 'Moves all members of a congregation to another one, or to none',
  ...atChurch,
  example: { params: { id: '1' }, body: { para: null, membros: 2 } },
  params: z.strictObject({ id: idText }),
  body: z.strictObject({ para: z.nullable(id), membros: z.int().check(z.nonnegative(), z.lte(1_000_000)) }),
  responses: { 200: z.strictObject({ movidos: z.int() }) },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})
