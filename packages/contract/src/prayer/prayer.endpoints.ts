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

/** Depends on the clock: valid until `proximaPublicacao`, when the oldest prayer leaves the wall. */
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
    /** The id of a reason; an unknown one gives an empty page. */
    motivo: z.optional(idText),
    /** Only answered prayers. */
    respondidas: z.optional(z.literal('1')),
  }),
  responses: { 200: publishedPageSchema(prayerSchema) },
})

/** Answers the first page of its messages too. NOT_FOUND for what is not on the wall. */
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
  summary: 'The messages to the author of a prayer, oldest first. NOT_FOUND off the wall, except for the author',
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

/** `jaOrei` and `flagMinha` are those of the caller, if they are logged in. Prayers off the wall are left out. */
export const getPrayerSupport = defineEndpoint({
  ...ofChurch,
  id: 'getPrayerSupport',
  path: '/oracao/{slug}/apoio',
  summary: 'The current counts of people who prayed and of messages for some prayers',
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
  summary: "The reasons for prayer at a church, in the church's order; none without MOD_MURAL_ORACAO",
  about: 'none',
  module: { flag: 'MOD_MURAL_ORACAO', whenOff: 'empty' },
  example: { params: { slug: 'videira' } },
  keep: 'until-content-changes',
  params,
  responses: { 200: z.array(prayerReasonSchema) },
})
