import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, instant, nothingSchema } from '../fields.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { gatewayNames } from './payment-states.ts'

const treasurer = { access: { permission: 'giving.reconcile' }, church: 'host' } as const

/** A comparison of our payments with the gateways. */
const reconciliationSchema = z.strictObject({
  id,
  iniciadaEm: instant,
  terminadaEm: instant,
  /** The payments that were compared, and what differed. */
  conferidos: z.int(),
  diferencas: z.int(),
})
export type Reconciliation = z.infer<typeof reconciliationSchema>

const differenceSchema = z.strictObject({
  referencia: z.string(),
  gateway: z.enum(gatewayNames),
  /** `AUSENTE`: the gateway did not answer. `DESCONHECIDO`: it has a payment that we do not know. */
  tipo: z.enum(['SITUACAO', 'VALOR', 'DESCONHECIDO', 'AUSENTE']),
  nosso: z.string(),
  doGateway: z.string(),
  /** Our payment; null where there is none. */
  idPagamento: z.nullable(id),
})

export const listReconciliations = defineEndpoint({
  ...treasurer,
  id: 'listReconciliations',
  method: 'GET',
  path: '/tesouraria/conciliacao/',
  summary: 'The reconciliations, newest first',
  about: 'none',
  example: {},
  query: z.strictObject(pageQuery(30, 100)),
  responses: { 200: pageSchema(reconciliationSchema) },
})

export const getReconciliation = defineEndpoint({
  ...treasurer,
  id: 'getReconciliation',
  method: 'GET',
  path: '/tesouraria/conciliacao/{id}',
  summary: 'A reconciliation with its differences',
  about: 'none',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  responses: { 200: z.strictObject({ ...reconciliationSchema.shape, itens: z.array(differenceSchema) }) },
  errors: ['NOT_FOUND'],
})

/** Runs in the background: its report is the next in the list. Asked for twice, it runs once. */
export const requestReconciliation = defineEndpoint({
  ...treasurer,
  id: 'requestReconciliation',
  method: 'POST',
  path: '/tesouraria/conciliacao/',
  summary: 'Compares the payments with the gateways now',
  about: 'none',
  example: {},
  responses: { 200: nothingSchema },
})
