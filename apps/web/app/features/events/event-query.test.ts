import { expect, test } from 'vitest'
import { readEventQuery } from './event-query.ts'

const none = { quando: undefined, onde: undefined, custo: undefined, mes: undefined, serie: undefined }

test.each([
  ['', {}],
  [
    'quando=passados&onde=online&custo=gratuito&mes=2026-12&serie=Retiros',
    { quando: 'passados', onde: 'online', custo: 'gratuito', mes: '2026-12', serie: 'Retiros' },
  ],
  ['quando=proximos&onde=lua&custo=caro&mes=2026-13&serie=', {}],
  ['mes=0000-01&serie=%20%20', {}],
])('%j narrows a list by what it knows', (address, expected) => {
  expect(readEventQuery(new URLSearchParams(address))).toEqual({ ...none, ...expected })
})

test('a name that is too long is cut', () => {
  expect(readEventQuery(new URLSearchParams({ serie: 'a'.repeat(500) })).serie).toHaveLength(120)
})
