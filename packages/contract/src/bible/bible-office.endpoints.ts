import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { date, nothingSchema } from '../fields.ts'
import { dailyVerseSchema } from './bible.schemas.ts'
import { passage } from './passage-list.ts'

const byStaff = {
  access: { permission: 'content.write' },
  surface: 'office',
  church: 'host',
  about: 'none',
} as const

export const setDailyVerse = defineEndpoint({
  ...byStaff,
  id: 'setDailyVerse',
  method: 'PUT',
  path: '/biblia/versiculo-do-dia/{data}',
  summary: 'Chooses the verse of a day',
  example: { params: { data: '2026-06-14' }, body: { referencia: 'John.3.16' } },
  params: z.strictObject({ data: date }),
  body: z.strictObject({ referencia: passage }),
  responses: { 200: nothingSchema },
})

export const clearDailyVerse = defineEndpoint({
  ...byStaff,
  id: 'clearDailyVerse',
  method: 'DELETE',
  path: '/biblia/versiculo-do-dia/{data}',
  summary: "Takes the church's choice for a day back; repeats change nothing",
  example: { params: { data: '2026-06-14' } },
  params: z.strictObject({ data: date }),
  responses: { 200: nothingSchema },
})

/** Days of one answer: four weeks as the calendar of the office shows them. */
export const daysOfVerses = 28

/** Each as readers will find it, as far as the translations of today go. */
export const listDailyVerses = defineEndpoint({
  ...byStaff,
  id: 'listDailyVerses',
  method: 'GET',
  path: '/escritorio/biblia/versiculo-do-dia/',
  summary: `The verses of ${daysOfVerses} days from one on: those that the church chose, else the cycle's`,
  example: { query: { desde: '2026-06-14' } },
  query: z.strictObject({
    // All days of the answer have a year of four digits.
    desde: date.check(z.refine((day) => day <= '9999-12-01', 'Too far ahead')),
  }),
  responses: { 200: z.strictObject({ dias: z.array(dailyVerseSchema) }) },
})
