import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { date, nothingSchema, time } from '../fields.ts'
import { locales } from '../locale.ts'
import { planLimits } from './plan-limits.ts'
import {
  markSchema,
  planId,
  subscriptionId,
  subscriptionSchema,
  subscriptionSummarySchema,
} from './reading-plan.schemas.ts'

/* What a member reads. NOT_FOUND for what another member reads. */

const language = z.strictObject({ idioma: z.enum(locales) })
const mine = {
  access: 'login',
  church: 'host',
  about: { planSubscription: 'assinatura', of: 'author' },
  params: z.strictObject({ assinatura: subscriptionId }),
  query: language,
} as const
const path = '/user/plano-leitura/{assinatura}'
const example = {
  params: { assinatura: '6f0c3b52-1d2e-4f3a-8b4c-5d6e7f801234' },
  query: { idioma: 'pt' },
} as const
const answers = { 200: subscriptionSchema } as const

export const listPlanSubscriptions = defineEndpoint({
  id: 'listPlanSubscriptions',
  method: 'GET',
  path: '/user/plano-leitura/',
  summary: "The caller's reading plans, in progress and completed, last changed first",
  access: 'login',
  church: 'host',
  about: 'caller',
  example: { query: { idioma: 'pt' } },
  query: language,
  responses: { 200: z.array(subscriptionSummarySchema) },
})

/** Idempotent: a plan that is in progress is answered as it is. */
export const startReadingPlan = defineEndpoint({
  id: 'startReadingPlan',
  method: 'POST',
  path: '/user/plano-leitura/',
  summary: 'Begins a reading plan',
  access: 'login',
  church: 'host',
  about: 'caller',
  example: {
    query: { idioma: 'pt' },
    body: { plano: 'b7ba112f-4b94-47e9-bd24-7ac1bf138d54', inicio: null, lembrete: '07:30' },
  },
  query: language,
  body: z.strictObject({
    plano: planId,
    /** First day, at most a year away; null for today. */
    inicio: z.nullable(date),
    lembrete: z.nullable(time),
  }),
  responses: { 201: subscriptionSchema },
  errors: ['NOT_FOUND', 'LIMIT_REACHED'],
})

export const getPlanSubscription = defineEndpoint({
  ...mine,
  id: 'getPlanSubscription',
  method: 'GET',
  path,
  summary: 'A reading plan of the caller with all that was read',
  example,
  responses: answers,
  errors: ['NOT_FOUND'],
})

/** Sets the reminder: at most one a day for all plans together; none while paused, or when the day is done. */
export const setPlanReminder = defineEndpoint({
  ...mine,
  id: 'setPlanReminder',
  method: 'PUT',
  path: `${path}/lembrete`,
  summary: 'Sets the hour of the reminder, or none',
  example: { ...example, body: { lembrete: '07:30' } },
  body: z.strictObject({ lembrete: z.nullable(time) }),
  responses: answers,
  errors: ['NOT_FOUND'],
})

/** Idempotent. The days of a pause move what is left. */
export const pauseReadingPlan = defineEndpoint({
  ...mine,
  id: 'pauseReadingPlan',
  method: 'PUT',
  path: `${path}/pausa`,
  summary: 'Pauses or resumes a reading plan',
  example: { ...example, body: { flagPausada: true } },
  body: z.strictObject({ flagPausada: z.boolean() }),
  responses: answers,
  errors: ['NOT_FOUND'],
})

/** `DISTRIBUIR` spreads what was missed over the days left; `ADIAR` moves the end. Without anything missed nothing changes. */
export const catchUpReadingPlan = defineEndpoint({
  ...mine,
  id: 'catchUpReadingPlan',
  method: 'PUT',
  path: `${path}/retomada`,
  summary: 'Catches up: plans again what was missed',
  example: { ...example, body: { modo: 'ADIAR' } },
  body: z.strictObject({ modo: z.enum(['DISTRIBUIR', 'ADIAR']) }),
  responses: answers,
  errors: ['NOT_FOUND', 'PLAN_END_PASSED'],
})

/** Nothing is read any more; marks that a device made before are ignored. */
export const resetReadingPlan = defineEndpoint({
  ...mine,
  id: 'resetReadingPlan',
  method: 'PUT',
  path: `${path}/recomeco`,
  summary: 'Begins a reading plan again from its first day',
  example: { ...example, body: { inicio: null } },
  body: z.strictObject({ inicio: z.nullable(date) }),
  responses: answers,
  errors: ['NOT_FOUND', 'PLAN_IN_PROGRESS'],
})

/**
 * Idempotent, in any order: the last mark of each passage counts. Marks of another round, or of passages that the plan does
 * not have, are ignored.
 */
export const markReadings = defineEndpoint({
  ...mine,
  id: 'markReadings',
  method: 'PUT',
  path: `${path}/leitura`,
  summary: 'Marks passages as read or unread',
  example: {
    ...example,
    body: { rodada: 1, marcas: [{ dia: 1, passagem: 'Matt.1', lida: true, em: '2026-01-01T10:00:00Z' }] },
  },
  body: z.strictObject({
    rodada: z.int().check(z.gte(1), z.lte(2_000_000_000)),
    marcas: z.array(markSchema).check(z.minLength(1), z.maxLength(planLimits.marcas)),
  }),
  bodyBytes: 128 * 1024,
  responses: answers,
  errors: ['NOT_FOUND'],
})

/** Removes what was read too. */
export const removePlanSubscription = defineEndpoint({
  ...mine,
  id: 'removePlanSubscription',
  method: 'DELETE',
  path,
  summary: 'Leaves a reading plan',
  example: { params: example.params, query: { idioma: 'pt' } },
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
