import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { listQuery } from '../paging.ts'
import { operatorActs } from './operator-acts.ts'

const actSchema = z.strictObject({
  id,
  momento: instant,
  /** The e-mail of the operator; null where their account is gone, or none was logged in. */
  operador: z.nullable(z.string()),
  acao: z.enum(operatorActs),
  /** The code that the church had then. */
  igreja: z.nullable(z.string()),
  /** The slug of the organisation. */
  organizacao: z.nullable(z.string()),
  detalhes: z.record(z.string(), z.string()),
})
export type LoggedAct = z.output<typeof actSchema>

export const listOperatorActs = defineEndpoint({
  id: 'listOperatorActs',
  method: 'GET',
  path: '/operador/registro',
  summary: 'What operators did, last first',
  access: 'login',
  surface: 'operator',
  church: 'none',
  about: 'none',
  example: {},
  query: z.strictObject({ ...listQuery(50, 100), igreja: z.optional(z.string().check(z.maxLength(63))) }),
  responses: { 200: z.strictObject({ itens: z.array(actSchema), proximo: z.nullable(z.string()) }) },
})
