import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cnpj, cpf, cpfOrCnpj, isCnpj, isCpf } from './tax-numbers.ts'

const digit = fc.integer({ min: 0, max: 9 }).map(String)
const sign = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const several = (one: fc.Arbitrary<string>, length: number) =>
  fc.array(one, { minLength: length, maxLength: length }).map((all) => all.join(''))

/** Check digits as the Receita's manuals write them out: weights from left to right, the rest of 11. */
function withCheckDigits(base: string, weights: readonly number[]): string {
  const next = (signs: string, own: readonly number[]) => {
    const rest = own.reduce((sum, weight, i) => sum + weight * (signs.charCodeAt(i) - 48), 0) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  const first = next(base, weights.slice(1))
  return `${base}${first}${next(`${base}${first}`, weights)}`
}
const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

const isRepeated = (signs: string) => new Set(signs).size === 1
const cpfs = several(digit, 9)
  .map((base) => withCheckDigits(base, cpfWeights))
  .filter((signs) => !isRepeated(signs))
const cnpjs = several(sign, 12)
  .map((base) => withCheckDigits(base, cnpjWeights))
  .filter((signs) => !isRepeated(signs))

/** One of the two check digits replaced. A change elsewhere is nearly always noticed, and no sum notices each one. */
const spoiled = (numbers: fc.Arbitrary<string>) =>
  fc.tuple(numbers, fc.constantFrom(1, 2), fc.integer({ min: 1, max: 9 })).map(([number, fromEnd, by]) => {
    const i = number.length - fromEnd
    return `${number.slice(0, i)}${(Number(number[i]) + by) % 10}${number.slice(i + 1)}`
  })

describe('a CPF', () => {
  it('is taken with its check digits, and with its dots', () => {
    fc.assert(
      fc.property(cpfs, (signs) => {
        expect(isCpf(signs)).toBe(true)
        const dotted = signs.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
        expect(z.parse(cpf, dotted)).toBe(signs)
      }),
    )
  })

  it('is refused with either check digit changed', () => {
    fc.assert(
      fc.property(spoiled(cpfs), (signs) => {
        expect(isCpf(signs)).toBe(false)
      }),
    )
  })

  it.each(['529.982.247-25', '111.444.777-35', '000.000.001-91'])('%s is one', (text) => {
    expect(isCpf(text)).toBe(true)
  })

  it.each([
    '00000000000',
    '11111111111',
    '99999999999',
    '',
    '5299822472',
    '529982247255',
    '529982247a5',
    '529_982_247-25',
  ])('%s is none', (text) => {
    expect(isCpf(text)).toBe(false)
  })
})

describe('a CNPJ', () => {
  it('is taken with its check digits, letters and dots', () => {
    fc.assert(
      fc.property(cnpjs, (signs) => {
        expect(isCnpj(signs)).toBe(true)
        const dotted = signs.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5').toLowerCase()
        expect(z.parse(cnpj, dotted)).toBe(signs)
      }),
    )
  })

  it('is refused with either check digit changed', () => {
    fc.assert(
      fc.property(spoiled(cnpjs), (signs) => {
        expect(isCnpj(signs)).toBe(false)
      }),
    )
  })

  // The second is the example of the Receita's own manual for numbers with letters.
  it.each(['11.222.333/0001-81', '12.ABC.345/01DE-35', '00.000.000/0001-91'])('%s is one', (text) => {
    expect(isCnpj(text)).toBe(true)
  })

  it.each(['00000000000000', '11111111111111', '', '1122233300018', '112223330001811', '12ABC34501DE3A'])(
    '%s is none',
    (text) => {
      expect(isCnpj(text)).toBe(false)
    },
  )
})

it('a field for both takes either, and says of neither one which it is not', () => {
  expect(z.parse(cpfOrCnpj, '529.982.247-25')).toBe('52998224725')
  expect(z.parse(cpfOrCnpj, '11.222.333/0001-81')).toBe('11222333000181')
  expect(z.safeParse(cpfOrCnpj, '1').error?.issues[0]?.message).toBe('CPF_CNPJ')
  expect(z.safeParse(cpf, '11.222.333/0001-81').error?.issues[0]?.message).toBe('CPF')
  expect(z.safeParse(cnpj, '529.982.247-25').error?.issues[0]?.message).toBe('CNPJ')
})
