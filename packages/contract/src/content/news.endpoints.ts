import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { publishedPageSchema } from '../paging.ts'
import { newsPageSchema, newsSchema } from './content.schemas.ts'
import { churchParams, listQuery, ofChurch, pageViewQuery } from './reading-calls.ts'

export const listNews = defineEndpoint({
  ...ofChurch,
  id: 'listNews',
  path: '/igreja/{slug}/noticia/',
  summary: "A church's news, newest first; none without MOD_NOTICIA",
  about: 'none',
  module: { flag: 'MOD_NOTICIA', whenOff: 'empty' },
  example: { params: { slug: 'videira' } },
  params: z.strictObject(churchParams),
  query: z.strictObject(listQuery),
  responses: { 200: publishedPageSchema(newsSchema) },
})

/** NOT_FOUND before its publication and where the church lacks MOD_NOTICIA. */
export const getNews = defineEndpoint({
  ...ofChurch,
  id: 'getNews',
  path: '/igreja/{slug}/noticia/{id}',
  summary: 'A news item with its text',
  about: 'none',
  module: 'MOD_NOTICIA',
  example: { params: { slug: 'videira', id: '1' } },
  params: z.strictObject({ ...churchParams, id: idText }),
  query: pageViewQuery,
  responses: { 200: newsPageSchema },
  errors: ['NOT_FOUND'],
})
