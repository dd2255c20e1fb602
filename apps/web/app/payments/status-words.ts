import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { Messages } from '@narthex/locales/catalogue'

/** Text of the head of an order's page, by its key in the messages. */
export type StatusWords = keyof Messages['payments']['states']

/** Texts while the payer has something to do, by method (specification §4). */
const toDo: Record<PaymentMethodCode, StatusWords> = {
  CREDIT_CARD: 'challenge',
  BOLETO: 'boleto',
  PIX: 'pix',
  PIX_MANUAL: 'manualPix',
  PAYPAL: 'approval',
  PICPAY: 'picpay',
  ACH: 'deposits',
  CASH: 'cash',
  BANK_TRANSFER: 'transfer',
}

/** Chooses the words for an order by its page state and the result key of its payment (specification §4). */
export function findStatusWords({ situacao, pagamento }: Pick<PaymentStatus, 'situacao' | 'pagamento'>): StatusWords {
  switch (situacao) {
    case 'success':
      return 'received'
    case 'review':
      // Money that was received and is disputed keeps its result.
      return pagamento?.resultado === 'aprovado' ? 'disputed' : 'review'
    case 'canceled':
      if (pagamento?.codigoRecusa) return 'declined'
      return pagamento?.expiraEm && pagamento.expiraEm <= pagamento.dataUltimaAlteracao ? 'expired' : 'canceled'
    case 'refunded':
      if (!pagamento || pagamento.estornado === 0) return 'refundPending'
      return pagamento.estornado < pagamento.total ? 'refundedInPart' : 'refunded'
    case 'not_found':
      return 'missing'
    default:
      return findWaitingWords(pagamento)
  }
}

function findWaitingWords(pagamento: PaymentStatus['pagamento']): StatusWords {
  if (!pagamento) return 'unstarted'
  if (pagamento.codigoMetodoPagamento === 'ACH' && pagamento.resultado === 'aprovado') return 'bankDebit'
  if (pagamento.resultado === 'em_aberto') return 'processing'
  return toDo[pagamento.codigoMetodoPagamento]
}
