import * as z from 'zod/mini'
import { slug } from '../content/content.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, image, instant, reference, text } from '../fields.ts'
import { longestSearch, publicItemsPerPage, searchHitsPerPage } from '../limits.ts'
import { locales } from '../locale.ts'
import { pageQuery, pageSchema, publishedPageSchema } from '../paging.ts'
import { searchKinds } from './search-kinds.ts'

/** A text and its matches, as ranges of UTF-16 units: from (included) to (excluded). */
const marked = z.strictObject({
  texto: z.string(),
  marcas: z.array(z.tuple([z.int(), z.int()])),
})
export type Marked = z.infer<typeof marked>

const hit = z.strictObject({
  tipo: z.enum(searchKinds),
  id,
  /** The item's key in its address: `itemPath(tipo, chave)`. */
  chave: z.string(),
  titulo: marked,
  /** The best matching part of the text, or the summary. */
  trecho: marked,
  imagem: z.nullable(image),
  /** The language of the found text, a BCP 47 tag. */
  idioma: z.string(),
  visivelEm: instant,
  /** The church that published the item. */
  igreja: z.strictObject({ slug, nome: z.string(), site: z.string() }),
})
export type SearchHit = z.infer<typeof hit>

const found = z.strictObject({
  ...pageSchema(hit).shape,
  /** Matches per kind, regardless of the requested kind; kinds without a match are left out. */
  tipos: z.array(z.strictObject({ tipo: z.enum(searchKinds), total: z.int() })),
  /** No item has these words; the list has items with similar titles. */
  flagSemelhantes: z.boolean(),
})
export type Found = z.infer<typeof found>

const asked = z.strictObject({
  /** Word prefixes; `"in quotes"` for exact words. */
  q: text(longestSearch),
  tipo: z.optional(z.enum(searchKinds)),
  /** The preferred language if an item matches in several. */
  idioma: z.optional(z.enum(locales)),
  ...pageQuery(searchHitsPerPage.usual, searchHitsPerPage.largest),
})

/** Depends on the clock, so the answer is not cached. Only published items of the church's modules. */
export const searchChurch = defineEndpoint({
  id: 'searchChurch',
  method: 'GET',
  path: '/igreja/{slug}/busca/',
  summary: 'Searches the published content of a church, best match first; ignores accents and capitals',
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' }, query: { q: 'paz' } },
  params: z.strictObject({ slug: reference }),
  query: asked,
  responses: { 200: found },
})

/** Searches all active churches of an organisation. NOT_FOUND for another organisation than the host's. */
export const searchOrganisation = defineEndpoint({
  id: 'searchOrganisation',
  method: 'GET',
  path: '/organizacao/{slug}/busca/',
  summary: 'Searches the published content of the churches of an organisation',
  access: 'public',
  church: 'none',
  about: 'none',
  example: { params: { slug: 'pomar' }, query: { q: 'paz' } },
  params: z.strictObject({ slug: reference }),
  query: asked,
  responses: { 200: found },
  errors: ['NOT_FOUND'],
})

/** Depends on the clock. For sitemaps. */
export const listPublicItems = defineEndpoint({
  id: 'listPublicItems',
  method: 'GET',
  path: '/igreja/{slug}/indice/',
  summary: 'All published items of a church that have a page, in a stable order',
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
