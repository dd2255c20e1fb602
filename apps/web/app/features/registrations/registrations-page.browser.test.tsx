import { dropCopies } from '@narthex/client/data/member-copies'
import { queryClient } from '@narthex/client/data/query-client'
import type { MyEvent } from '@narthex/contract/tickets/ticket.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { RegistrationsPage } from './registrations-page.tsx'
import { aMyEvent, anEvent, aRegistration } from './testing/registrations.ts'
import { TicketsPage } from './tickets-page.tsx'

let isAnswering: boolean
let events: MyEvent[]
/** Events whose tickets were asked for. */
let asked: string[]

beforeEach(() => {
  useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })
  isAnswering = true
  asked = []
  events = [aMyEvent(), pastEvent]
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isAnswering) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(address, location.href)
    const [, id] = /\/usuario\/70\/evento\/(?:(\d+)\/inscricao\/)?$/.exec(pathname) ?? []
    if (id === undefined) return Response.json(events)
    asked.push(id)
    return Response.json([aRegistration()])
  })
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  queryClient.clear()
  await dropCopies()
})

const pastEvent = aMyEvent({
  evento: { ...anEvent, id: 8, titulo: 'Feira', dataInicio: '2025-01-10T12:00:00Z', dataFim: '2025-01-10T20:00:00Z' },
  ingressos: 1,
})

const openPage = () => renderPage(<RegistrationsPage title="Minhas inscrições" />)

test('events to come stand before past ones, each with its tickets counted, and lead to them', async () => {
  const screen = await openPage()
  const coming = screen.getByRole('region', { name: 'Próximos' })
  await expect.element(coming.getByText('2 ingressos')).toBeVisible()
  await expect.element(coming.getByText(/Sítio Serra Mansa/)).toBeVisible()
  await expectAccessible(screen.container)
  await expect
    .element(coming.getByRole('link', { name: 'Retiro das famílias' }))
    .toHaveAttribute('href', '/user/registrations/7/tickets')
  await expect.element(screen.getByRole('region', { name: 'Já aconteceram' }).getByText('1 ingresso')).toBeVisible()
})

test('an order that waits for its payment leads to it', async () => {
  events = [aMyEvent({ ingressos: 0, pendentes: 2, pedido: 'W' })]
  const screen = await openPage()
  await expect.element(screen.getByText('2 à espera do pagamento')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Continuar o pagamento de Retiro das famílias' }))
    .toHaveAttribute('href', '/user/payment/W')
  expect(screen.getByText('0 ingressos').elements()).toHaveLength(0)
})

test('without registrations the events are offered', async () => {
  events = []
  const screen = await openPage()
  await expect.element(screen.getByText('Você ainda não tem inscrições')).toBeVisible()
  await expectAccessible(screen.container)
  await expect.element(screen.getByRole('link', { name: 'Ver os eventos' })).toHaveAttribute('href', '/event')
})

test('the tickets of events to come are kept before they are opened, those of past ones are not asked for', async () => {
  const before = await openPage()
  await expect.element(before.getByText('2 ingressos')).toBeVisible()
  await expect.poll(() => asked).toEqual(['7'])
  await cleanup()
  queryClient.clear()
  isAnswering = false
  const screen = await renderPage(<TicketsPage eventId={7} />)
  await expect.element(screen.getByRole('img', { name: /Davi Souza/ })).toBeVisible()
})

test('a list that cannot be loaded is loaded at the next attempt', async () => {
  isAnswering = false
  const screen = await openPage()
  const retry = screen.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  isAnswering = true
  await retry.click()
  await expect.element(screen.getByRole('region', { name: 'Próximos' })).toBeVisible()
})
