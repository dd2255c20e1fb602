import { expect, test } from 'vitest'
import { withOrdinalFirst } from './first-of-month.ts'

test('Portuguese counts the first of a month as an ordinal, and no other day', () => {
  expect(withOrdinalFirst('sexta-feira, 1 de janeiro de 2027 às 17:00', 'pt')).toBe(
    'sexta-feira, 1º de janeiro de 2027 às 17:00',
  )
  expect(withOrdinalFirst('dom., 1 de nov.', 'pt-BR')).toBe('dom., 1º de nov.')
  expect(withOrdinalFirst('31 de dezembro – 1 de janeiro', 'pt')).toBe('31 de dezembro – 1º de janeiro')
  expect(withOrdinalFirst('21 de novembro de 2026', 'pt')).toBe('21 de novembro de 2026')
  expect(withOrdinalFirst('1 de enero de 2027', 'es')).toBe('1 de enero de 2027')
})
