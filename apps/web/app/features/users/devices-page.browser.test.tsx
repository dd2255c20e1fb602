import { queryClient } from '@narthex/client/data/query-client'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { DevicesPage } from './devices-page.tsx'

let isAnswering: boolean
/** The first is the device in hand. */
let devices: string[]

beforeEach(() => {
  useSession.setState({ account: anAccount, clientAccount: aMember })
  isAnswering = true
  devices = ['Firefox', 'Chrome', 'Safari']
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (!isAnswering) throw new TypeError('Failed to fetch')
    const ended = address.split('/').at(-1)
    if (method === 'DELETE')
      devices = devices.filter((name, place) => (ended === 'sessao' ? place === 0 : name !== ended))
    return Response.json(method === 'GET' ? devices.map(session) : {})
  })
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
  vi.unstubAllGlobals()
})

const session = (dispositivo: string, place: number) => ({
  id: dispositivo,
  superficie: dispositivo === 'Safari' ? 'ESCRITORIO' : 'SITE',
  dispositivo,
  flagAtual: place === 0,
  criadaEm: '2026-01-01T12:00:00.000Z',
  usadaEm: '2026-01-02T12:00:00.000Z',
})

const openPage = () => renderPage(<DevicesPage title="Aparelhos" />)

test('a device that is ended by keyboard leaves the list, and the focus goes to the message', async () => {
  const screen = await openPage()
  const end = screen.getByRole('button', { name: /Chrome/ })
  await expect.element(end).toBeVisible()
  ;(end.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Chrome foi desconectado.')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Chrome foi desconectado.'))
})

test('a session of the office is told from one of the site', async () => {
  const screen = await openPage()
  const device = (name: string) => screen.getByRole('listitem').filter({ hasText: name })
  await expect.element(device('Safari').getByText('Administração da igreja')).toBeVisible()
  await expect.element(device('Chrome').getByText(/Administração/)).not.toBeInTheDocument()
})

test('a device that is ended is not shown when the page is opened again', async () => {
  const before = await openPage()
  await before.getByRole('button', { name: /Chrome/ }).click()
  await expect.element(before.getByText('Chrome foi desconectado.')).toBeVisible()
  await before.unmount()
  isAnswering = false
  const after = await openPage()
  expect(after.getByRole('listitem').elements()).toHaveLength(2)
})

test('a device that cannot be ended stays, with a message', async () => {
  const screen = await openPage()
  await expect.element(screen.getByRole('button', { name: /Chrome/ })).toBeVisible()
  isAnswering = false
  await screen.getByRole('button', { name: /Chrome/ }).click()
  await expect.element(screen.getByText('Não conseguimos desconectar agora. Tente de novo.')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(3)
})

test('devices that cannot be loaded are loaded at the next attempt', async () => {
  isAnswering = false
  const screen = await openPage()
  const retry = screen.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  isAnswering = true
  await retry.click()
  await expect.element(screen.getByText('Chrome')).toBeVisible()
})

test('all other devices are ended after a question, and the one in hand stays', async () => {
  const screen = await openPage()
  await expect.element(screen.getByRole('listitem').first().getByText('Este aparelho')).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Desconectar todos os outros' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Desconectar os outros aparelhos?' })
  await expectAccessible(dialog.element())
  expect(devices).toHaveLength(3)
  await dialog.getByRole('button', { name: 'Desconectar todos' }).click()
  await expect.element(screen.getByText('Pronto: a sua conta está aberta só aqui.')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
  expect(devices).toEqual(['Firefox'])
})
