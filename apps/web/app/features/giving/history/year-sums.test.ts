import { describe, expect, test } from 'vitest'
import { addUp, listYears, type YearSum, yearIn } from './year-sums.ts'

const sums: YearSum[] = [
  { ano: 2026, moeda: 'BRL', valor: 12_050, quantidade: 3 },
  { ano: 2026, moeda: 'EUR', valor: 2_000, quantidade: 1 },
  { ano: 2025, moeda: 'BRL', valor: 5_000, quantidade: 2 },
]

describe('the sums', () => {
  test('of a year hold that year alone', () => {
    expect(addUp(sums, 2025)).toEqual({ amounts: [{ currency: 'BRL', cents: 5_000 }], count: 2 })
  })

  test('of all years keep the currencies apart', () => {
    const amounts = [
      { currency: 'BRL', cents: 17_050 },
      { currency: 'EUR', cents: 2_000 },
    ]
    expect(addUp(sums)).toEqual({ amounts, count: 6 })
  })

  test('of a year without gifts are empty', () => {
    expect(addUp(sums, 2019)).toEqual({ amounts: [], count: 0 })
  })
})

test('each year is listed once, the newest first', () => {
  expect(listYears(sums)).toEqual([2026, 2025])
})

test('an address names a year of four digits or none', () => {
  expect(yearIn('?ano=2025')).toBe(2025)
  for (const search of ['', '?ano=', '?ano=25', '?ano=3025', '?ano=2025a', '?ano=-1']) {
    expect(yearIn(search), search).toBeUndefined()
  }
})
