import type { EventPage } from '@narthex/contract/events/event.schemas'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aCode, aHold, anEvent, aQuote, aSale, someSeats } from '../testing/tickets.ts'
import { BuyingFlow } from './buying-flow.tsx'
import { dropPurchase, emptyPurchase, keepPurchase, readPurchase } from './kept-purchase.ts'
import type { PurchaseMessage } from './purchase-channel.ts'

const event = { ...anEvent, corpo: null, programa: [], convidados: [], endereco: null } as unknown as EventPage
const otherCode = aCode.replace('0', '1')
const begun = {
  ...emptyPurchase,
  reserva: aCode,
  visto: aQuote(),
  tickets: [{ chave: 'a', idIngresso: 1, adicionais: [] }],
}
const bia = {
  nome: 'Bia',
  email: null,
  telefone: null,
  dataNascimento: null,
  sexo: null,
  respostas: [],
  responsavel: null,
  consentimento: false,
}
const notice = /Esta inscrição também está aberta em outra aba/
let otherTab: BroadcastChannel
let heard: PurchaseMessage[]
let hasFailed: boolean

/** Sends a message as another tab of this browser, opened earlier or later. */
function say(message: PurchaseMessage, isOlder = true): void {
  otherTab.postMessage({ tab: 'another', since: isOlder ? 0 : performance.timeOrigin + 1000, message })
}

beforeEach(() => {
  sessionStorage.clear()
  dropPurchase(7)
  heard = []
  hasFailed = false
  otherTab = new BroadcastChannel('narthex:tickets-7')
  otherTab.onmessage = ({ data }) => heard.push(data.message)
  useSession.setState({ isRead: true })
  keepPurchase(7, begun)
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, location.href).pathname.replace('/api/v1', '')
    if (path.endsWith('/vagas/')) return Response.json(someSeats())
    if (path === '/evento/7/orcamento/') return Response.json(aQuote())
    if (path === '/evento/7/reserva/') return Response.json(aHold({ codigo: otherCode }), { status: 201 })
    if (path.startsWith(`/evento/7/reserva/${aCode}`))
      return Response.json(aHold(hasFailed ? { situacao: 'EXPIRADA' } : {}))
    if (path.startsWith(`/evento/7/reserva/${otherCode}`)) return Response.json(aHold({ codigo: otherCode }))
    throw new TypeError('Failed to fetch')
  })
})
afterEach(() => {
  otherTab.close()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

function Flow() {
  return <BuyingFlow event={event} served={aSale()} search={useLocation().search} />
}
const open = (search = '?buyingStep=holders&fillTicket=1') => renderPage(<Flow />, {}, search)

test('a duplicated tab says that its purchase is open in an older tab, until that one leaves', async () => {
  const screen = await open()
  await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'open', reserva: aCode }))
  say({ kind: 'here', reserva: aCode })
  await expect.element(screen.getByText(notice)).toBeVisible()
  say({ kind: 'left', reserva: aCode })
  await expect.element(screen.getByText(notice)).not.toBeInTheDocument()
})

test('the older tab answers the later one, and says nothing itself', async () => {
  const screen = await open()
  await expect.element(screen.getByText(/Sua reserva expira em/)).toBeVisible()
  say({ kind: 'open', reserva: aCode }, false)
  await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'here', reserva: aCode }))
  await expect.element(screen.getByText(notice)).not.toBeInTheDocument()
})

test('a tab with another hold is not concerned', async () => {
  const screen = await open()
  await expect.element(screen.getByText(/Sua reserva expira em/)).toBeVisible()
  say({ kind: 'here', reserva: otherCode })
  say({ kind: 'registered', reserva: otherCode })
  say({ kind: 'here', reserva: aCode })
  await expect.element(screen.getByText(notice)).toBeVisible()
  expect(readPurchase(7).tickets).toEqual(begun.tickets)
})

test('what is filled in and held again in one tab is taken over in the other', async () => {
  const screen = await open()
  await expect.element(screen.getByText(/Sua reserva expira em/)).toBeVisible()
  const chosenAgain = [...begun.tickets, { chave: 'b', idIngresso: 1, adicionais: [] }]
  say({ kind: 'changed', reserva: aCode, purchase: { ...begun, tickets: chosenAgain, participantes: { a: bia } } })
  await vi.waitFor(() => expect(readPurchase(7).participantes).toEqual({ a: bia }))
  expect(readPurchase(7).tickets, 'as long as they are not held').toEqual(begun.tickets)

  say({ kind: 'changed', reserva: aCode, purchase: { ...begun, tickets: chosenAgain, reserva: otherCode } })
  await vi.waitFor(() => expect(readPurchase(7).reserva).toBe(otherCode))
  await expect.element(screen.getByText('1 de 2')).toBeVisible()
})

test('a hold that was taken again is told to the other tab', async () => {
  hasFailed = true
  const screen = await open()
  await screen.getByRole('button', { name: 'Reservar de novo' }).click()
  await vi.waitFor(() =>
    expect(heard).toContainEqual(
      expect.objectContaining({
        kind: 'changed',
        reserva: aCode,
        purchase: expect.objectContaining({ reserva: otherCode }),
      }),
    ),
  )
})

test('a registration in one tab ends the flow of the other, and nothing is left to be bought twice', async () => {
  const screen = await open()
  await expect.element(screen.getByText(/Sua reserva expira em/)).toBeVisible()
  say({ kind: 'registered', reserva: aCode })
  // The page of the registration is another one.
  await expect.element(screen.getByText(/Sua reserva expira em/)).not.toBeInTheDocument()
  expect(readPurchase(7)).toEqual(emptyPurchase)
})
