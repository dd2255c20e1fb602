import * as z from 'zod/mini'
import { previewQuery } from '../content/reading-calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { filled, idText, instant, reference } from '../fields.ts'
import { longestSearch, videosPerPage } from '../limits.ts'
import { locales } from '../locale.ts'
import { pageQuery, publishedPageSchema } from '../paging.ts'
import { videoItemSchema, videoSchema } from './video.schemas.ts'

/** Depends on the clock, so the answer is not cached. */
export const listVideos = defineEndpoint({
  id: 'listVideos',
  method: 'GET',
  path: '/video/{slug}',
  summary: "A church's videos, newest first",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  query: z.strictObject({
    ...pageQuery(videosPerPage.usual, videosPerPage.largest),
    /** Word prefixes. */
    q: z.optional(filled(longestSearch)),
    /** The complete name. */
    serie: z.optional(filled(120)),
    /** Only those in this language. */
    idioma: z.optional(z.enum(locales)),
  }),
  responses: { 200: publishedPageSchema(videoItemSchema) },
})

/** The series with published videos, each with its newest video; the series of the newest video first. */
export const listVideoSeries = defineEndpoint({
  id: 'listVideoSeries',
  method: 'GET',
  path: '/igreja/{slug}/video-serie/',
  summary: "The series of a church's videos",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  responses: {
    200: z.array(z.strictObject({ nome: z.string(), total: z.int(), videos: z.array(videoItemSchema) })),
  },
})

export const getVideo = defineEndpoint({
  id: 'getVideo',
  method: 'GET',
  path: '/igreja/{slug}/video/{videoId}',
  summary: 'A video, with the next and related ones',
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira', videoId: '1' } },
  params: z.strictObject({ slug: reference, videoId: idText }),
  query: previewQuery,
  responses: {
    200: z.strictObject({
      video: videoSchema,
      /** The video is not published and is shown because of the code in `previa`. */
      flagPrevia: z.boolean(),
      /** The next video of its series; null at the end, and without a series. */
      proximo: z.nullable(videoItemSchema),
      /** Others of its series, then the newest. */
      relacionados: z.array(videoItemSchema),
      /** When the next scheduled video is published; null if none is scheduled. */
      proximaPublicacao: z.nullable(instant),
    }),
  },
  errors: ['NOT_FOUND'],
})
