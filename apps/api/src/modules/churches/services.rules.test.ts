import { expect, test } from 'vitest'
import { type GivenService, withTheirIds } from './services.rules.ts'

const plain = {
  nome: 'Domingo',
  diaSemana: 0,
  horario: '10:00',
  duracaoMinutos: 90,
  flagTransmissao: false,
  local: null,
}
const night = { ...plain, horario: '18:00' }
const kept = [
  { ...plain, id: 3 },
  { ...plain, id: 5, local: 'Capela' },
  { ...night, id: 8 },
]

test.each<[what: string, given: GivenService[], ids: (number | undefined)[], strangers: number[]]>([
  ['as they are, in another order', [night, plain], [8, 3], []],
  ['with something else about one', [{ ...night, duracaoMinutos: 60 }], [8], []],
  ['at another time, by its id', [{ ...night, horario: '19:00', id: 8 }], [8], []],
  ['at another time, without', [{ ...night, horario: '19:00' }], [undefined], []],
  ['two alike, each once', [plain, plain, plain], [3, 5, undefined], []],
  ['alike, one of them by its id', [plain, { ...plain, id: 3 }], [5, 3], []],
  ['one that is none of them', [plain, { ...night, id: 9 }], [3, 9], [1]],
])('services are known again: %s', (_, given, ids, strangers) => {
  const found = withTheirIds(given, kept)
  expect(found.rows.map(({ id }) => id)).toEqual(ids)
  expect(found.strangers).toEqual(strangers)
})
