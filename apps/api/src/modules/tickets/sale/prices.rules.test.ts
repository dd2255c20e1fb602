import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Discount, isEnough, priceTickets } from './prices.rules.ts'

const types = [
  { id: 1, valor: 5000 },
  { id: 2, valor: 3333 },
  { id: 3, valor: 0 },
  { id: 9, valor: 4000 },
]
const ticket = (idIngresso: number, ...adicionais: number[]) => ({ idIngresso, adicionais })
const percent = (valor: number, own: Partial<Discount> = {}): Discount => ({
  tipo: 'PERCENTUAL',
  valor,
  ingressos: null,
  minimoPessoas: 1,
  ...own,
})
const amount = (valor: number, own: Partial<Discount> = {}): Discount => ({ ...percent(valor), tipo: 'VALOR', ...own })

describe('the price of a purchase', () => {
  it('is each ticket with its add-ons behind it', () => {
    const { positions, valor, desconto } = priceTickets(types, [ticket(1, 9, 9), ticket(3)])
    expect(positions).toEqual([
      { typeId: 1, valor: 5000, desconto: 0, parent: null },
      { typeId: 9, valor: 4000, desconto: 0, parent: 0 },
      { typeId: 9, valor: 4000, desconto: 0, parent: 0 },
      { typeId: 3, valor: 0, desconto: 0, parent: null },
    ])
    expect({ valor, desconto }).toEqual({ valor: 13_000, desconto: 0 })
  })

  it('is lowered by a percentage of each ticket, halves up, and not of add-ons', () => {
    const { positions } = priceTickets(types, [ticket(1, 9), ticket(2)], percent(50))
    expect(positions.map(({ desconto }) => desconto)).toEqual([2500, 0, 1667])
  })

  it('is lowered for the types of the coupon alone', () => {
    const { positions } = priceTickets(types, [ticket(1), ticket(2)], percent(100, { ingressos: [2] }))
    expect(positions.map(({ desconto }) => desconto)).toEqual([0, 3333])
  })

  it('is lowered by an amount that the tickets share to the cent', () => {
    const { positions, desconto } = priceTickets(types, [ticket(2), ticket(2), ticket(2)], amount(1000))
    expect(positions.map((position) => position.desconto)).toEqual([334, 333, 333])
    expect(desconto).toBe(1000)
  })

  const chosen = fc.array(
    fc.record({ idIngresso: fc.constantFrom(1, 2, 3), adicionais: fc.array(fc.constant(9), { maxLength: 3 }) }),
    { minLength: 1, maxLength: 50 },
  )
  const discount = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((valor) => percent(valor)),
    fc.integer({ min: 1, max: 1_000_000 }).map((valor) => amount(valor)),
  )

  it('is never lowered below nothing, and an amount is taken off as a whole while it fits', () => {
    fc.assert(
      fc.property(chosen, discount, (tickets, coupon) => {
        const { positions, valor, desconto } = priceTickets(types, tickets, coupon)
        expect(positions.every((position) => position.desconto >= 0 && position.desconto <= position.valor)).toBe(true)
        expect(desconto).toBe(positions.reduce((sum, position) => sum + position.desconto, 0))
        const ofTickets = positions.filter(({ parent }) => parent === null).reduce((sum, each) => sum + each.valor, 0)
        if (coupon.tipo === 'VALOR') expect(desconto).toBe(Math.min(coupon.valor, ofTickets))
        expect(valor - desconto).toBeGreaterThanOrEqual(valor - ofTickets)
      }),
    )
  })
})

it('a coupon for a number of people counts the tickets that it lowers', () => {
  const coupon = percent(10, { ingressos: [1], minimoPessoas: 2 })
  expect(isEnough([ticket(1), ticket(2)], coupon)).toBe(false)
  expect(isEnough([ticket(1), ticket(2), ticket(1)], coupon)).toBe(true)
})
