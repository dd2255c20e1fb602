import { toInstants } from '@narthex/contract/church-time'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import { findPaymentMethod, methodCodes } from '@narthex/contract/payments/method-codes'
import type {
  exportPayments,
  listPayments as listEndpoint,
  sumPayments as sumEndpoint,
} from '@narthex/contract/payments/payment-office.endpoints'
import type { OfficePayment, PaymentTotal } from '@narthex/contract/payments/payment-office.schemas'
import { readList } from '../../../platform/database/keyset.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import {
  countPayments,
  type ListedPayment,
  latestPayments,
  listPayments,
  type PaymentFilter,
  sumPayments,
} from './payment-list.queries.ts'

/** A page of the payments, the latest first; the whole list is counted on the first page alone. */
export async function readPaymentList(
  call: ChurchCall,
  { limit, apos, q, ...query }: HandlerInput<typeof listEndpoint>['query'],
): Promise<Success<typeof listEndpoint>> {
  const filter = { ...(await toFilter(call, query)), search: q }
  return call.inChurch(async (work) => {
    const { rows, proximo, total } = await readList(
      latestPayments,
      { apos, limit },
      {
        list: (part) => listPayments(work, filter, part),
        count: () => countPayments(work, filter),
      },
    )
    return { itens: rows.map(toOfficePayment), proximo, total }
  })
}

/** Sums without a payer, in the church's time zone. */
export async function readPaymentTotals(
  call: ChurchCall,
  { por, ...period }: HandlerInput<typeof sumEndpoint>['query'],
): Promise<PaymentTotal[]> {
  const { timeZone } = await call.facts()
  const filter = toInstants(period, timeZone)
  const rows = await call.inChurch((work) => sumPayments(work, filter, { by: por, timeZone }))
  return rows.map(({ metodo, ...sums }) => ({ ...sums, codigoMetodoPagamento: methodCodes[metodo] }))
}

/** Converts a query to a filter; its days are in the church's time zone. */
export async function toFilter(
  call: ChurchCall,
  { codigoMetodoPagamento, situacao, gateway, ...period }: HandlerInput<typeof exportPayments>['query'],
): Promise<PaymentFilter> {
  return {
    ...toInstants(period, (await call.facts()).timeZone),
    method: codigoMetodoPagamento && findPaymentMethod(codigoMetodoPagamento),
    state: situacao,
    gateway,
  }
}

export function toOfficePayment(row: ListedPayment): OfficePayment {
  const { id, pedido, referencia, finalidade, descricao, pagador, metodo, gateway, situacao, moeda } = row
  const { valor, liquido, capturado, estornado, momento } = row
  return {
    id,
    pedido,
    referencia,
    finalidade,
    descricao,
    pagador,
    gateway,
    situacao,
    moeda,
    valor,
    liquido,
    capturado,
    estornado,
    codigoMetodoPagamento: methodCodes[metodo],
    momento: momento.toISOString(),
  }
}
