import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, idText, instant, reference } from '../fields.ts'
import { longestSearch } from '../limits.ts'
import { pageQuery, publishedPageSchema } from '../paging.ts'
import {
  collectionItemSchema,
  collectionSchema,
  playSettingsSchema,
  shelfSchema,
  titleItemSchema,
  titleSchema,
} from './play.schemas.ts'
import { titleKinds, titlesPerPage } from './play-values.ts'

/*
 * The catalogue of Play: what a title is, never where its video is. Where the church closed its catalogue, subscribers see it
 * all, members the titles that they bought, and visitors the home alone, with names and covers: for others a list is empty, and
 * a title is NOT_FOUND.
 */

const visitor = { access: 'public', about: 'none', module: 'MOD_ASSINATURA' } as const
const bySlug = { church: { param: 'slug' }, params: z.strictObject({ slug: reference }) } as const
const example = { params: { slug: 'videira' } } as const

export const getPlaySettings = defineEndpoint({
  ...visitor,
  ...bySlug,
  id: 'getPlaySettings',
  method: 'GET',
  path: '/igreja/{slug}/plano-assinatura-configuracao/',
  summary: "How a church's Play presents itself",
  example,
  responses: { 200: playSettingsSchema },
  keep: 'until-content-changes',
})

export const listShelves = defineEndpoint({
  ...visitor,
  ...bySlug,
  id: 'listShelves',
  method: 'GET',
  path: '/igreja/{slug}/plano-assinatura-home/',
  summary:
    'The shelves of the home, each with its newest titles, without their summaries for those who do not see them',
  example,
  responses: { 200: z.array(shelfSchema) },
})

/** Newest first; in a collection by season and number. `proximaPublicacao`: when the clock next changes any list of Play. */
export const listTitles = defineEndpoint({
  ...visitor,
  id: 'listTitles',
  method: 'GET',
  path: '/plano-assinatura-conteudo/',
  summary: 'Titles that the caller sees: featured ones, of a tag or a collection, or by a search',
  church: { query: 'igreja' },
  example: { query: { igreja: 'videira', destaque: 'true' } },
  query: z.strictObject({
    igreja: reference,
    ...pageQuery(titlesPerPage.usual, titlesPerPage.largest),
    destaque: z.optional(z.literal('true')),
    tag: z.optional(idText),
    coletanea: z.optional(idText),
    /** Word prefixes, without regard to case and accents. */
    term: z.optional(filled(longestSearch)),
    tipo: z.optional(z.enum(titleKinds)),
    /** MAIS_VISTOS: by plays of the 30 days before today. */
    ordem: z._default(z.enum(['RECENTES', 'MAIS_VISTOS']), 'RECENTES'),
  }),
  responses: { 200: publishedPageSchema(titleItemSchema) },
})

export const getTitle = defineEndpoint({
  ...visitor,
  id: 'getTitle',
  method: 'GET',
  path: '/plano-assinatura-conteudo/{id}',
  summary: 'A title, with what goes with it',
  church: { query: 'igreja' },
  example: { params: { id: '1' }, query: { igreja: 'videira' } },
  params: z.strictObject({ id: idText }),
  query: z.strictObject({ igreja: reference }),
  responses: {
    200: z.strictObject({
      conteudo: titleSchema,
      /** The next of its collection; null at the end and without a collection. */
      proximo: z.nullable(titleItemSchema),
      relacionados: z.array(titleItemSchema),
      proximaPublicacao: z.nullable(instant),
    }),
  },
  errors: ['NOT_FOUND'],
})

export const listCollections = defineEndpoint({
  ...visitor,
  ...bySlug,
  id: 'listPlayCollections',
  method: 'GET',
  path: '/igreja/{slug}/plano-assinatura-coletanea/',
  summary: 'Series, courses and collections with published titles',
  example,
  responses: { 200: z.array(collectionItemSchema) },
})

export const getCollection = defineEndpoint({
  ...visitor,
  id: 'getPlayCollection',
  method: 'GET',
  path: '/igreja/{slug}/plano-assinatura-coletanea/{id}',
  summary: 'A collection with its seasons',
  church: { param: 'slug' },
  example: { params: { slug: 'videira', id: '1' } },
  params: z.strictObject({ slug: reference, id: idText }),
  responses: { 200: collectionSchema },
  errors: ['NOT_FOUND'],
})
