import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { typedCard } from './card-fields.ts'
import { findCardBrand, isCardExpired, isCardHolder, isCardNumber, parseCardExpiry } from './card-rules.ts'

const digits = fc.stringMatching(/^[1-9]\d{11,17}$/)

/** The check digit by the standard's own words: doubled from the right, digit sums, to the next ten. */
function withCheckDigit(base: string): string {
  const sum = [...base].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + Math.floor(doubled / 10) + (doubled % 10)
  }, 0)
  return `${base}${(10 - (sum % 10)) % 10}`
}

describe('a card number', () => {
  it('is taken with its check digit and refused with any other', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), (base, by) => {
        const number = withCheckDigit(base)
        expect(isCardNumber(number)).toBe(true)
        expect(isCardNumber(`${base}${(Number(number.at(-1)) + by) % 10}`)).toBe(false)
      }),
    )
  })

  it.each(['4111 1111 1111 1111', '5555-5555-5555-4444', '378282246310005', '6362970000457013'])(
    '%s is one',
    (number) => {
      expect(isCardNumber(number)).toBe(true)
    },
  )

  it.each(['', '4111111111111112', '411111111111', '0000000000000000', '4111111111111111a', '41111111111111111111'])(
    '%s is none',
    (number) => {
      expect(isCardNumber(number)).toBe(false)
    },
  )

  it.each([
    ['4111', 'visa'],
    ['5555', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['37', 'amex'],
    ['636297', 'elo'],
    ['509042', 'elo'],
    ['606282', 'hipercard'],
    ['6011', 'discover'],
    ['3530', 'jcb'],
    ['3616', 'diners'],
    ['9', 'unknown'],
    ['', 'unknown'],
  ])('that begins with %s is of %s', (beginning, brand) => {
    expect(findCardBrand(beginning)).toBe(brand)
  })
})

describe('the expiry of a card', () => {
  it.each([
    ['08/31', { month: 8, year: 2031 }],
    ['12/2026', { month: 12, year: 2026 }],
    [' 01/30 ', { month: 1, year: 2030 }],
  ])('%s is read', (typed, expiry) => {
    expect(parseCardExpiry(typed)).toEqual(expiry)
  })

  it.each(['', '13/30', '00/30', '1/30', '01/300', '01-30', '0130', '01/20300'])('%j is not one', (typed) => {
    expect(parseCardExpiry(typed)).toBeUndefined()
  })

  it('lasts until the end of its month', () => {
    const expiry = { month: 11, year: 2026 }
    expect(isCardExpired(expiry, '2026-11-30')).toBe(false)
    expect(isCardExpired(expiry, '2026-12-01')).toBe(true)
    expect(isCardExpired(expiry, '2025-12-31')).toBe(false)
  })
})

it('a holder is a name, not a number', () => {
  for (const name of ["ANA D'AVILA", 'José da Conceição', 'J. P. Müller-Lopes']) expect(isCardHolder(name)).toBe(true)
  for (const name of ['', 'A', '4111111111111111', 'a'.repeat(61), 'Ana<']) expect(isCardHolder(name)).toBe(false)
})

describe('a typed card', () => {
  const card = { titular: 'ANA SOUZA', numero: '4111 1111 1111 1111', validade: '11/26', cvv: '123' }
  const check = (change: Partial<typeof card>) =>
    z
      .safeParse(
        typedCard(() => '2026-11-23'),
        { ...card, ...change },
      )
      .error?.issues.map(({ message }) => message)

  it('is kept with the digits of its number alone', () => {
    expect(
      z.parse(
        typedCard(() => '2026-11-23'),
        card,
      ).numero,
    ).toBe('4111111111111111')
  })

  it.each([
    [{ numero: '4111' }, 'CARD_NUMBER'],
    [{ validade: '10/26' }, 'CARD_EXPIRED'],
    [{ validade: '1026' }, 'CARD_EXPIRY'],
    [{ cvv: '12' }, 'CARD_CODE'],
    [{ cvv: '1234' }, 'CARD_CODE'],
    [{ numero: '378282246310005', cvv: '123' }, 'CARD_CODE'],
    [{ titular: '4111111111111111' }, 'CARD_HOLDER'],
  ])('with %j is refused by %s, and the complaint repeats none of it', (change, complaint) => {
    expect(check(change)).toEqual([complaint])
  })
})
