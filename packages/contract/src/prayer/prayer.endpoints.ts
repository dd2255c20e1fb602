import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, instant, reference } from '../fields.ts'
import { prayerMessagesPerPage, prayersPerPage, supportedPrayers } from '../limits.ts'
import { pageQuery, publishedPageSchema } from '../paging.ts'
import { prayerMessagesSchema, prayerReasonSchema, prayerSchema, prayerSupportSchema } from './prayer.schemas.ts'

const ofChurch = { method: 'GET', access: 'public', church: { param: 'slug' } } as const
const params = z.strictObject({ slug: reference })
const ofPrayer = z.strictObject({ slug: reference, id: idText })
const messagesQuery = z.strictObject(pageQuery(prayerMessagesPerPage.usual, prayerMessagesPerPage.largest))

/** Depends on the clock: true until `proximaPublicacao`, when the oldest one leaves the wall. */
export const listPrayers = defineEndpoint({
  ...ofChurch,
  id: 'listPrayers',
  path: '/oracao/{slug}',
  summary: "A church's prayer wall, newest first; nothing without MOD_MURAL_ORACAO",
  about: 'none',
  module: { flag: 'MOD_MURAL_ORACAO', whenOff: 'empty' },
  example: { params: { slug: 'videira' } },
  params,
  query: z.strictObject({
    ...pageQuery(prayersPerPage.usual, prayersPerPage.largest),
    /** The id of a reason; nothing for one that is not there. */
    motivo: z.optional(idText),
    /** Those alone that were answered. */
    respondidas: z.optional(z.literal('1')),
  }),
  responses: { 200: publishedPageSchema(prayerSchema) },
})

/** With the first page of its messages. NOT_FOUND for what is not on the wall. */
export const getPrayer = defineEndpoint({
  ...ofChurch,
  id: 'getPrayer',
  path: '/oracao/{slug}/{id}',
  summary: 'A prayer of the wall',
  about: 'none',
  module: 'MOD_MURAL_ORACAO',
  example: { params: { slug: 'videira', id: '1' } },
  params: ofPrayer,
  query: messagesQuery,
  responses: {
    200: z.strictObject({
      ...prayerSchema.shape,
      mensagens: prayerMessagesSchema,
      /** When it leaves the wall. */
      proximaPublicacao: z.nullable(instant),
    }),
  },
  errors: ['NOT_FOUND'],
})

export const listPrayerMessages = defineEndpoint({
  ...ofChurch,
  id: 'listPrayerMessages',
  path: '/oracao/{slug}/{id}/mensagem/',
  summary: 'What people wrote to who asked, oldest first. NOT_FOUND for what is not on the wall, save for its author',
  about: 'none',
  module: 'MOD_MURAL_ORACAO',
  example: { params: { slug: 'videira', id: '1' } },
  params: ofPrayer,
  query: messagesQuery,
  responses: { 200: prayerMessagesSchema },
  errors: ['NOT_FOUND'],
})

/** The ids of prayers, separated by commas. */
const idList = z.pipe(
  z.string().check(z.regex(/^\d{1,10}(?:,\d{1,10})*$/)),
  z.pipe(
    z.transform((list: string) => [...new Set(list.split(',').map(Number))]),
    z.array(z.int().check(z.positive(), z.lte(2_147_483_647))).check(z.maxLength(supportedPrayers)),
  ),
)

/** Of whoever calls, where they are logged in. What is not on the wall is left out. */
export const getPrayerSupport = defineEndpoint({
  ...ofChurch,
  id: 'getPrayerSupport',
  path: '/oracao/{slug}/apoio',
  summary: 'How many prayed and wrote for each of these prayers, now',
  about: 'none',
  module: { flag: 'MOD_MURAL_ORACAO', whenOff: 'empty' },
  example: { params: { slug: 'videira' }, query: { ids: '1,2' } },
  params,
  query: z.strictObject({ ids: idList }),
  responses: { 200: z.array(prayerSupportSchema) },
})

export const listReasons = defineEndpoint({
  ...ofChurch,
  id: 'listReasons',
  path: '/igreja/{slug}/oracao-motivo/',
  summary: 'What people pray for at a church, in its order; nothing without MOD_MURAL_ORACAO',
  about: 'none',
  module: { flag: 'MOD_MURAL_ORACAO', whenOff: 'empty' },
  example: { params: { slug: 'videira' } },
  keep: 'until-content-changes',
  params,
  responses: { 200: z.array(prayerReasonSchema) },
})
