import type { PayableMethod } from '@narthex/contract/payments/payable-method'
import { expect, test } from 'vitest'
import { findGatewayName, type PayeeSettings } from './payee.ts'

const method = (codigoMetodoPagamento: PayableMethod['codigoMetodoPagamento'], idGatewayPagamento: number | null) =>
  ({ codigoMetodoPagamento, idGatewayPagamento }) as PayableMethod
const settings = (nome: string | null, documento: string | null): PayeeSettings => ({
  recebedor: { nome, documento },
  metodos: [method('PIX', 9), method('CREDIT_CARD', 5), method('CASH', null), method('BOLETO', 999)],
})

test('a gateway is named by its method, and only where a third party takes the payment', () => {
  const own = settings(null, null)
  expect(findGatewayName(own, 'PIX')).toBe('Asaas')
  expect(findGatewayName(own, 'CREDIT_CARD')).toBe('Stripe')
  expect(findGatewayName(own, 'PAYPAL')).toBe('PayPal')
  for (const none of ['CASH', 'BOLETO', 'PICPAY', undefined] as const)
    expect(findGatewayName(own, none)).toBeUndefined()
  expect(findGatewayName(undefined, 'PIX')).toBeUndefined()
})
