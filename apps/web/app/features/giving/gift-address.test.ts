import type { GivingReason } from '@narthex/contract/giving/giving.schemas'
import { expect, test } from 'vitest'
import { readPreset, recurrencePath } from './gift-address.ts'

const reasons: GivingReason[] = [
  { id: 7, nome: 'Missões', historia: null, imagem: null, meta: null, minimo: 1000, flagRecorrencia: true },
]
const read = (query: string) => readPreset(new URL(`http://mare.localhost/give?${query}`), reasons, 500)

test('a link presets what it names', () => {
  const preset = { link: 'motivo=7&valor=50&recorrente=1', idMotivo: 7, valor: 5000, isRegular: true }
  expect(read('motivo=7&valor=50&recorrente=1')).toEqual(preset)
  expect(read('valor=49,90').valor).toBe(4990)
  expect(read('valor=49.90').valor).toBe(4990)
})

test.each(['motivo=8', 'valor=abc', 'valor=-5', 'valor=4.99', 'motivo=7x', 'valor=99999999999', 'recorrente=yes', ''])(
  '%s presets nothing',
  (query) => {
    expect(read(query)).toEqual({ link: '', idMotivo: undefined, valor: undefined, isRegular: false })
  },
)

test('an amount at the minimum of its reason is dropped, and the reason stays', () => {
  expect(read('motivo=7&valor=10')).toMatchObject({ link: 'motivo=7', idMotivo: 7, valor: undefined })
})

test('a regular gift takes reason and amount along', () => {
  expect(recurrencePath(7, 4990)).toBe('/give/recurrence?motivo=7&valor=49.90')
  expect(recurrencePath(7, null)).toBe('/give/recurrence?motivo=7')
})
