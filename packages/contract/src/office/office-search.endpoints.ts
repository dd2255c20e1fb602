import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, id, pageSize } from '../fields.ts'
import { longestSearch, officeHits } from '../limits.ts'

const hit = z.strictObject({
  /** The name of its kind, as history has it: `noticia`. */
  tipo: z.string(),
  id,
  titulo: z.string(),
  /** The path of its calls below /api/v1: `/conteudo/noticia/12`. */
  caminho: z.string(),
})
export type OfficeHit = z.output<typeof hit>

/** Finds what the caller's roles may read; nothing for a member without any. */
export const searchOffice = defineEndpoint({
  id: 'searchOffice',
  method: 'GET',
  path: '/escritorio/busca',
  summary: 'Records of all kinds that the caller may read, by their titles, best first',
  access: 'login',
  surface: 'office',
  church: 'host',
  about: 'none',
  example: { query: { term: 'mutirão' } },
  query: z.strictObject({
    term: filled(longestSearch),
    limit: z._default(pageSize(officeHits), officeHits),
  }),
  responses: { 200: z.strictObject({ itens: z.array(hit) }) },
})
