import { cpf } from '@narthex/contract/validation/tax-numbers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formatDay, unlessEmpty } from './form-schemas.ts'

const complaintsOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message)

test('what may stay empty is null on the wire, and held to its rule otherwise', () => {
  expect(z.parse(unlessEmpty(cpf), '  ')).toBeNull()
  expect(z.parse(unlessEmpty(cpf), '529.982.247-25')).toBe('52998224725')
  expect(complaintsOf(unlessEmpty(cpf), '529.982.247-26')).toEqual(['CPF'])
})

test('a date is read in the digits of the language, and told as a day; what is none is left to the rules', () => {
  expect(formatDay('31/12/1990', 'pt')).toBe('1990-12-31')
  expect(formatDay('12/31/1990', 'en')).toBe('1990-12-31')
  expect(formatDay('31/12/1990', 'en')).toBe('31/12/1990')
})
