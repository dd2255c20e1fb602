import {
  type PaymentMethod,
  type PaymentState,
  paymentMethods,
  paymentStates,
} from '@narthex/contract/payments/payment-states'
import { expect, it } from 'vitest'
import { toPageState, toResultKey } from './payment-results.rules.ts'

it.each([
  ['paid', 'card', 'aprovado', 'success'],
  ['authorized', 'card', 'em_aberto', 'waiting'],
  ['processing', 'card', 'em_aberto', 'waiting'],
  ['processing', 'ach', 'aprovado', 'waiting'],
  ['failed', 'ach', 'nao_aprovado', 'canceled'],
  ['in_review', 'card', 'em_analise', 'review'],
  ['in_review', 'boleto', 'em_analise', 'review'],
  ['requires_action', 'card', 'pendente', 'waiting'],
  ['awaiting_payer', 'pix', 'pendente', 'waiting'],
  ['awaiting_payer', 'boleto', 'pendente', 'waiting'],
  ['awaiting_payer', 'picpay', 'aguardando', 'waiting'],
  ['awaiting_payer', 'cash', 'aguardando', 'waiting'],
  ['awaiting_payer', 'bank_transfer', 'aguardando', 'waiting'],
  ['awaiting_payer', 'manual_pix', 'aguardando', 'waiting'],
  ['awaiting_payer', 'paypal', 'aguardando', 'waiting'],
  ['failed', 'card', 'nao_aprovado', 'canceled'],
  ['expired', 'pix', 'nao_aprovado', 'canceled'],
  ['canceled', 'boleto', 'nao_aprovado', 'canceled'],
  ['refunded', 'card', 'nao_aprovado', 'refunded'],
  ['refund_pending', 'card', 'aprovado', 'refunded'],
  ['partially_refunded', 'card', 'aprovado', 'refunded'],
  ['disputed', 'card', 'aprovado', 'review'],
  ['unknown', 'card', 'em_aberto', 'waiting'],
] as const)('%s by %s answers %s and shows %s', (state, method, result, page) => {
  expect(toResultKey(state, method)).toBe(result)
  expect(toPageState(state)).toBe(page)
})

it('a state has a result for every method, and a page', () => {
  for (const state of paymentStates as readonly PaymentState[])
    for (const method of paymentMethods as readonly PaymentMethod[]) {
      expect(toResultKey(state, method)).toBeTruthy()
      expect(toPageState(state)).not.toBe('not_found')
    }
})

it('no success is answered before the money or a bank debit is under way', () => {
  const approved = paymentStates.filter((state) => toResultKey(state, 'card') === 'aprovado')
  expect(approved.toSorted()).toEqual(['disputed', 'paid', 'partially_refunded', 'refund_pending'])
})

it('an unknown code has a page of its own', () => {
  expect(toPageState(undefined)).toBe('not_found')
})
