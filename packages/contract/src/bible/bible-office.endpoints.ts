import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { date, nothingSchema } from '../fields.ts'
import { translationsPerChurch } from '../limits.ts'
import { translationCode, translationSchema } from './bible.schemas.ts'
import { passage } from './passage-list.ts'

const byStaff = { access: { permission: 'content.write' }, church: 'host', about: 'none' } as const

export const bibleChoiceSchema = z.strictObject({
  /** Codes in the church's order; empty: all of them. */
  escolhidas: z.array(translationCode).check(z.maxLength(translationsPerChurch)),
  /** Default among the chosen translations; null: the reader's language decides. */
  padrao: z.nullable(translationCode),
})
export type BibleChoice = z.infer<typeof bibleChoiceSchema>

export const getBibleChoice = defineEndpoint({
  ...byStaff,
  id: 'getBibleChoice',
  method: 'GET',
  path: '/biblia/escolha/',
  summary: 'What the church chose, and all translations that it can choose from',
  example: {},
  responses: {
    200: z.strictObject({
      ...bibleChoiceSchema.shape,
      /** `propria`: the church uploaded it, and no other sees it. */
      traducoes: z.array(z.strictObject({ ...translationSchema.shape, propria: z.boolean() })),
    }),
  },
})

export const setBibleChoice = defineEndpoint({
  ...byStaff,
  id: 'setBibleChoice',
  method: 'PUT',
  path: '/biblia/escolha/',
  summary: 'Chooses the translations that the church offers, their order and the default',
  example: { body: { escolhidas: ['ensaio'], padrao: 'ensaio' } },
  body: bibleChoiceSchema,
  responses: { 200: nothingSchema },
})

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
