import { expect, test } from 'vitest'
import { aSale, aTicketType } from '../testing/tickets.ts'
import { findOpening, findSaleState, findTypeState, listTurns } from './sale-state.ts'

const now = new Date('2026-03-01T12:00:00Z')
const [before, after] = ['2026-02-01T12:00:00Z', '2026-04-01T12:00:00Z']

test('a type is on sale within its dates, both of which may be open', () => {
  expect(findTypeState({ vendaInicio: null, vendaFim: null }, now)).toBe('DISPONIVEL')
  expect(findTypeState({ vendaInicio: before, vendaFim: after }, now)).toBe('DISPONIVEL')
  expect(findTypeState({ vendaInicio: after, vendaFim: null }, now)).toBe('A_VENDER')
  expect(findTypeState({ vendaInicio: null, vendaFim: before }, now)).toBe('ENCERRADO')
  expect(findTypeState({ vendaInicio: null, vendaFim: now.toISOString() }, now)).toBe('ENCERRADO')
})

test('a sale is open while any of its tickets is, whatever becomes of its add-ons', () => {
  const late = aTicketType({ id: 1, vendaInicio: after })
  const past = aTicketType({ id: 2, vendaFim: before })
  const shirt = aTicketType({ id: 3, flagAdicional: true })
  expect(findSaleState(aSale({ ingressos: [past, late, shirt] }), now)).toBe('A_VENDER')
  expect(findSaleState(aSale({ ingressos: [past, shirt] }), now)).toBe('ENCERRADO')
  expect(findSaleState(aSale({ ingressos: [past, aTicketType({ id: 4 })] }), now)).toBe('DISPONIVEL')
  expect(findSaleState(aSale({ fim: before }), now)).toBe('ENCERRADO')
  expect(findSaleState(aSale({ inicio: after }), now)).toBe('A_VENDER')
})

test('its next opening and its turns are told by all of its dates', () => {
  const sale = aSale({ fim: after, ingressos: [aTicketType({ vendaInicio: after, vendaFim: null })] })
  expect(findOpening(sale, now)).toBe(after)
  expect(findOpening(aSale({ inicio: before }), now)).toBeUndefined()
  expect(listTurns(sale).map((turn) => turn.toISOString())).toEqual(Array(2).fill(new Date(after).toISOString()))
})
