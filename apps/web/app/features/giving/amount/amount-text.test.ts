import { expect, test } from 'vitest'
import { amountText, findAmountShape, keepAmountSigns, readAmount } from './amount-text.ts'

test.each([
  ['50', 5000],
  ['50,5', 5050],
  ['50.50', 5050],
  ['50,', 5000],
  [',5', 50],
  ['0,01', 1],
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1.500', 150_000],
  ['1,500', 150_000],
  ['1.234.567', 123_456_700],
  ['1 234,56', 123_456],
  ['1\u00A0234,56', 123_456],
])('%s is read as %i cents, whatever the language', (typed, cents) => {
  expect(readAmount(typed)).toBe(cents)
})

test.each(['', ',', '.', 'abc', '1,2,3', '1.234.56', '1,234,56', '1.23,456', '1.234.567,8.9', '-5', '12,345.678'])(
  '%s is no amount',
  (typed) => {
    expect(readAmount(typed)).toBeUndefined()
  },
)

test('an amount is read back from its own text in each language', () => {
  for (const locale of ['pt', 'en', 'es'] as const) {
    for (const cents of [1, 99, 100, 5000, 499_999, 123_456_789, 1_000_000_000]) {
      expect(readAmount(amountText(cents, locale))).toBe(cents)
    }
  }
})

test('the sign stands where the language has it', () => {
  expect(findAmountShape('BRL', 'pt')).toEqual({ sign: 'R$', isSignFirst: true, decimal: ',' })
  expect(findAmountShape('USD', 'en')).toEqual({ sign: '$', isSignFirst: true, decimal: '.' })
  expect(findAmountShape('EUR', 'es')).toEqual({ sign: '€', isSignFirst: false, decimal: ',' })
})

test('of what is pasted only digits and separators stay, and no endless number', () => {
  expect(keepAmountSigns('R$ 1.250,00')).toBe('1.250,00')
  expect(keepAmountSigns('-50e3')).toBe('503')
  expect(keepAmountSigns('9'.repeat(40))).toBe('9'.repeat(11))
})
