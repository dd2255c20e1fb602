import { beforeAll, expect, test } from 'vitest'
import { anEvent, aSale, aTicketType } from '../app/features/tickets/testing/tickets.ts'
import { fakeApi } from './fake-api.ts'
import { fakeChurch } from './fake-church.ts'
import { type Pages, startPages } from './start-pages.ts'

const page = { corpo: null, endereco: null, latitude: null, longitude: null, programa: [], convidados: [] }
const event = { ...anEvent, ...page, dataAlteracao: anEvent.dataInicio }
const opening = '2026-04-01T12:00:00.000Z'
const sale = aSale({
  ingressos: [aTicketType({ vendaInicio: opening }), aTicketType({ id: 2, nome: 'Criança', valor: 0 })],
})
const selling = (served: typeof sale | undefined, calls: string[] = []) =>
  fakeApi(fakeChurch, { calls, others: { getEvent: () => event, getEventSale: () => served } })

let pages: Pages
beforeAll(async () => {
  pages = await startPages()
})

test('an event is served with its tickets, prices and offers, until one of them changes; its seats are not', async () => {
  const calls: string[] = []
  const { status, body, changesAt } = await pages.open('/event/7', { api: selling(sale, calls) })
  expect(status).toBe(200)
  expect(body).toContain('Adulto')
  expect(body).toContain('buyingStep=tickets')
  expect(body).toContain('"price":"50.00","priceCurrency":"BRL","availability":"https://schema.org/PreOrder"')
  expect(calls).not.toContain('listSeats')
  expect(changesAt && changesAt <= new Date(opening)).toBe(true)
})

test('an event without tickets has no part for them', async () => {
  const { status, body } = await pages.open('/event/7', { api: selling(undefined) })
  expect(status).toBe(200)
  expect(body).not.toContain('buyingStep')
  expect(body).not.toContain('"Offer"')
})

test('the steps and the pages after them are served for the browser to fill', async () => {
  for (const path of ['/event/7?buyingStep=tickets', '/checkout', '/checkout/thank-you', '/event/7/tickets'])
    expect((await pages.open(path, { api: selling(sale) })).status, path).toBe(200)
})
