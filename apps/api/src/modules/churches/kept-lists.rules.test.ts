import { expect, test } from 'vitest'
import { type GivenRow, isChanged, withTheirIds } from './kept-lists.rules.ts'

const plain = { nome: 'Domingo', diaSemana: 0, horario: '10:00', duracaoMinutos: 90, local: null }
const night = { ...plain, horario: '18:00' }
const kept = [
  { ...plain, id: 3, ordem: 0 },
  { ...plain, id: 5, ordem: 1, local: 'Capela' },
  { ...night, id: 8, ordem: 2 },
]
const key = ['diaSemana', 'horario', 'nome']

test.each<[what: string, given: GivenRow[], ids: (number | undefined)[], strangers: number[], gone: number[]]>([
  ['as they are, in another order', [night, plain], [8, 3], [], [5]],
  ['two of one key, each by all its fields', [{ ...plain, local: 'Capela' }, plain], [5, 3], [], [8]],
  ['with something else about one', [{ ...night, duracaoMinutos: 60 }], [8], [], [3, 5]],
  ['at another time, by its id', [{ ...night, horario: '19:00', id: 8 }], [8], [], [3, 5]],
  ['at another time, without', [{ ...night, horario: '19:00' }], [undefined], [], [3, 5, 8]],
  ['two alike, each once', [plain, plain, plain], [3, 5, undefined], [], [8]],
  ['alike, one of them by its id', [plain, { ...plain, id: 3 }], [5, 3], [], [8]],
  ['one that is none of them', [plain, { ...night, id: 9 }], [3, 9], [1], [5, 8]],
])('rows of a list are known again: %s', (_, given, ids, strangers, gone) => {
  const found = withTheirIds(given, kept, key)
  expect(found.rows.map(({ id }) => id)).toEqual(ids)
  expect(found.strangers).toEqual(strangers)
  expect(found.gone.map(({ id }) => id)).toEqual(gone)
})

test('a row is written when it is new or any of its fields differs', () => {
  expect(isChanged(night, kept)).toBe(true)
  expect(isChanged({ ...night, id: 8 }, kept)).toBe(false)
  expect(isChanged({ ...night, id: 8, ordem: 0 }, kept)).toBe(true)
})
