import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { reference } from '../fields.ts'
import { occurrenceSchema } from './schedule.schemas.ts'
import { scheduleKinds } from './schedule-kinds.ts'
import { monthPattern } from './schedule-month.ts'

/**
 * All that has a part in a month of the church's calendar, soonest first, at most a thousand; what lasts for days may
 * have begun before it. Kinds whose module the church lacks are left out.
 */
export const getSchedule = defineEndpoint({
  id: 'getSchedule',
  method: 'GET',
  path: '/igreja/{slug}/agenda/',
  summary: "A month of a church's calendar",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' }, query: { mes: '2026-06' } },
  keep: 'until-content-changes',
  params: z.strictObject({ slug: reference }),
  query: z.strictObject({ mes: z.string().check(z.regex(monthPattern)), tipo: z.optional(z.enum(scheduleKinds)) }),
  responses: { 200: z.array(occurrenceSchema) },
})
