import type { OfficePaymentDetail, OfficeRefund } from '@narthex/contract/payments/payment-office.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { splitInstallments } from '../methods/installments.rules.ts'
import { findOrder } from '../orders/orders.queries.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { hasSucceeded, isOpen } from '../orders/payment-transitions.rules.ts'
import { findPayment, type LedgerRow, listLedger, type PaymentRow } from '../orders/payments.queries.ts'
import { canRefundInPart, countRefundable } from '../refunds/refunds.service.ts'
import { listRefunds, type RefundRow } from '../settlement/refunds.queries.ts'
import { type ListedPayment, listOrderPayments } from './payment-list.queries.ts'
import { toOfficePayment } from './payment-list.service.ts'

/** All that the accounts hold of a payment. */
export function readPaymentDetail(
  platform: Pick<PaymentNeeds, 'gateways'>,
  call: ChurchCall,
  id: number,
): Promise<OfficePaymentDetail> {
  return call.inChurch(async (work) => {
    const { payment, attempts, listed } = await requirePayment(work, id)
    const order = await findOrder(work, listed.pedido)
    if (!order) throw notFound()
    const refunds = await listRefunds(work, id)
    return {
      ...toOfficePayment(listed),
      ...toParts(payment),
      ordem: {
        valor: order.valor,
        flagTaxas: order.flagTaxas,
        referencia: order.referencia,
        situacao: order.situacao,
        dataCadastro: order.criadoEm.toISOString(),
      },
      outrasTentativas: attempts.filter((attempt) => attempt.id !== id).map(toOfficePayment),
      lancamentos: (await listLedger(work, id)).map(toLine),
      estornos: refunds.map(toOfficeRefund),
      possivel: {
        flagConfirmar: payment.gateway === 'offline' && !hasSucceeded(payment.situacao),
        flagCancelar: isOpen(payment.situacao) && payment.externoId !== null,
        estornavel: countRefundable(payment, refunds),
        flagEstornoParcial: canRefundInPart(platform, call.church, payment),
      },
    }
  })
}

/** A payment with all attempts of its order, itself among them. */
export async function requirePayment(
  work: ChurchWork,
  id: number,
): Promise<{ payment: PaymentRow; listed: ListedPayment; attempts: ListedPayment[] }> {
  const payment = await findPayment(work, id)
  const attempts = payment ? await listOrderPayments(work, payment.orderId) : []
  const listed = attempts.find((attempt) => attempt.id === id)
  if (!payment || !listed) throw notFound()
  return { payment, listed, attempts }
}

function toParts(payment: PaymentRow) {
  const { taxaServico, taxaProcessamento, juros, bandeira, ultimosDigitos, codigoRecusa } = payment
  return {
    taxaServico,
    taxaProcessamento,
    juros,
    bandeira,
    ultimosDigitos,
    codigoRecusa,
    parcelas: splitInstallments(payment.valor, payment.parcelas),
    externoId: payment.externoId,
    situacaoGateway: payment.situacaoGateway,
    expiraEm: payment.expiraEm?.toISOString() ?? null,
    dataCadastro: payment.criadoEm.toISOString(),
    dataPagamento: payment.pagoEm?.toISOString() ?? null,
    dataUltimaAlteracao: payment.alteradoEm.toISOString(),
  }
}

const toLine = ({ tipo, situacao, capturado, estornado, detalhe, momento }: LedgerRow) => ({
  tipo,
  situacao,
  capturado,
  estornado,
  detalhe,
  momento: momento.toISOString(),
})

export const toOfficeRefund = ({ id, valor, motivo, situacao, criadoEm, resolvidoEm }: RefundRow): OfficeRefund => ({
  id,
  valor,
  motivo,
  situacao,
  dataCadastro: criadoEm.toISOString(),
  dataResolucao: resolvidoEm?.toISOString() ?? null,
})
