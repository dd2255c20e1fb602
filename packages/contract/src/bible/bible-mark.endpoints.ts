import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { bibleMarksSchema, sentMarksSchema } from './bible-mark.schemas.ts'

/* Marks are private to their member; no role sees another's. */
const mine = { access: 'login', church: 'host', about: 'caller' } as const

export const listBibleMarks = defineEndpoint({
  ...mine,
  id: 'listBibleMarks',
  method: 'GET',
  path: '/biblia/marca/',
  summary: "The caller's highlights and bookmarks, with those taken away; with `desde` only what changed since",
  example: {},
  query: z.strictObject({
    desde: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))),
  }),
  responses: { 200: bibleMarksSchema },
})

/**
 * Merges marks: of each place and type the one that was changed last wins, so that any order and any number of repeats
 * end alike. Answers what now holds for the marks that were sent.
 */
export const mergeBibleMarks = defineEndpoint({
  ...mine,
  id: 'mergeBibleMarks',
  method: 'PUT',
  path: '/biblia/marca/',
  summary: 'Merges highlights and bookmarks of a device',
  example: {
    body: {
      marcas: [
        {
          livro: 'John',
          capitulo: 3,
          versiculo: 16,
          tipo: 'DESTAQUE',
          cor: 'AMARELO',
          alteradaEm: '2026-06-14T12:00:00Z',
          ativo: true,
        },
      ],
    },
  },
  body: sentMarksSchema,
  responses: { 200: bibleMarksSchema },
  errors: ['LIMIT_REACHED'],
})
