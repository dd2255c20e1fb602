import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { expect, test } from 'vitest'
import { findStatusWords, type StatusWords } from './status-words.ts'
import { aPayment } from './testing/an-order.ts'

type Case = [StatusWords, PaymentStatus['situacao'], Partial<NonNullable<PaymentStatus['pagamento']>> | null]

const early = '2026-01-01T11:00:00.000Z'

const cases: Case[] = [
  ['unstarted', 'waiting', null],
  ['pix', 'waiting', {}],
  ['boleto', 'waiting', { codigoMetodoPagamento: 'BOLETO' }],
  ['challenge', 'waiting', { codigoMetodoPagamento: 'CREDIT_CARD' }],
  ['processing', 'waiting', { codigoMetodoPagamento: 'CREDIT_CARD', resultado: 'em_aberto' }],
  ['processing', 'waiting', { codigoMetodoPagamento: 'PAYPAL', resultado: 'em_aberto' }],
  ['approval', 'waiting', { codigoMetodoPagamento: 'PAYPAL' }],
  ['picpay', 'waiting', { codigoMetodoPagamento: 'PICPAY', resultado: 'aguardando' }],
  ['deposits', 'waiting', { codigoMetodoPagamento: 'ACH' }],
  ['bankDebit', 'waiting', { codigoMetodoPagamento: 'ACH', resultado: 'aprovado' }],
  ['cash', 'waiting', { codigoMetodoPagamento: 'CASH', resultado: 'aguardando' }],
  ['transfer', 'waiting', { codigoMetodoPagamento: 'BANK_TRANSFER', resultado: 'aguardando' }],
  ['manualPix', 'waiting', { codigoMetodoPagamento: 'PIX_MANUAL', resultado: 'aguardando' }],
  ['received', 'success', { resultado: 'aprovado' }],
  ['review', 'review', { resultado: 'em_analise' }],
  ['disputed', 'review', { resultado: 'aprovado' }],
  ['declined', 'canceled', { resultado: 'nao_aprovado', codigoRecusa: 'declined' }],
  ['expired', 'canceled', { resultado: 'nao_aprovado', expiraEm: early }],
  ['canceled', 'canceled', { resultado: 'nao_aprovado' }],
  ['refundPending', 'refunded', { resultado: 'aprovado' }],
  ['refundedInPart', 'refunded', { resultado: 'aprovado', estornado: 4999 }],
  ['refunded', 'refunded', { resultado: 'nao_aprovado', estornado: 5000 }],
  ['missing', 'not_found', null],
]

test.each(cases)('says “%s” of an order that is %s', (words, situacao, payment) => {
  expect(findStatusWords({ situacao, pagamento: payment && aPayment(payment) })).toBe(words)
})
