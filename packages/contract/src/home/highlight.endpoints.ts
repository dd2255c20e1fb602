import * as z from 'zod/mini'
import { devotionalSchema, newsSchema } from '../content/content.schemas.ts'
import { languageQuery } from '../content/reading-calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { eventSchema } from '../events/event.schemas.ts'
import { instant, reference } from '../fields.ts'

/**
 * Depends on the clock, so the answer is not cached: the next events that have not ended, the latest devotional up to
 * today in the church's time zone, and the latest published news. Each is empty where the church lacks MOD_EVENTO,
 * MOD_DEVOCIONAL or MOD_NOTICIA.
 */
export const getHighlights = defineEndpoint({
  id: 'getHighlights',
  method: 'GET',
  path: '/igreja/{slug}/destaque/',
  summary: "The events, devotional and news of a church's home page",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  query: languageQuery,
  responses: {
    200: z.strictObject({
      eventos: z.array(eventSchema),
      devocional: z.nullable(devotionalSchema),
      noticias: z.array(newsSchema),
      /** When the next scheduled devotional or news item appears. */
      proximaPublicacao: z.nullable(instant),
    }),
  },
})
