import { locales } from '@narthex/contract/locale'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sayAmount } from './amount-in-words.ts'

describe.each([
  ['pt', 'BRL', 0, 'zero reais'],
  ['pt', 'BRL', 1, 'um centavo'],
  ['pt', 'BRL', 50, 'cinquenta centavos'],
  ['pt', 'BRL', 100, 'um real'],
  ['pt', 'BRL', 101, 'um real e um centavo'],
  ['pt', 'BRL', 100_00, 'cem reais'],
  ['pt', 'BRL', 101_00, 'cento e um reais'],
  ['pt', 'BRL', 119_99, 'cento e dezenove reais e noventa e nove centavos'],
  ['pt', 'BRL', 200_00, 'duzentos reais'],
  ['pt', 'BRL', 1000_00, 'mil reais'],
  ['pt', 'BRL', 1001_00, 'mil e um reais'],
  ['pt', 'BRL', 1100_00, 'mil e cem reais'],
  ['pt', 'BRL', 1101_00, 'mil cento e um reais'],
  ['pt', 'BRL', 2500_00, 'dois mil e quinhentos reais'],
  ['pt', 'BRL', 100_000_00, 'cem mil reais'],
  ['pt', 'BRL', 1_000_000_00, 'um milhão de reais'],
  ['pt', 'BRL', 2_500_000_00, 'dois milhões e quinhentos mil reais'],
  [
    'pt',
    'BRL',
    1_234_567_89,
    'um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete reais e oitenta e nove centavos',
  ],
  ['pt', 'BRL', 10_000_000_00, 'dez milhões de reais'],
  ['pt', 'USD', 200, 'dois dólares'],
  ['pt', 'EUR', 150, 'um euro e cinquenta centavos'],
  ['en', 'USD', 1, 'one cent'],
  ['en', 'USD', 100, 'one dollar'],
  ['en', 'USD', 21_00, 'twenty-one dollars'],
  ['en', 'USD', 100_00, 'one hundred dollars'],
  ['en', 'USD', 101_50, 'one hundred one dollars and fifty cents'],
  ['en', 'USD', 1234_56, 'one thousand two hundred thirty-four dollars and fifty-six cents'],
  ['en', 'USD', 1_000_000_00, 'one million dollars'],
  ['en', 'USD', 10_000_000_00, 'ten million dollars'],
  ['en', 'BRL', 100_00, 'one hundred Brazilian reais'],
  ['en', 'EUR', 100, 'one euro'],
  ['es', 'EUR', 1, 'un céntimo'],
  ['es', 'EUR', 100, 'un euro'],
  ['es', 'EUR', 21_00, 'veintiún euros'],
  ['es', 'EUR', 31_01, 'treinta y un euros con un céntimo'],
  ['es', 'EUR', 100_00, 'cien euros'],
  ['es', 'EUR', 101_00, 'ciento un euros'],
  ['es', 'EUR', 1000_00, 'mil euros'],
  ['es', 'EUR', 21_021_00, 'veintiún mil veintiún euros'],
  ['es', 'EUR', 1_000_000_00, 'un millón de euros'],
  ['es', 'EUR', 2_500_000_00, 'dos millones quinientos mil euros'],
  ['es', 'USD', 555_22, 'quinientos cincuenta y cinco dólares con veintidós centavos'],
  ['es', 'BRL', 1600, 'dieciséis reales'],
] as const)('in %s, %s', (locale, currency, cents, words) => {
  test(`${cents} cents are ${words}`, () => {
    expect(sayAmount(cents, currency, locale)).toBe(words)
  })
})

test('no two amounts up to ten million are written alike', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000_00 })
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(...locales), (one, other, locale) => {
      expect(sayAmount(one, 'USD', locale) === sayAmount(other, 'USD', locale)).toBe(one === other)
    }),
    { numRuns: 2000 },
  )
})

test('every amount is words and single spaces', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), fc.constantFrom(...locales), (cents, locale) => {
      expect(sayAmount(cents, 'EUR', locale)).toMatch(/^[\p{L}-]+(?: [\p{L}-]+)+$/u)
    }),
    { numRuns: 2000 },
  )
})
