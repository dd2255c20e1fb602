import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { date, idText } from '../fields.ts'
import { publishedPageSchema } from '../paging.ts'
import { devotionalPageSchema, devotionalSchema } from './content.schemas.ts'
import { churchParams, listQuery, ofChurch, pageViewQuery } from './reading-calls.ts'

export const listDevotionals = defineEndpoint({
  ...ofChurch,
  id: 'listDevotionals',
  path: '/igreja/{slug}/devocional/',
  summary: "The devotionals up to today in the church's time zone, latest first; none without MOD_DEVOCIONAL",
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject(churchParams),
  query: z.strictObject(listQuery),
  responses: {
    /** `hoje`: today in the church's time zone. */
    200: z.strictObject({ ...publishedPageSchema(devotionalSchema).shape, hoje: date }),
  },
})

/** NOT_FOUND before its day and where the church lacks MOD_DEVOCIONAL. */
export const getDevotional = defineEndpoint({
  ...ofChurch,
  id: 'getDevotional',
  path: '/igreja/{slug}/devocional/{id}',
  summary: 'A devotional with its text',
  about: 'none',
  module: 'MOD_DEVOCIONAL',
  example: { params: { slug: 'videira', id: '1' } },
  params: z.strictObject({ ...churchParams, id: idText }),
  query: pageViewQuery,
  responses: { 200: devotionalPageSchema },
  errors: ['NOT_FOUND'],
})
