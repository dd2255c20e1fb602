import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aCode, aTicketType } from '../testing/tickets.ts'
import { WaitingForm } from './waiting-form.tsx'

let place: Record<string, unknown>
let calls: string[]

beforeEach(() => {
  sessionStorage.clear()
  calls = []
  place = {
    codigo: aCode,
    situacao: 'ESPERA',
    idIngresso: 1,
    quantidade: 1,
    posicao: 3,
    reserva: null,
    ofertaAte: null,
  }
  useSession.setState({ isRead: true })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${new URL(address, location.href).pathname.replace('/api/v1', '')}`)
    if (method === 'POST') return Response.json(place, { status: 201 })
    return Response.json(method === 'DELETE' ? {} : place)
  })
})
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = (isOpenAtFirst = true) =>
  renderPage(<WaitingForm eventId={7} type={aTicketType()} acesso="" isOpenAtFirst={isOpenAtFirst} />)

test('a place on the list survives a reload, until it is left', async () => {
  const screen = await open()
  await screen.getByRole('textbox', { name: 'Nome completo' }).fill('Ana Souza')
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
  await screen.getByRole('button', { name: 'Entrar na lista' }).click()
  await expect.element(screen.getByText('Você está na lista: posição 3')).toBeVisible()
  await screen.unmount()

  place = { ...place, posicao: 2 }
  const later = await open()
  await expect.element(later.getByText('Você está na lista: posição 2')).toBeVisible()
  await later.getByRole('button', { name: 'Sair da lista' }).click()
  await expect.element(later.getByText('Você saiu da lista de espera.')).toBeVisible()
  expect(calls.at(-1)).toBe(`DELETE /evento/7/espera/${aCode}/`)
  await later.unmount()
  const last = await open(false)
  await expect.element(last.getByRole('button', { name: 'Entrar na lista de espera' })).toBeVisible()
})

test('a place that was offered seats leads to them; one that has passed is forgotten', async () => {
  const screen = await open()
  await screen.getByRole('textbox', { name: 'Nome completo' }).fill('Ana Souza')
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
  await screen.getByRole('button', { name: 'Entrar na lista' }).click()
  await expect.element(screen.getByText(/Você está na lista/)).toBeVisible()
  await screen.unmount()

  place = { ...place, situacao: 'OFERTA', posicao: null, reserva: aCode }
  const offered = await open()
  await expect.element(offered.getByRole('link', { name: 'Aceitar a vaga' })).toBeVisible()
  await offered.unmount()

  place = { ...place, situacao: 'PASSOU', reserva: null }
  const passed = await open()
  await expect.element(passed.getByRole('button', { name: 'Entrar na lista' })).toBeVisible()
  expect(Object.keys(sessionStorage).filter((key) => key.includes('waiting'))).toEqual([])
})
