import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { pageSize, reference } from '../fields.ts'
import { eventsPerList } from '../limits.ts'
import { eventSchema } from './event.schemas.ts'

/** Depends on the clock, so no answer is kept. Empty where the church lacks MOD_EVENTO. */
export const listEvents = defineEndpoint({
  id: 'listEvents',
  method: 'GET',
  path: '/igreja/{slug}/evento/',
  summary: "A church's events that have not ended, soonest first",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  module: { flag: 'MOD_EVENTO', whenOff: 'empty' },
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  query: z.strictObject({ limit: z._default(pageSize(eventsPerList.largest), eventsPerList.usual) }),
  responses: { 200: z.array(eventSchema) },
})
