import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { reference } from '../fields.ts'
import { publishedPageSchema } from '../paging.ts'
import { publicationPageSchema, publicationSchema, publicationTypeSchema } from './content.schemas.ts'
import { churchParams, languageQuery, listQuery, ofChurch, pageViewQuery } from './reading-calls.ts'

export const listPublicationTypes = defineEndpoint({
  ...ofChurch,
  id: 'listPublicationTypes',
  path: '/igreja/{slug}/publicacao-tipo/',
  summary: "A church's types of publications, in its order; none without MOD_PUBLICACAO",
  about: 'none',
  module: { flag: 'MOD_PUBLICACAO', whenOff: 'empty' },
  example: { params: { slug: 'videira' } },
  params: z.strictObject(churchParams),
  query: languageQuery,
  responses: { 200: z.array(publicationTypeSchema) },
})

export const listPublications = defineEndpoint({
  ...ofChurch,
  id: 'listPublications',
  path: '/igreja/{slug}/publicacao/',
  summary: "A church's publications (files), newest first; none without MOD_PUBLICACAO",
  about: 'none',
  module: { flag: 'MOD_PUBLICACAO', whenOff: 'empty' },
  example: { params: { slug: 'videira' } },
  params: z.strictObject(churchParams),
  /** `tipo`: the slug of a type; an unknown one gives an empty page. */
  query: z.strictObject({ ...listQuery, tipo: z.optional(reference) }),
  responses: { 200: publishedPageSchema(publicationSchema) },
})

/** NOT_FOUND before its publication and where the church lacks MOD_PUBLICACAO. */
export const getPublication = defineEndpoint({
  ...ofChurch,
  id: 'getPublication',
  path: '/igreja/{slug}/publicacao/{publicacaoSlug}',
  summary: 'A publication, with the address of its file',
  about: 'none',
  module: 'MOD_PUBLICACAO',
  example: { params: { slug: 'videira', publicacaoSlug: 'publicacao' } },
  params: z.strictObject({ ...churchParams, publicacaoSlug: reference }),
  query: pageViewQuery,
  responses: { 200: publicationPageSchema },
  errors: ['NOT_FOUND'],
})
