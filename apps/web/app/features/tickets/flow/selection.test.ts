import { expect, test } from 'vitest'
import { aHold, aSale, aTicketType, someSeats } from '../testing/tickets.ts'
import {
  addTicket,
  changeCount,
  countTickets,
  findMost,
  fitSelection,
  fromHold,
  isHeld,
  reduceSelection,
  removeTicket,
  setAddOn,
  toChosen,
} from './selection.ts'

const adult = aTicketType({ adicionais: [9] })
const child = aTicketType({ id: 2 })
const shirt = aTicketType({ id: 9, flagAdicional: true })
const types = (selection: ReturnType<typeof addTicket>) => selection.map(({ idIngresso }) => idIngresso)

test('tickets of a type stand together, and the last one goes first', () => {
  const three = addTicket(addTicket(addTicket([], adult), child), adult)
  expect(types(three)).toEqual([1, 1, 2])
  const first = three[0]?.chave
  expect(removeTicket(three, adult).map(({ chave }) => chave)[0]).toBe(first)
  expect(new Set(three.map(({ chave }) => chave)).size).toBe(3)
})

test('a number of tickets is reached from any other, and a minimum is kept', () => {
  const two = changeCount([], adult, 2)
  expect(types(two)).toEqual([1, 1])
  expect(changeCount(two, adult, 1)).toEqual(two.slice(0, 1))
  expect(changeCount(two, adult, 0)).toEqual([])
  const pair = aTicketType({ minimo: 2 })
  expect([3, 2, 1].map((count) => changeCount(changeCount([], pair, 3), pair, count).length)).toEqual([3, 2, 2])
})

test('a type with a minimum comes and goes with it', () => {
  const pair = aTicketType({ minimo: 2 })
  expect(types(addTicket([], pair))).toEqual([1, 1])
  expect(types(addTicket(addTicket([], pair), pair))).toEqual([1, 1, 1])
  expect(removeTicket(addTicket([], pair), pair)).toEqual([])
})

test('an add-on belongs to one ticket', () => {
  const two = addTicket(addTicket([], adult), adult)
  const withShirts = setAddOn(two, two[1]?.chave ?? '', 9, 2)
  expect(toChosen(withShirts)).toEqual([
    { idIngresso: 1, adicionais: [] },
    { idIngresso: 1, adicionais: [9, 9] },
  ])
  expect(toChosen(setAddOn(withShirts, two[1]?.chave ?? '', 9, 0))[1]?.adicionais).toEqual([])
})

test('the narrowest limit counts: of the type, of what is left, of the buyer, of the event', () => {
  const sale = aSale({ ingressos: [adult, child] })
  const single = addTicket([], child)
  expect(findMost(adult, sale, undefined, [])).toBe(50)
  expect(findMost({ ...adult, limite: 4 }, sale, undefined, [])).toBe(4)
  expect(findMost(adult, sale, someSeats({ restantes: 3 }), [])).toBe(3)
  expect(findMost(adult, sale, someSeats({ permitidos: 2 }), [])).toBe(2)
  expect(findMost(adult, { ...sale, limitePorPessoa: 5 }, undefined, single)).toBe(4)
  expect(findMost(adult, sale, { ...someSeats(), permitidos: 1 }, single)).toBe(0)
  expect(findMost(adult, sale, someSeats({ situacao: 'ESGOTADO' }), [])).toBe(0)
  expect(findMost(shirt, { ...sale, limitePorPessoa: 1 }, undefined, single)).toBe(Number.POSITIVE_INFINITY)
})

test('what is sold no more leaves a kept selection, and what is left bounds it', () => {
  const kept = addTicket(addTicket(addTicket([], adult), adult), child)
  const withShirt = setAddOn(kept, kept[0]?.chave ?? '', 9, 2)
  expect(types(fitSelection(withShirt, aSale({ ingressos: [{ ...adult, adicionais: [] }, shirt] })))).toEqual([1, 1])
  expect(fitSelection(withShirt, aSale({ ingressos: [{ ...adult, adicionais: [] }] }))[0]?.adicionais).toEqual([])
  const reduced = reduceSelection(
    withShirt,
    new Map([
      [1, 1],
      [9, 1],
    ]),
  )
  expect(toChosen(reduced)).toEqual([
    { idIngresso: 1, adicionais: [9] },
    { idIngresso: 2, adicionais: [] },
  ])
})

test('a hold is recognised by its tickets, whatever the order of their add-ons', () => {
  const hold = aHold({ ingressos: [{ idIngresso: 1, adicionais: [9, 8] }] })
  const taken = fromHold(hold)
  expect(countTickets(taken, 1)).toBe(1)
  expect(isHeld(taken, hold)).toBe(true)
  expect(isHeld(setAddOn(taken, taken[0]?.chave ?? '', 8, 1), aHold({ ...hold }))).toBe(true)
  expect(isHeld(addTicket(taken, adult), hold)).toBe(false)
})
