import type { PayableMethod } from '@narthex/contract/payments/payable-method'
import { expect, test } from 'vitest'
import { describePayee, findGatewayName, type PayeeSettings } from './payee.ts'

const method = (codigoMetodoPagamento: PayableMethod['codigoMetodoPagamento'], idGatewayPagamento: number | null) =>
  ({ codigoMetodoPagamento, idGatewayPagamento }) as PayableMethod
const settings = (nome: string | null, documento: string | null): PayeeSettings => ({
  recebedor: { nome, documento },
  metodos: [method('PIX', 9), method('CREDIT_CARD', 5), method('CASH', null), method('BOLETO', 999)],
})

test.each([
  ['BR', '11.222.333/0001-81', 'Associação Videira, CNPJ 11.222.333/0001-81'],
  ['BR', 'CNPJ 11.222.333/0001-81', 'Associação Videira, CNPJ 11.222.333/0001-81'],
  ['BR', 'C.N.P.J.: 11.222.333/0001-81', 'Associação Videira, C.N.P.J.: 11.222.333/0001-81'],
  ['US', '12-3456789', 'Associação Videira, EIN 12-3456789'],
  ['ES', 'R1234567A', 'Associação Videira, NIF R1234567A'],
  ['MX', 'AVI010203AB1', 'Associação Videira, RFC AVI010203AB1'],
  ['JP', '1234', 'Associação Videira, 1234'],
  [undefined, '1234', 'Associação Videira, 1234'],
])('the payee of a church in %s with the number %s reads as people know it', (country, documento, text) => {
  expect(describePayee(settings('Associação Videira', documento), 'Videira', country)).toBe(text)
})

test('what a church has not given leaves no gap', () => {
  expect(describePayee(settings(null, '12-3456789'), 'Videira', 'US')).toBe('Videira, EIN 12-3456789')
  expect(describePayee(settings('Associação Videira', null), 'Videira', 'BR')).toBe('Associação Videira')
  expect(describePayee(settings('', ''), 'Videira', 'BR')).toBe('Videira')
  expect(describePayee(undefined, 'Videira', 'BR')).toBe('Videira')
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
