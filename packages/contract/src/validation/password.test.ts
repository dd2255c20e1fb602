import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { givenPassword, newPassword } from './password.ts'

const complaints = (password: string) =>
  z.safeParse(newPassword, password).error?.issues.map(({ message }) => message) ?? []

describe('a new password', () => {
  it.each(['Videira#quatro4', 'aB3$efgh', 'Ünïcödé1A!x', 'Correct.horse7battery'])('may be %s', (password) => {
    expect(complaints(password)).toEqual([])
  })

  it.each([
    ['aB3$efg', ['PASSWORD_SHORT']],
    ['aB3$'.padEnd(129, 'x'), ['PASSWORD_LONG']],
    ['VIDEIRA#4', ['PASSWORD_LOWER']],
    ['videira#4', ['PASSWORD_UPPER']],
    ['Videira#quatro', ['PASSWORD_DIGIT']],
    ['Videira4quatro', ['PASSWORD_SPECIAL']],
    ['Videira4quatro^', ['PASSWORD_SPECIAL']],
    ['', ['PASSWORD_SHORT', 'PASSWORD_LOWER', 'PASSWORD_UPPER', 'PASSWORD_DIGIT', 'PASSWORD_SPECIAL']],
  ])('"%s" is told %j', (password, codes) => {
    expect(complaints(password)).toEqual(codes)
  })

  it.each([
    'Senha@123',
    'P@ssw0rd!1',
    'Password1!',
    'Jesus#2026',
    'J3sus!2026',
    'Igreja@2026',
    '123Brasil!',
    '@Dmin1234.',
  ])('that everybody thinks of is refused: %s', (password) => {
    expect(complaints(password)).toContain('PASSWORD_COMMON')
  })

  it('of each kind of sign is taken, wherever they stand', () => {
    const kinds = [
      fc.constantFrom(...'bdfgk'),
      fc.constantFrom(...'BDFGK'),
      fc.constantFrom(...'26789'),
      fc.constantFrom(...'!%*?&#/.'),
    ]
    const longEnough = fc.tuple(...kinds, ...kinds, ...kinds).map((signs) => signs.join(''))
    fc.assert(
      fc.property(longEnough, (password) => {
        expect(complaints(password)).toEqual([])
      }),
    )
  })
})

it('a given password is held to no rule but its length, as rules change', () => {
  expect(z.safeParse(givenPassword, 'a').success).toBe(true)
  expect(z.safeParse(givenPassword, '').success).toBe(false)
  expect(z.safeParse(givenPassword, 'a'.repeat(129)).success).toBe(false)
})
