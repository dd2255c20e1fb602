import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, id } from '../fields.ts'
import { longestSearch } from '../limits.ts'

/**
 * Names and pictures alone, for fields that choose a member: no contact data. Minors are found and answered by their given
 * names.
 */
export const findPeople = defineEndpoint({
  id: 'findPeople',
  method: 'GET',
  path: '/escritorio/pessoa/',
  summary: 'Members of the church by their names, twenty at most',
  access: { permission: 'people.find' },
  surface: 'office',
  church: 'host',
  about: 'none',
  example: { query: { term: 'ana' } },
  query: z.strictObject({ term: filled(longestSearch) }),
  responses: {
    200: z.strictObject({
      itens: z.array(z.strictObject({ idUsuario: id, nome: z.string(), imagem: z.nullable(z.string()) })),
    }),
  },
  errors: ['TOO_MANY_REQUESTS'],
})
