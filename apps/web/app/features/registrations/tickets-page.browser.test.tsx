import { dropCopies } from '@narthex/client/data/member-copies'
import { queryClient } from '@narthex/client/data/query-client'
import type { Registration } from '@narthex/contract/tickets/ticket.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aRegistration, aTicket } from './testing/registrations.ts'
import { TicketsPage } from './tickets-page.tsx'

let isAnswering: boolean
let registrations: Registration[]

beforeEach(() => {
  useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })
  isAnswering = true
  registrations = [aRegistration()]
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isAnswering) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(address, location.href)
    if (!pathname.endsWith('/usuario/70/evento/7/inscricao/')) return Response.json({}, { status: 404 })
    return Response.json(registrations)
  })
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  queryClient.clear()
  await dropCopies()
})

const openPage = () => renderPage(<TicketsPage eventId={7} />)

test('a ticket shows its code to scan and to read, its holder, type, add-ons and state', async () => {
  const addOn = { id: 12, idIngresso: 3, nome: 'Camiseta', valor: 0, situacao: 'VALIDO' } as const
  registrations = [aRegistration({ ingressos: [aTicket({ adicionais: [addOn] })] })]
  const screen = await openPage()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Retiro das famílias' })).toBeVisible()
  const name = 'Código QR do ingresso de Davi Souza. Código 0123 4567 89AB CDEF'
  await expect.element(screen.getByRole('img', { name })).toBeVisible()
  for (const text of ['Davi Souza', 'Criança', 'Com Camiseta', 'Válido', '0123 4567 89AB CDEF'])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await expectAccessible(screen.container)
})

test('the code has a white margin in dark colours too', async () => {
  document.documentElement.dataset.theme = 'dark'
  const screen = await openPage()
  await expect.element(screen.getByRole('img')).toBeVisible()
  const margin = screen.getByRole('img').element().parentElement
  expect(margin && getComputedStyle(margin).backgroundColor).toBe('rgb(255, 255, 255)')
  delete document.documentElement.dataset.theme
})

test('the code fills the screen for the door, with a hint about its brightness', async () => {
  const screen = await openPage()
  await screen.getByRole('button', { name: /^Mostrar na entrada.*Davi Souza/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Davi Souza' })
  await expect.element(dialog.getByRole('img', { name: /0123 4567 89AB CDEF/ })).toBeVisible()
  await expect.element(dialog.getByText(/Aumente o brilho/)).toBeVisible()
})

test('a canceled ticket is struck through and has no code to scan', async () => {
  registrations = [aRegistration({ ingressos: [aTicket({ situacao: 'CANCELADO', qr: null })] })]
  const screen = await openPage()
  await expect.element(screen.getByText('Cancelado')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Davi Souza' })).toHaveClass('line-through')
  expect(screen.getByRole('img').elements()).toHaveLength(0)
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('a ticket that opens content leads to it; another does not', async () => {
  registrations = [aRegistration({ ingressos: [aTicket({ flagConteudo: true }), aTicket({ id: 12 })] })]
  const screen = await openPage()
  const links = screen.getByRole('link', { name: /^Conteúdo para participantes/ })
  await expect.element(links).toHaveAttribute('href', '/user/registrations/7/ticket/11/content')
  expect(links.elements()).toHaveLength(1)
})

test('a ticket that was let in says so', async () => {
  registrations = [aRegistration({ ingressos: [aTicket({ entradaEm: '2031-01-10T12:00:00Z' })] })]
  const screen = await openPage()
  await expect.element(screen.getByText('Entrada registrada')).toBeVisible()
  expect(screen.getByText('Válido').elements()).toHaveLength(0)
})

test('an order that waits for its payment leads to it', async () => {
  const waiting = aTicket({ situacao: 'RESERVADO', qr: null })
  registrations = [aRegistration({ situacao: 'PENDENTE', pedido: '01ARZ3NDEKTSV4RRFFQ69G5FAW', ingressos: [waiting] })]
  const screen = await openPage()
  await expect.element(screen.getByText('À espera do pagamento')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Continuar o pagamento' }))
    .toHaveAttribute('href', '/user/payment/01ARZ3NDEKTSV4RRFFQ69G5FAW')
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})

test('several purchases stand apart by their days, and a refunded one says what became of it', async () => {
  registrations = [
    aRegistration(),
    aRegistration({ codigo: 'B', situacao: 'ESTORNADA', dataCadastro: '2026-10-02T12:00:00Z' }),
  ]
  const screen = await openPage()
  const refunded = screen.getByRole('region', { name: /2 de out/ })
  await expect.element(refunded.getByText(/o valor foi devolvido/)).toBeVisible()
  await expect.element(screen.getByRole('region', { name: /1º de nov/ })).toBeVisible()
})

test('without a connection the tickets of the last visit are there, with their codes', async () => {
  const before = await openPage()
  await expect.element(before.getByRole('img')).toBeVisible()
  await cleanup()
  queryClient.clear()
  isAnswering = false
  const screen = await openPage()
  await expect.element(screen.getByRole('img', { name: /0123 4567 89AB CDEF/ })).toBeVisible()
  await expect.element(screen.getByText(/Sem conexão: estes são os dados salvos/)).toBeVisible()
})

test('after a log-out nothing of them is left on the device', async () => {
  const before = await openPage()
  await expect.element(before.getByRole('img')).toBeVisible()
  await cleanup()
  queryClient.clear()
  await dropCopies()
  isAnswering = false
  const screen = await openPage()
  await expect.element(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})

test('an event without tickets leads back to the others', async () => {
  registrations = []
  const screen = await openPage()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Nenhum ingresso deste evento' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ver as minhas inscrições' }))
    .toHaveAttribute('href', '/user/registrations')
})

test('tickets are taken along: all or each as a PDF, and the event for a calendar', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  registrations = [aRegistration({ ingressos: [aTicket(), aTicket({ id: 12, codigo: '1123456789ABCDEF' })] })]
  const screen = await openPage()
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    if (!isAnswering) throw new TypeError('Failed to fetch')
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename=ingressos.pdf' }
    return new Response('…', { headers })
  })
  await screen.getByRole('button', { name: 'Salvar os ingressos em PDF' }).click()
  await screen.getByRole('button', { name: 'Salvar em PDF o ingresso de Davi Souza' }).nth(1).click()
  await expect.poll(() => saved).toEqual(['ingressos.pdf', 'ingressos.pdf'])
  const path = '/api/v1/inscricao/01ARZ3NDEKTSV4RRFFQ69G5FAV'
  expect(calls).toEqual([`${path}/pdf?idioma=pt`, `${path}/pdf?idioma=pt&ingresso=12`])
  await expect
    .element(screen.getByRole('link', { name: 'Adicionar à agenda' }))
    .toHaveAttribute('href', `${path}/calendario?idioma=pt`)

  isAnswering = false
  await screen.getByRole('button', { name: 'Salvar os ingressos em PDF' }).click()
  await expect.element(screen.getByText('Não deu para baixar. Tente de novo.')).toBeVisible()
})
