import * as z from 'zod/mini'
import { previewQuery } from '../content/reading-calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { filled, idText, instant, reference } from '../fields.ts'
import { longestSearch, videosPerPage } from '../limits.ts'
import { locales } from '../locale.ts'
import { pageQuery, publishedPageSchema } from '../paging.ts'
import { videoItemSchema, videoSchema } from './video.schemas.ts'

/** Depends on the clock, so no answer is kept. */
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
    /** Words, each as a beginning. */
    q: z.optional(filled(longestSearch)),
    /** By its whole name. */
    serie: z.optional(filled(120)),
    /** Only those in this language. */
    idioma: z.optional(z.enum(locales)),
  }),
  responses: { 200: publishedPageSchema(videoItemSchema) },
})

/** The series that have a video to show, the one with the newest first, each with its newest. */
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
  summary: 'One video, with what to see after it',
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira', videoId: '1' } },
  params: z.strictObject({ slug: reference, videoId: idText }),
  query: previewQuery,
  responses: {
    200: z.strictObject({
      video: videoSchema,
      /** Not published, or not yet: shown for the code in `previa`. */
      flagPrevia: z.boolean(),
      /** What follows it in its series; null at the end of one, and outside of any. */
      proximo: z.nullable(videoItemSchema),
      /** Others of its series, then the newest. */
      relacionados: z.array(videoItemSchema),
      /** When the clock alone will show another video; null while none is waiting. */
      proximaPublicacao: z.nullable(instant),
    }),
  },
  errors: ['NOT_FOUND'],
})
