import { cpf } from '@narthex/contract/validation/tax-numbers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shortPastDate, unlessEmpty } from './form-schemas.ts'

const complaintsOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message)

test('what may stay empty is null on the wire, and held to its rule otherwise', () => {
  expect(z.parse(unlessEmpty(cpf), '  ')).toBeNull()
  expect(z.parse(unlessEmpty(cpf), '529.982.247-25')).toBe('52998224725')
  expect(complaintsOf(unlessEmpty(cpf), '529.982.247-26')).toEqual(['CPF'])
})

test('a date is read in the digits of the language, and told as a day', () => {
  const today = () => '2026-11-21'
  expect(z.parse(shortPastDate('pt', today), '31/12/1990')).toBe('1990-12-31')
  expect(z.parse(shortPastDate('en', today), '12/31/1990')).toBe('1990-12-31')
  expect(complaintsOf(shortPastDate('en', today), '31/12/1990')).toEqual(['DATE'])
  expect(complaintsOf(shortPastDate('pt', today), '21/11/2026')).toEqual(['DATE_NOT_PAST'])
})
