import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { locales } from '../locale.ts'
import { memberHomeSchema } from './member-home.schemas.ts'

/** Everything on one screen in one call. The language is that of plans and passages. */
export const getMemberHome = defineEndpoint({
  id: 'getMemberHome',
  method: 'GET',
  path: '/user/inicio',
  summary: "The caller's groups, tickets, reading, prayer, note and giving at this church",
  access: 'login',
  church: 'host',
  about: 'caller',
  example: { query: { idioma: 'pt' } },
  query: z.strictObject({ idioma: z.enum(locales) }),
  responses: { 200: memberHomeSchema },
})
