import * as z from 'zod/mini'
import { csvDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { listQuery, listSchema } from '../paging.ts'
import { ownUuid } from '../versions.ts'
import { amount } from './payment.schemas.ts'
import {
  officePaymentDetailSchema,
  officePaymentSchema,
  officeRefundSchema,
  paymentFilter,
  paymentSearch,
  paymentsPerPage,
  paymentTotalSchema,
  periodQuery,
} from './payment-office.schemas.ts'

const ofPayment = {
  church: 'host',
  about: { payment: 'id' },
  params: z.strictObject({ id: idText }),
} as const
const example = { params: { id: '1' } }

/** The latest money first: by when it came, or before that by when the payment was started. */
export const listPayments = defineEndpoint({
  id: 'listPayments',
  method: 'GET',
  path: '/tesouraria/pagamento/',
  summary: 'The payments of a church',
  access: { permission: 'giving.read' },
  church: 'host',
  about: 'none',
  example: { query: { de: '2026-01-01', ate: '2026-12-31', situacao: 'paid' } },
  query: z.strictObject({
    ...paymentFilter,
    q: z.optional(paymentSearch),
    ...listQuery(paymentsPerPage.usual, paymentsPerPage.largest),
  }),
  responses: { 200: listSchema(officePaymentSchema) },
})

export const getOfficePayment = defineEndpoint({
  ...ofPayment,
  id: 'getOfficePayment',
  method: 'GET',
  path: '/tesouraria/pagamento/{id}',
  summary: 'A payment with its order, ledger and refunds',
  access: { permission: 'giving.read' },
  example,
  responses: { 200: officePaymentDetailSchema },
  errors: ['NOT_FOUND'],
})

/** Idempotent by `chave`; without `valor`, all that is left. A refund without an answer of the gateway stays `PENDENTE`. */
export const refundPayment = defineEndpoint({
  ...ofPayment,
  id: 'refundPayment',
  method: 'POST',
  path: '/tesouraria/pagamento/{id}/estorno',
  summary: 'Refunds a payment in part or whole',
  proof: 'fresh',
  access: { permission: 'giving.refund' },
  example: { ...example, body: { chave: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b', valor: 1000 } },
  body: z.strictObject({ chave: ownUuid, valor: z.optional(amount) }),
  responses: { 200: officeRefundSchema },
  errors: ['NOT_FOUND', 'NOT_REFUNDABLE', 'ONLY_WHOLE_REFUND', 'IDEMPOTENCY_KEY_IN_USE'],
})

/**
 * Staff looked at the gateway for a refund in `CONFERIR`: it becomes `FEITO`, or `RECUSADO` and can be asked for again.
 * NOT_FOUND for any other refund, and once it is decided.
 */
export const decideRefund = defineEndpoint({
  ...ofPayment,
  id: 'decideRefund',
  method: 'POST',
  path: '/tesouraria/pagamento/{id}/estorno/{idEstorno}/conferencia',
  summary: 'Says whether a refund without an answer was made',
  proof: 'fresh',
  access: { permission: 'giving.refund' },
  params: z.strictObject({ id: idText, idEstorno: z.uuid() }),
  example: { params: { id: '1', idEstorno: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' }, body: { flagFeito: true } },
  body: z.strictObject({ flagFeito: z.boolean() }),
  responses: { 200: officeRefundSchema },
  errors: ['NOT_FOUND'],
})

/** Also after its days are over. Idempotent. NOT_FOUND for a payment at a gateway: only the gateway knows. */
export const confirmPayment = defineEndpoint({
  ...ofPayment,
  id: 'confirmPayment',
  method: 'POST',
  path: '/tesouraria/pagamento/{id}/confirmacao',
  summary: 'Confirms that cash, a transfer or a manual Pix has come',
  access: { permission: 'giving.write' },
  example,
  responses: { 200: officePaymentSchema },
  errors: ['NOT_FOUND'],
})

/** CONFLICT where its gateway has not said yet whether it is paid. One that was paid in time is answered as paid. */
export const cancelPayment = defineEndpoint({
  ...ofPayment,
  id: 'cancelPayment',
  method: 'POST',
  path: '/tesouraria/pagamento/{id}/cancelamento',
  summary: 'Cancels a payment that is not paid',
  access: { permission: 'giving.write' },
  example,
  responses: { 200: officePaymentSchema },
  errors: ['NOT_FOUND', 'CONFLICT', 'GATEWAY_UNAVAILABLE'],
})

/** Counts and sums only, by the day or month in which the money came; what has not come, by when it was started. */
export const sumPayments = defineEndpoint({
  id: 'sumPayments',
  method: 'GET',
  path: '/tesouraria/total/',
  summary: 'The sums of the payments by period, method and state',
  access: { permission: 'giving.totals' },
  church: 'host',
  about: 'none',
  example: { query: { de: '2026-01-01', ate: '2026-12-31', por: 'MES' } },
  query: z.strictObject({ ...periodQuery, por: z._default(z.enum(['DIA', 'MES']), 'MES') }).check(
    z.refine(({ de, ate, por }) => por === 'MES' || (de !== undefined && ate !== undefined && isYear(de, ate)), {
      error: 'Days of one year at most',
      path: ['de'],
    }),
  ),
  responses: { 200: z.array(paymentTotalSchema) },
})

const isYear = (de: string, ate: string) => Date.parse(ate) - Date.parse(de) < 366 * 86_400_000

/** For the accountant: UTF-8 with BOM; cells apart by `;` and decimal commas in pt and es. The latest money first. */
export const exportPayments = defineEndpoint({
  id: 'exportPayments',
  method: 'GET',
  path: '/tesouraria/pagamento/exportacao',
  summary: 'The payments of a church as CSV',
  proof: 'fresh',
  access: { permission: 'giving.export' },
  church: 'host',
  about: 'none',
  example: { query: { de: '2026-01-01', ate: '2026-12-31' } },
  query: z.strictObject(paymentFilter),
  ...csvDownload,
})
