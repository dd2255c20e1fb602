import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, instant, reference, text } from '../fields.ts'
import { longestSearch, podcastPage } from '../limits.ts'
import { pageQuery } from '../paging.ts'
import { episodeSchema, podcastSchema } from './podcast.schemas.ts'

const ofShow = { code: reference }

/** NOT_FOUND where the church has no show. Depends on the clock: scheduled episodes are not counted. */
export const getPodcast = defineEndpoint({
  id: 'getPodcast',
  method: 'GET',
  path: '/igreja/{slug}/podcast/',
  summary: "A church's podcast",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  responses: { 200: podcastSchema },
  errors: ['NOT_FOUND'],
})

/**
 * Newest first; the last page has fewer than `limit` episodes (specification §4). NOT_FOUND for a code of another church:
 * a visitor's request never fetches anything from elsewhere.
 */
export const listEpisodes = defineEndpoint({
  id: 'listEpisodes',
  method: 'GET',
  path: '/podcast/anchor/{code}/',
  summary: 'The episodes of a podcast',
  access: 'public',
  church: 'host',
  about: 'none',
  example: { params: { code: 'videira' } },
  params: z.strictObject(ofShow),
  query: z.strictObject({
    ...pageQuery(podcastPage.usual, podcastPage.largest),
    q: z.optional(text(longestSearch)),
  }),
  responses: { 200: z.array(episodeSchema) },
  errors: ['NOT_FOUND'],
})

export const getEpisode = defineEndpoint({
  id: 'getEpisode',
  method: 'GET',
  path: '/podcast/anchor/{code}/{episodeId}/',
  summary: 'One episode of a podcast',
  access: 'public',
  church: 'host',
  about: 'none',
  example: { params: { code: 'videira', episodeId: '1' } },
  params: z.strictObject({ ...ofShow, episodeId: idText }),
  responses: { 200: episodeSchema },
  errors: ['NOT_FOUND'],
})

/** NOT_FOUND where the church publishes no audio of its own here: a show hosted elsewhere has its feed there. */
export const getPodcastFeed = defineEndpoint({
  id: 'getPodcastFeed',
  method: 'GET',
  path: '/igreja/{slug}/podcast/feed/',
  summary: "The RSS feed of a church's own podcast, for podcast apps",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  responses: { 200: z.strictObject({ xml: z.string(), proximaPublicacao: z.nullable(instant) }) },
  errors: ['NOT_FOUND'],
})
