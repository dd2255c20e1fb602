import { describe, expect, test } from 'vitest'
import { findProduct, isAllowedAddress, listConnected, type ProductChoice } from './products.rules.ts'

const operator = {
  voluts: { url: 'https://voluts.example/enter', secret: 'operator' },
  ownHosts: { voluts: ['own.example', '*.voluts.example'], mykids: [] },
}
const choice = (own: Partial<ProductChoice>): ProductChoice => ({
  produto: 'voluts',
  modo: 'PADRAO',
  url: null,
  segredo: null,
  segredoEm: null,
  ...own,
})
const own = { modo: 'PROPRIO', url: 'https://own.example/enter', segredo: 'sealed' } as const

describe('the product that a church uses', () => {
  test('is the operator’s until the church decides', () => {
    expect(findProduct(operator, [], 'voluts')).toBe(operator.voluts)
    expect(findProduct(operator, [choice({})], 'voluts')).toBe(operator.voluts)
    expect(findProduct(operator, [], 'mykids')).toBeUndefined()
  })

  test('is none where the church switched it off', () => {
    expect(listConnected(operator, [choice({ modo: 'DESLIGADO' })])).toEqual({})
    expect(listConnected(operator, [])).toEqual({ voluts: operator.voluts })
  })

  test('is its own with a secret alone, and only where the operator allows the address', () => {
    expect(findProduct(operator, [choice(own)], 'voluts')).toEqual({ url: own.url, sealed: 'sealed' })
    expect(findProduct(operator, [choice({ ...own, segredo: null })], 'voluts')).toBeUndefined()
    expect(findProduct(operator, [choice({ ...own, url: 'https://else.example/' })], 'voluts')).toBeUndefined()
    expect(findProduct({ voluts: operator.voluts }, [choice(own)], 'voluts')).toBeUndefined()
  })
})

test.each([
  ['https://own.example/enter?a=1', true],
  ['https://own.example:8443/enter', false],
  ['https://a.voluts.example/', true],
  ['https://voluts.example/', false],
  ['https://evil-voluts.example/', false],
  ['https://own.example.evil.org/', false],
])('an address is allowed by its whole host: %s', (address, isAllowed) => {
  expect(isAllowedAddress(operator, 'voluts', address)).toBe(isAllowed)
  expect(isAllowedAddress(operator, 'mykids', address)).toBe(false)
})
