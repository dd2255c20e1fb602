import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, idText, instant, reference } from '../fields.ts'
import { eventsPerList, longestSearch } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { eventPageSchema, listedEventSchema } from './event.schemas.ts'

/** Events that have not ended, and events that have. */
export const eventTimes = ['proximos', 'passados'] as const
/** Where people take part: an event may be both. */
export const eventPlaces = ['presencial', 'online'] as const
/** Prices of the tickets that can be had: some free one, some that costs money. An event may have both. */
export const eventCosts = ['gratuito', 'pago'] as const

/** Depends on the clock, so no answer is kept. Empty where the church lacks MOD_EVENTO. */
export const listEvents = defineEndpoint({
  id: 'listEvents',
  method: 'GET',
  path: '/igreja/{slug}/evento/',
  summary: "A church's events: those that have not ended, soonest first, or past ones, latest first",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  module: { flag: 'MOD_EVENTO', whenOff: 'empty' },
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  query: z.strictObject({
    ...pageQuery(eventsPerList.usual, eventsPerList.largest),
    quando: z._default(z.enum(eventTimes), 'proximos'),
    onde: z.optional(z.enum(eventPlaces)),
    /** Only of events that have not ended. */
    custo: z.optional(z.enum(eventCosts)),
    /** `YYYY-MM` of the church's calendar: events that have a part in it. */
    mes: z.optional(z.string().check(z.regex(/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/))),
    /** The complete name. */
    serie: z.optional(filled(120)),
    /** Word prefixes. */
    q: z.optional(filled(longestSearch)),
  }),
  responses: {
    200: z.strictObject({
      ...pageSchema(listedEventSchema).shape,
      /** Series of all the church's events of this time, by name. */
      series: z.array(z.string()),
      /** Months in which events begin, `YYYY-MM` in the church's time zone. */
      meses: z.array(z.string()),
      /** Prices of the tickets of these events. */
      custos: z.array(z.enum(eventCosts)),
      /** When the clock changes a price next; null if it changes none. */
      proximoPreco: z.nullable(instant),
      /** When the next event ends, and so leaves the one list for the other; null if none is to come. */
      proximoFim: z.nullable(instant),
    }),
  },
})

export const getEvent = defineEndpoint({
  id: 'getEvent',
  method: 'GET',
  path: '/igreja/{slug}/evento/{id}/',
  summary: 'An event, also a past one',
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  module: 'MOD_EVENTO',
  example: { params: { slug: 'videira', id: '1' } },
  params: z.strictObject({ slug: reference, id: idText }),
  responses: { 200: eventPageSchema },
  errors: ['NOT_FOUND'],
})
