import { expect, test } from 'vitest'
import { aSale, aTicketType } from '../features/tickets/testing/tickets.ts'
import { offerThings } from './offer-things.ts'

const context = { url: new URL('https://ponte.example/event/7?acesso=x'), now: new Date('2026-03-01T12:00:00Z') }
const [before, after] = ['2026-02-01T12:00:00Z', '2026-04-01T12:00:00Z']

test('each ticket is an offer with its price, dates and address; add-ons and hidden ones are not', () => {
  const sale = aSale({
    fim: after,
    ingressos: [
      aTicketType({ nome: 'Adulto', valor: 12_550 }),
      aTicketType({ id: 2, valor: 0, vendaInicio: after }),
      aTicketType({ id: 3, vendaFim: before }),
      aTicketType({ id: 4, flagAdicional: true }),
      aTicketType({ id: 5, flagOculto: true }),
    ],
  })
  const offers = offerThings(sale, context)
  expect(offers.map(({ price, availability }) => [price, availability])).toEqual([
    ['125.50', 'https://schema.org/InStock'],
    ['0.00', 'https://schema.org/PreOrder'],
    ['50.00', 'https://schema.org/SoldOut'],
  ])
  expect(offers[0]).toMatchObject({
    '@type': 'Offer',
    name: 'Adulto',
    priceCurrency: 'BRL',
    validThrough: after,
    url: 'https://ponte.example/event/7',
  })
})

test('the window of the sale and that of the ticket both count', () => {
  const offered = (own: object, of: object) =>
    offerThings(aSale({ ...own, ingressos: [aTicketType(of)] }), context).map(({ availability, validThrough }) => [
      String(availability).split('/').at(-1),
      validThrough,
    ])
  expect(offered({ fim: before }, { vendaFim: after })).toEqual([['SoldOut', before]])
  expect(offered({ fim: after }, { vendaFim: before })).toEqual([['SoldOut', before]])
  expect(offered({ inicio: after }, { vendaInicio: before })).toEqual([['PreOrder', null]])
})
