import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { reference } from '../fields.ts'
import { homeChoiceSchema, homeOfferSchema } from './home.schemas.ts'

/* Apart from the other calls of a church: only the server asks them, and no page of a browser loads their schemas. */

export const getHomeChoice = defineEndpoint({
  id: 'getHomeChoice',
  method: 'GET',
  path: '/igreja/{slug}/inicio/',
  summary: "What a church puts on its home: tiles, sections and invitations; an empty list is the product's choice",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  responses: { 200: homeChoiceSchema },
})

/** Depends on the clock: the answer is valid until `mudaEm`. */
export const getHomeOffer = defineEndpoint({
  id: 'getHomeOffer',
  method: 'GET',
  path: '/igreja/{slug}/inicio/oferta/',
  summary: 'The places behind which a church has something, and when the clock changes its home next',
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  responses: { 200: homeOfferSchema },
})
