import * as z from 'zod/mini'
import { slug } from '../content/content.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, image, instant, reference, text } from '../fields.ts'
import { longestSearch, publicItemsPerPage, searchHitsPerPage } from '../limits.ts'
import { locales } from '../locale.ts'
import { pageQuery, pageSchema, publishedPageSchema } from '../paging.ts'
import { searchKinds } from './search-kinds.ts'

/** Text with the stretches in it that were looked for: from, and before which character, in UTF-16 units. */
const marked = z.strictObject({
  texto: z.string(),
  marcas: z.array(z.tuple([z.int(), z.int()])),
})
export type Marked = z.infer<typeof marked>

const hit = z.strictObject({
  tipo: z.enum(searchKinds),
  id,
  /** How the thing's address names it: `itemPath(tipo, chave)`. */
  chave: z.string(),
  titulo: marked,
  /** The place in its text that fits best, or its summary. */
  trecho: marked,
  imagem: z.nullable(image),
  /** Of the text that was found, a BCP 47 tag. */
  idioma: z.string(),
  visivelEm: instant,
  /** Whose it is. */
  igreja: z.strictObject({ slug, nome: z.string(), site: z.string() }),
})
export type SearchHit = z.infer<typeof hit>

const found = z.strictObject({
  ...pageSchema(hit).shape,
  /** How many there are of each kind, whichever kind was asked for; those with none are left out. */
  tipos: z.array(z.strictObject({ tipo: z.enum(searchKinds), total: z.int() })),
  /** Nothing has these words: what is listed is called something like them. */
  flagSemelhantes: z.boolean(),
})
export type Found = z.infer<typeof found>

const asked = z.strictObject({
  /** Words, each as a beginning; `"in quotes"` as they stand. */
  q: text(longestSearch),
  tipo: z.optional(z.enum(searchKinds)),
  /** Of two languages of one thing, this one is shown. */
  idioma: z.optional(z.enum(locales)),
  ...pageQuery(searchHitsPerPage.usual, searchHitsPerPage.largest),
})

/** Depends on the clock, so no answer is kept. Only what is published, of the modules that the church has. */
export const searchChurch = defineEndpoint({
  id: 'searchChurch',
  method: 'GET',
  path: '/igreja/{slug}/busca/',
  summary: 'Finds what a church publishes, best first, whatever accents and capitals were typed',
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' }, query: { q: 'paz' } },
  params: z.strictObject({ slug: reference }),
  query: asked,
  responses: { 200: found },
})

/** The same of all active churches of an organisation. NOT_FOUND for one that is not the host's. */
export const searchOrganisation = defineEndpoint({
  id: 'searchOrganisation',
  method: 'GET',
  path: '/organizacao/{slug}/busca/',
  summary: 'Finds what the churches of an organisation publish',
  access: 'public',
  church: 'none',
  about: 'none',
  example: { params: { slug: 'pomar' }, query: { q: 'paz' } },
  params: z.strictObject({ slug: reference }),
  query: asked,
  responses: { 200: found },
  errors: ['NOT_FOUND'],
})

/** Depends on the clock. For programs that read the whole site: sitemaps. */
export const listPublicItems = defineEndpoint({
  id: 'listPublicItems',
  method: 'GET',
  path: '/igreja/{slug}/indice/',
  summary: 'Everything that a church has published with a page of its own, in an order that stays',
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  query: z.strictObject(pageQuery(publicItemsPerPage.usual, publicItemsPerPage.largest)),
  responses: {
    200: publishedPageSchema(
      z.strictObject({ tipo: z.enum(searchKinds), chave: z.string(), dataAtualizacao: instant }),
    ),
  },
})
