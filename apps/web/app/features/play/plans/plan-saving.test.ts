import { expect, test } from 'vitest'
import { findSavingPercent } from './plan-saving.ts'

const monthly = { valor: 1990, intervalo: 'MES', telas: 2 } as const
const yearly = { valor: 19900, intervalo: 'ANO', telas: 2 } as const

test('a year says what it saves against twelve months of the cheapest plan with as many screens', () => {
  expect(findSavingPercent(yearly, [{ ...monthly, valor: 2490 }, monthly, yearly])).toBe(16)
})

test('months save nothing, and neither does a year with other screens', () => {
  expect(findSavingPercent(monthly, [monthly, yearly])).toBeUndefined()
  expect(findSavingPercent({ ...yearly, telas: 4 }, [monthly])).toBeUndefined()
})

test('a saving that is hardly one, or a year that costs more, is not told', () => {
  expect(findSavingPercent({ ...yearly, valor: 23000 }, [monthly])).toBeUndefined()
  expect(findSavingPercent({ ...yearly, valor: 30000 }, [monthly])).toBeUndefined()
})
