import { expect, it } from 'vitest'
import { findBodyProblems } from '../testing/problems.ts'
import { placeGift } from './giving.endpoints.ts'

const give = (valor: unknown) => findBodyProblems(placeGift, { itens: [{ idMotivo: 1, valor }] })

it.each([0, -5000, 50.5, 1_000_000_001, Number.MAX_SAFE_INTEGER, '5000', null])(
  'a gift is not of %j cents',
  (valor) => {
    expect(give(valor)).not.toEqual([])
    for (const { path } of give(valor)) expect(path).toBe('itens.0.valor')
  },
)

it.each([1, 1_000_000_000])('a gift may be of %d cents', (valor) => {
  expect(give(valor)).toEqual([])
})
