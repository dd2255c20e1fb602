import { expect, test } from 'vitest'
import { longDate, monthText } from './long-dates.ts'

test('a day is told in full, in each language', () => {
  expect(longDate('2026-11-21', 'pt')).toBe('21 de novembro de 2026')
  expect(longDate('2026-11-21', 'en')).toBe('November 21, 2026')
  expect(longDate('2026-01-01', 'es')).toBe('1 de enero de 2026')
})

test('a month is told with its year', () => {
  expect(monthText('2026-02', 'pt')).toBe('fevereiro de 2026')
  expect(monthText('2026-02', 'en')).toBe('February 2026')
})
