import { expect, test } from 'vitest'
import { describePayee } from './payee.ts'

const payee = (nome: string | null, documento: string | null) => ({ nome, documento })

test.each([
  ['BR', '11.222.333/0001-81', 'Associação Videira, CNPJ 11.222.333/0001-81'],
  ['BR', 'CNPJ 11.222.333/0001-81', 'Associação Videira, CNPJ 11.222.333/0001-81'],
  ['BR', 'C.N.P.J.: 11.222.333/0001-81', 'Associação Videira, C.N.P.J.: 11.222.333/0001-81'],
  ['US', '12-3456789', 'Associação Videira, EIN 12-3456789'],
  ['ES', 'R1234567A', 'Associação Videira, NIF R1234567A'],
  ['MX', 'AVI010203AB1', 'Associação Videira, RFC AVI010203AB1'],
  ['JP', '1234', 'Associação Videira, 1234'],
  [undefined, '1234', 'Associação Videira, 1234'],
])('the payee of a church in %s with the number %s reads as people know it', (country, documento, text) => {
  expect(describePayee(payee('Associação Videira', documento), 'Videira', country)).toBe(text)
})

test('what a church has not given leaves no gap', () => {
  expect(describePayee(payee(null, '12-3456789'), 'Videira', 'US')).toBe('Videira, EIN 12-3456789')
  expect(describePayee(payee('Associação Videira', null), 'Videira', 'BR')).toBe('Associação Videira')
  expect(describePayee(payee('', ''), 'Videira', 'BR')).toBe('Videira')
  expect(describePayee(undefined, 'Videira', 'BR')).toBe('Videira')
})
