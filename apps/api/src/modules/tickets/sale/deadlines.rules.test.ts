import { expect, it } from 'vitest'
import { findAnswersDeadline, findCancelDeadline, findTransferDeadline, isUsable } from './deadlines.rules.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const event = { dataInicio: day(20), dataFim: day(22).toISOString() }
const sale = { event, cancelamentoAte: day(10), transferenciaAte: day(15), respostasAte: null }
const own = { transferidaDe: null }
const paid = [{ valor: 5000, desconto: 0 }]
const free = [{ valor: 5000, desconto: 5000 }]

it('what was free may be canceled until the event begins, what was paid until the event’s own moment', () => {
  expect(findCancelDeadline(sale, own, free)).toEqual(day(20))
  expect(findCancelDeadline(sale, own, [...free, ...paid])).toEqual(day(10))
  expect(findCancelDeadline({ ...sale, cancelamentoAte: null }, own, paid)).toBeNull()
})

it('the recipient of a paid ticket cannot cancel it, that of a free one can', () => {
  expect(findCancelDeadline(sale, { transferidaDe: 'A' }, paid)).toBeNull()
  expect(findCancelDeadline(sale, { transferidaDe: 'A' }, free)).toEqual(day(20))
})

it('nothing is changed after the event has ended', () => {
  const late = { ...sale, cancelamentoAte: day(28), transferenciaAte: day(28), respostasAte: day(28) }
  expect(findCancelDeadline(late, own, paid)).toEqual(day(22))
  expect(findTransferDeadline(late)).toEqual(day(22))
  expect(findAnswersDeadline(late)).toEqual(day(22))
})

it('without a moment of their own transfers are forbidden, and answers stay open until the event begins', () => {
  expect(findTransferDeadline({ ...sale, transferenciaAte: null })).toBeNull()
  expect(findTransferDeadline(sale)).toEqual(day(15))
  expect(findAnswersDeadline(sale)).toEqual(day(20))
})

it('a ticket is its holder’s to change while it is valid and was not let in', () => {
  const confirmed = { situacao: 'CONFIRMADA' } as const
  const valid = { situacao: 'VALIDO', principalId: null } as const
  expect(isUsable(confirmed, valid, false)).toBe(true)
  expect(isUsable(confirmed, valid, true)).toBe(false)
  expect(isUsable(confirmed, { ...valid, principalId: 7 }, false)).toBe(false)
  expect(isUsable(confirmed, { ...valid, situacao: 'CANCELADO' }, false)).toBe(false)
  expect(isUsable({ situacao: 'ESTORNADA' }, valid, false)).toBe(false)
})
