import { expect, test } from 'vitest'
import { aQuote } from '../testing/tickets.ts'
import { isAnotherPrice, listPriceChanges } from './price-changes.ts'

const before = aQuote()

test('what changed is named with both amounts; what did not is left out', () => {
  const now = aQuote({
    itens: [{ idIngresso: 1, nome: 'Adulto', quantidade: 1, valor: 6000 }],
    desconto: 500,
    valor: 5500,
    total: 5599,
  })
  expect(listPriceChanges(before, now)).toEqual([
    { key: '1', name: '1 × Adulto', from: 5000, to: 6000 },
    { key: 'discount', from: -0, to: -500 },
    { key: 'total', from: 5099, to: 5599 },
  ])
  expect(listPriceChanges(before, aQuote({ taxaProcessamento: 0, total: 5000 })).map(({ key }) => key)).toEqual([
    'fees',
    'total',
  ])
})

test('a type that is there no more is told', () => {
  expect(listPriceChanges(before, aQuote({ itens: [], total: 0 }))[0]).toMatchObject({ from: 5000, to: null })
})

test('a buyer is asked only where the total is another one', () => {
  expect(isAnotherPrice(null, before)).toBe(false)
  expect(isAnotherPrice(before, aQuote())).toBe(false)
  expect(isAnotherPrice(before, aQuote({ total: 5100 }))).toBe(true)
})
