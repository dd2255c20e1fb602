import { expect, test } from 'vitest'
import { aMessage } from '../testing/a-message.ts'
import { toRows } from './message-rows.ts'

const at = (id: number, dataCadastro: string, by = 'ana') => aMessage(id, { by, dataCadastro })

test('days begin on the clocks of the church, and close messages of one author are one group', () => {
  const rows = toRows(
    [
      at(1, '2026-01-01T02:59:00.000Z'),
      at(2, '2026-01-01T03:00:00.000Z'),
      at(3, '2026-01-01T03:01:00.000Z'),
      at(4, '2026-01-01T03:02:00.000Z', 'rui'),
      at(5, '2026-01-01T03:06:00.000Z', 'rui'),
    ],
    'America/Recife',
  )
  expect(rows.map(({ isNewDay }) => isNewDay)).toEqual([true, true, false, false, false])
  expect(rows.map(({ isContinued }) => isContinued)).toEqual([false, false, true, false, false])
})

test('people who have left are not taken for one author', () => {
  const gone = { id: null, nome: null, imagem: null, papel: 'MEMBRO' } as const
  expect(toRows([aMessage(1, { autor: gone }), aMessage(2, { autor: gone })], 'UTC')[1]?.isContinued).toBe(false)
})
