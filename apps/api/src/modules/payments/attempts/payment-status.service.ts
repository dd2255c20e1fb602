import { methodCodes } from '@narthex/contract/payments/method-codes'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { findGatewayNumber } from '@narthex/contract/payments/payment-states'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { reachGateway } from '../methods/gateway-calls.service.ts'
import { splitInstallments } from '../methods/installments.rules.ts'
import { findOrder, findOrderPlacedBy, type OrderRow } from '../orders/orders.queries.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { hasSucceeded } from '../orders/payment-transitions.rules.ts'
import { beginReading, findPayment, listPaymentsForOrder, type PaymentRow } from '../orders/payments.queries.ts'
import { isRehearsed } from '../orders/rehearsed-money.rules.ts'
import { toPageState, toResultKey } from './payment-results.rules.ts'
import { readPayment, recordSnapshot } from './readings.service.ts'

/** The payment of an order that the member placed. NOT_FOUND for another's. */
export async function getMemberPayment(call: MemberCall, codigo: string): Promise<PaymentStatus> {
  return call.inChurch(async (work) => {
    const order = await findOrderPlacedBy(work, call.actor.memberId, codigo)
    if (!order) throw notFound()
    return toStatus(order, await listPaymentsForOrder(work, order.id))
  })
}

/** The payment of an order, for everyone who has its code. It names no person. */
export async function getPayment(call: ChurchCall, codigo: string): Promise<PaymentStatus> {
  return call.inChurch(async (work) => {
    const order = await findOrder(work, codigo)
    if (!order) throw notFound()
    return toStatus(order, await listPaymentsForOrder(work, order.id))
  })
}

/**
 * Asks the gateway how the current payment of an order stands, after the payer came back from a challenge or an approval.
 * What the browser says of it is only a hint. A gateway that does not answer changes nothing.
 */
export async function checkPayment(platform: PaymentNeeds, call: ChurchCall, codigo: string): Promise<PaymentStatus> {
  const current = await call.inChurch(async (work) => {
    const order = await findOrder(work, codigo)
    if (!order) throw notFound()
    return findCurrent(await listPaymentsForOrder(work, order.id))
  })
  if (current) {
    const check = current.situacao === 'requires_action' ? completePayment : readPayment
    await check(platform, call, current.id).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown'
      platform.log.warn({ payment: current.id, error: name }, 'A gateway gave no answer')
    })
  }
  return getPayment(call, codigo)
}

async function completePayment(platform: PaymentNeeds, call: ChurchCall, id: number): Promise<PaymentRow | undefined> {
  const { inChurch } = call
  const { payment, reading } = await inChurch(async (work) => ({
    reading: (await beginReading(work, id)) ?? 0,
    payment: await findPayment(work, id),
  }))
  if (!payment?.externoId || payment.rehearsalEndedAt) return readPayment(platform, call, id)
  const { gateway, context } = await reachGateway(platform, call, payment.gateway)
  if (!gateway.complete) return readPayment(platform, call, id)
  const snapshot = await gateway.complete(context(), payment.externoId)
  return inChurch((work) => recordSnapshot(platform, work, payment, { snapshot, reading, kind: 'LEITURA' }))
}

/** The payment that succeeded, else the newest. */
const findCurrent = (payments: readonly PaymentRow[]) =>
  payments.find(({ situacao }) => hasSucceeded(situacao) && situacao !== 'refunded') ?? payments[0]

export function toStatus(order: OrderRow, payments: readonly PaymentRow[]): PaymentStatus {
  const payment = findCurrent(payments)
  const shared = {
    pedido: order.codigo,
    finalidade: order.finalidade,
    descricao: order.descricao,
    moeda: order.moeda,
    valor: order.valor,
    flagTaxas: order.flagTaxas,
    dataCadastro: order.criadoEm.toISOString(),
  }
  const isEnded = order.situacao === 'ENCERRADO'
  if (!payment) return { ...shared, situacao: isEnded ? 'canceled' : 'waiting', pagamento: null }
  return {
    ...shared,
    situacao: toPageState(payment.situacao),
    pagamento: {
      resultado: toResultKey(payment.situacao, payment.metodo),
      codigoMetodoPagamento: methodCodes[payment.metodo],
      idGatewayPagamento: findGatewayNumber(payment.gateway),
      total: payment.valor,
      taxaServico: payment.taxaServico,
      taxaProcessamento: payment.taxaProcessamento,
      juros: payment.juros,
      parcelas: splitInstallments(payment.valor, payment.parcelas),
      estornado: payment.estornado,
      bandeira: payment.bandeira,
      ultimosDigitos: payment.ultimosDigitos,
      codigoRecusa: payment.codigoRecusa,
      acao: payment.acao ?? null,
      expiraEm: payment.expiraEm?.toISOString() ?? null,
      flagEnsaio: isRehearsed(payment),
      dataUltimaAlteracao: payment.alteradoEm.toISOString(),
    },
  }
}
