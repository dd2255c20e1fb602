import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { reference } from '../fields.ts'
import { visualSchema } from './church.schemas.ts'
import { homeChoiceSchema } from './home.schemas.ts'

/* How staff decide what the church's site looks like. Apart from the other calls of a church: no public page loads them. */

const bySlug = {
  access: { permission: 'settings' },
  church: { param: 'slug' },
  params: z.strictObject({ slug: reference }),
  about: 'none',
} as const

/** Takes effect with the next page. */
export const setVisual = defineEndpoint({
  id: 'setVisual',
  method: 'PUT',
  path: '/igreja/{slug}/visual/',
  summary: "Sets a church's brand: its colour, its logo and the look of its site",
  ...bySlug,
  example: {
    params: { slug: 'videira' },
    body: { corApp: '#7a4b9d', logo: null, aparencia: 'linen' },
  },
  body: visualSchema,
  responses: { 200: visualSchema },
})

/**
 * Takes effect with the next page. At most four tiles and four invitations, each place and section once; an invitation to a
 * place for which the product has no texts needs its own three.
 */
export const setHomeChoice = defineEndpoint({
  id: 'setHomeChoice',
  method: 'PUT',
  path: '/igreja/{slug}/inicio/',
  summary:
    "Sets what a church puts on its home: tiles, sections and invitations; an empty list is the product's choice",
  ...bySlug,
  example: {
    params: { slug: 'videira' },
    body: {
      atalhos: ['EVENTO', 'ORACAO'],
      secoes: ['EVENTOS', 'CONVITES', 'HISTORIA'],
      convites: [{ codigo: 'ORACAO', titulo: 'Pray with us', texto: null, acao: null }],
    },
  },
  body: homeChoiceSchema,
  responses: { 200: homeChoiceSchema },
})
