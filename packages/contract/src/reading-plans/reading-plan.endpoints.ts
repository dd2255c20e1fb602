import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { nothingSchema } from '../fields.ts'
import { locales } from '../locale.ts'
import { version } from '../versions.ts'
import { officePlanSchema, planFormSchema, planId, planSchema, planSummarySchema } from './reading-plan.schemas.ts'

/* The plans to choose from, and those that a church's staff write. */

const reader = { access: 'login', church: 'host', about: 'none' } as const
const staff = { access: { permission: 'content.write' }, church: 'host', about: 'none' } as const
const named = z.strictObject({ plano: planId })
/** Plans of the product are named in this language. */
const language = z.strictObject({ idioma: z.enum(locales) })
const wholeBible = 'ba918a96-6d09-46ac-ac77-5563fe6824aa'
const churchPlan = 'd90e1f2a-3b4c-4d5e-8f60-718293a4b5c6'
const planBodyBytes = 1024 * 1024

const exampleForm = {
  nome: 'Sete dias de gratidão',
  descricao: 'Uma semana para agradecer.',
  idioma: 'pt',
  flagPublicado: true,
  idCelula: null,
  serie: null,
  dias: [{ passagens: ['Ps.100'], texto: null, pergunta: 'Pelo que você é grato hoje?' }],
}

export const listReadingPlans = defineEndpoint({
  ...reader,
  id: 'listReadingPlans',
  method: 'GET',
  path: '/plano-leitura/',
  summary: 'Reading plans to begin: of the product and of the church',
  example: { query: { idioma: 'pt' } },
  query: language,
  responses: { 200: z.array(planSummarySchema) },
})

/** NOT_FOUND for a draft, except for its staff, and for a plan of another church. */
export const getReadingPlan = defineEndpoint({
  ...reader,
  id: 'getReadingPlan',
  method: 'GET',
  path: '/plano-leitura/{plano}',
  summary: 'A reading plan with its days',
  example: { params: { plano: wholeBible }, query: { idioma: 'pt' } },
  params: named,
  query: language,
  responses: { 200: planSchema },
  errors: ['NOT_FOUND'],
})

export const listOfficePlans = defineEndpoint({
  ...staff,
  id: 'listOfficePlans',
  method: 'GET',
  path: '/igreja/plano-leitura/',
  summary: "The church's own reading plans, drafts among them",
  example: {},
  responses: { 200: z.array(officePlanSchema) },
})

export const addReadingPlan = defineEndpoint({
  ...staff,
  id: 'addReadingPlan',
  method: 'POST',
  path: '/igreja/plano-leitura/',
  summary: 'Adds a reading plan of the church',
  example: { body: exampleForm },
  body: planFormSchema,
  bodyBytes: planBodyBytes,
  responses: { 201: officePlanSchema },
  errors: ['NOT_FOUND', 'LIMIT_REACHED'],
})

/** Members who read it keep what they have read; passages that it no longer has do not count. */
export const changeReadingPlan = defineEndpoint({
  ...staff,
  id: 'changeReadingPlan',
  method: 'PUT',
  path: '/igreja/plano-leitura/{plano}',
  summary: 'Changes, publishes or withdraws a reading plan of the church',
  example: { params: { plano: churchPlan }, body: { ...exampleForm, versao: 1 } },
  params: named,
  body: z.strictObject({ ...planFormSchema.shape, versao: version }),
  bodyBytes: planBodyBytes,
  responses: { 200: officePlanSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** Members who read it can finish it; no one else finds it. */
export const removeReadingPlan = defineEndpoint({
  ...staff,
  id: 'removeReadingPlan',
  method: 'DELETE',
  path: '/igreja/plano-leitura/{plano}',
  summary: 'Removes a reading plan of the church',
  example: { params: { plano: churchPlan } },
  params: named,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
