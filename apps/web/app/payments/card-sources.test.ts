import { expect, test } from 'vitest'
import { listCardSources } from './card-sources.ts'

const method = (idGatewayPagamento: number | null) => ({
  codigoMetodoPagamento: 'CREDIT_CARD' as const,
  idGatewayPagamento,
})

test('a church without a form of its gateway’s own admits no other site', () => {
  const pix = { codigoMetodoPagamento: 'PIX' as const, idGatewayPagamento: 9 }
  expect(listCardSources([pix, method(null)])).toEqual([])
  expect(listCardSources([method(9), method(8), pix])).toEqual([{ form: ['https:'] }])
})

test('a church admits its own gateway once, and no other one', () => {
  const sources = listCardSources([method(5), method(5)])
  expect(sources).toHaveLength(2)
  expect(sources.filter(({ script }) => script)).toHaveLength(1)
  expect(JSON.stringify(sources)).toContain('js.stripe.com')
  expect(JSON.stringify(sources)).not.toContain('cardconnect')
  expect(JSON.stringify(listCardSources([method(1)]))).not.toContain('stripe')
})
