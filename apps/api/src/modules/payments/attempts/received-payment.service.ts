import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { holdOrderByCode } from '../orders/orders.queries.ts'
import { hashContent, makeCode } from '../orders/orders.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { methodUnavailable } from '../orders/payments.errors.ts'
import { beginReading, insertLedgerEntry, insertPayment, type PaymentRow } from '../orders/payments.queries.ts'
import { recordReading } from './readings.service.ts'

/** Money that came without a gateway, for an order that staff wrote down. */
export interface ReceivedPayment {
  /** The order's public code. */
  readonly orderCode: string
  readonly key: string
  readonly method: PaymentMethod
  readonly receivedAt: Date
}

/**
 * Writes down the payment of an order that is paid already, without fees, and settles the order in the caller's
 * transaction. Undefined where the order was settled before. Throws EVT_REG_010 for a method that is not taken by hand.
 */
export async function recordReceivedPayment(
  platform: PaymentNeeds,
  work: ChurchWork,
  { orderCode, key, method, receivedAt }: ReceivedPayment,
): Promise<PaymentRow | undefined> {
  const order = await holdOrderByCode(work, orderCode)
  if (!order) throw notFound()
  if (order.situacao !== 'ABERTO') return undefined
  const { id: orderId, valor, moeda } = order
  const offline = platform.gateways.find('offline', work.church)
  const ability = offline?.abilities.methods.find((able) => able.method === method)
  if (!ability?.currencies.includes(moeda)) throw methodUnavailable()
  const referencia = makeCode(18)
  const payment = await insertPayment(work, {
    orderId,
    referencia,
    gateway: 'offline',
    externoId: referencia,
    metodo: method,
    situacao: 'created',
    moeda,
    valor,
    taxaServico: 0,
    taxaProcessamento: 0,
    liquido: valor,
    juros: 0,
    parcelas: 1,
    chave: key,
    conteudoHash: hashContent([orderCode, method, receivedAt]),
    criadoEm: work.now,
    alteradoEm: work.now,
  })
  await insertLedgerEntry(work, { paymentId: payment.id, tipo: 'CRIADO', situacao: 'created' })
  const reading = (await beginReading(work, payment.id)) ?? 0
  return recordReading(platform, work, payment.id, {
    state: 'paid',
    captured: valor,
    refunded: 0,
    reading,
    receivedAt,
    kind: 'CONFIRMACAO',
  })
}
