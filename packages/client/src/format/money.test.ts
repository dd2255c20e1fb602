import { expect, test } from 'vitest'
import { moneyText } from './money.ts'

/** Replaces no-break spaces, which look like spaces in a failure message. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test('an amount is written as its reader writes money', () => {
  expect(plain(moneyText(123_450, 'BRL', 'pt'))).toBe('R$ 1.234,50')
  expect(plain(moneyText(123_450, 'USD', 'en'))).toBe('$1,234.50')
  expect(plain(moneyText(1_234_550, 'EUR', 'es'))).toBe('12.345,50 €')
})

test('a short amount drops its cents only where there are none', () => {
  expect(plain(moneyText(5000, 'BRL', 'pt', { isShort: true }))).toBe('R$ 50')
  expect(plain(moneyText(5001, 'BRL', 'pt', { isShort: true }))).toBe('R$ 50,01')
})

test('a cent and ten million keep every cent', () => {
  expect(plain(moneyText(1, 'BRL', 'pt'))).toBe('R$ 0,01')
  expect(plain(moneyText(999_999_999, 'BRL', 'pt'))).toBe('R$ 9.999.999,99')
})
