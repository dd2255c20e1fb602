import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'

/** A topic: its kind and whose it is, such as `notifications:7`. */
export const topicPattern = /^[a-z-]{1,40}:[\w-]{1,80}$/

/** The most topics of one connection: those of several tabs, which share it. */
export const mostTopics = 20

/**
 * Address of the stream of events, below /api/v1: `?topics=kind:id,kind:id~pass&after=position`. `after` is what
 * `Last-Event-ID` is, which a page cannot send on a new connection.
 *
 * Besides messages (`{ topic, data }`) there are `position`, which only moves the id (`{ alone }`: other processes cannot
 * be reached), `reset` (something may be missing: read again what you show) and `renew` (the connection ends soon).
 */
export const streamPath = '/stream'

export const openStreamTopic = defineEndpoint({
  id: 'openStreamTopic',
  method: 'POST',
  path: '/stream/ticket',
  summary: 'A pass for the stream of a topic that not everyone may watch; `kind:me` is the member’s own',
  access: 'login',
  surface: 'both',
  church: 'host',
  about: 'none',
  example: { body: { topic: 'notifications:me' } },
  body: z.strictObject({ topic: z.string().check(z.regex(topicPattern)) }),
  responses: { 200: z.strictObject({ topic: z.string(), ticket: z.string(), expiraEm: instant }) },
  errors: ['NOT_FOUND'],
})
