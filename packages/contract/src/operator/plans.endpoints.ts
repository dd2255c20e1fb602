import * as z from 'zod/mini'
import { moduleCodes } from '../church-codes.ts'
import { defineEndpoint } from '../endpoint.ts'
import { filled, nothingSchema } from '../fields.ts'

/* Plans: which modules the churches that have one may switch on. */

const mine = { access: 'login', surface: 'operator', church: 'none', about: 'none' } as const

const fields = {
  nome: filled(60),
  modulos: z
    .array(z.enum(moduleCodes))
    .check(z.refine((all) => new Set(all).size === all.length, { error: 'A module appears twice' })),
}
const code = z.string().check(z.maxLength(50), z.regex(/^[A-Z0-9]+(?:_[A-Z0-9]+)*$/))
export const planForm = z.strictObject(fields)
export const newPlanForm = z.strictObject({ codigo: code, ...fields })

const plan = z.strictObject({
  codigo: z.string(),
  nome: z.string(),
  modulos: z.array(z.enum(moduleCodes)),
  /** Number of churches that have it. */
  igrejas: z.int(),
})
export type Plan = z.output<typeof plan>

const params = z.strictObject({ codigo: code })
const example = { nome: 'Completo', modulos: ['MOD_CULTO', 'MOD_EVENTO'] }

export const listPlans = defineEndpoint({
  id: 'listPlans',
  method: 'GET',
  path: '/operador/plano',
  summary: 'Plans by name',
  ...mine,
  example: {},
  responses: { 200: z.strictObject({ itens: z.array(plan) }) },
})

/** CONFLICT: there is a plan of that code. */
export const addPlan = defineEndpoint({
  id: 'addPlan',
  method: 'POST',
  path: '/operador/plano',
  summary: 'Adds a plan',
  ...mine,
  example: { body: { codigo: 'COMPLETO', ...example } },
  body: newPlanForm,
  responses: { 201: plan },
  errors: ['CONFLICT'],
})

/** Modules that churches have switched on stay on; from now on only those of the plan can be added. */
export const setPlan = defineEndpoint({
  id: 'setPlan',
  method: 'PUT',
  path: '/operador/plano/{codigo}',
  summary: 'Changes a plan',
  ...mine,
  example: { params: { codigo: 'COMPLETO' }, body: example },
  params,
  body: planForm,
  responses: { 200: plan },
  errors: ['NOT_FOUND'],
})

/** CONFLICT: churches have it. */
export const removePlan = defineEndpoint({
  id: 'removePlan',
  method: 'DELETE',
  path: '/operador/plano/{codigo}',
  summary: 'Removes a plan that no church has',
  ...mine,
  example: { params: { codigo: 'COMPLETO' } },
  params,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
})
