import { queryClient } from '@narthex/client/data/query-client'
import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { NotificationChoices } from '@narthex/contract/notifications/member-notification.endpoints'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount, aSite } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ChoicesPage } from './choices-page.tsx'
import { NotificationsPage } from './notifications-page.tsx'
import { type FakePush, fakePush } from './testing/fake-push.ts'

const choices = 'GET /user/7/notificacao/escolhas'
const save = 'PUT /user/7/notificacao/escolhas'
let api: StubbedApi
let push: FakePush

beforeEach(() => {
  localStorage.clear()
  push = fakePush()
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember })
  api = stubApi({
    [choices]: { tiposDesligados: ['EVENTO'], silencio: null } satisfies NotificationChoices,
    [save]: {},
    'GET /user/7/notificacao': { itens: [], proximo: null },
    'GET /push/chave': { chavePublica: 'chave' },
    'PUT /user/7/push': {},
    'DELETE /user/7/push': {},
  })
})
afterEach(async () => {
  await cleanup()
  queryClient.clear()
  localStorage.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const site = { ...aSite, modules: ['MOD_EVENTO', 'MOD_CULTO'], corApp: '#0e7c7b' } as never
const open = () => renderPage(<ChoicesPage title="Preferências" />, { site })
type Screen = Awaited<ReturnType<typeof open>>
const kind = (screen: Screen, name: string) => screen.getByRole('switch', { name, exact: true })
const saved = () => api.sent.filter(({ call }) => call === save).map(({ body }) => body)

test('a member chooses of what to hear, among what this church tells', async () => {
  const screen = await open()
  await expect.element(kind(screen, 'Evento')).not.toBeChecked()
  expect(screen.getByRole('switch', { name: 'Devocional' }).elements()).toEqual([])
  await expectAccessible(screen.container)
  await kind(screen, 'Evento').click()
  await kind(screen, 'Aviso').click()
  await expect.element(screen.getByText('Preferências salvas.')).toBeVisible()
  await vi.waitFor(() =>
    expect(saved()).toEqual([
      { tiposDesligados: [], silencio: null },
      { tiposDesligados: ['AVISO'], silencio: null },
    ]),
  )
})

test('quiet hours are saved once both ends are whole and differ', async () => {
  const screen = await open()
  await kind(screen, 'Silenciar à noite').click()
  const [from, until] = [screen.getByLabelText('Das'), screen.getByLabelText('Até as')]
  await expect.element(from).toHaveValue('22:00')
  await until.fill('22:00')
  await expect.element(screen.getByText('O começo e o fim precisam ser diferentes.')).toBeVisible()
  await until.fill('')
  await expect.element(screen.getByText('Escreva a hora, como 22:00.')).toBeVisible()
  await until.fill('06:30')
  await kind(screen, 'Silenciar à noite').click()
  await expect.element(from).not.toBeInTheDocument()
  await vi.waitFor(() =>
    expect(saved().map((body) => (body as NotificationChoices).silencio)).toEqual([
      { inicio: '22:00', fim: '07:00' },
      { inicio: '22:00', fim: '06:30' },
      null,
    ]),
  )
})

test('a choice that could not be saved says so, and is shown as it stands', async () => {
  api.answers[save] = refuse(503, 'BUSY')
  const screen = await open()
  await kind(screen, 'Evento').click()
  await expect.element(screen.getByText('Não deu para salvar. Tente de novo.')).toBeVisible()
  await expect.element(kind(screen, 'Evento')).not.toBeChecked()
})

test('choices that cannot be loaded are loaded at the next attempt', async () => {
  api.isAnswering = false
  const screen = await open()
  const retry = screen.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  api.isAnswering = true
  await retry.click()
  await expect.element(kind(screen, 'Evento')).toBeVisible()
})

test('pushes are turned on and off for the device', async () => {
  const screen = await open()
  await expect.element(screen.getByText('As notificações não chegam neste aparelho.')).toBeVisible()
  await screen.getByRole('button', { name: 'Ativar neste aparelho' }).click()
  await expect.element(screen.getByText('As notificações chegam neste aparelho.')).toBeVisible()
  await expect.element(screen.getByText('Pronto! A próxima novidade chega aqui.')).toBeVisible()
  await screen.getByRole('button', { name: 'Desativar neste aparelho' }).click()
  await expect.element(screen.getByText('Pronto. Nada mais chega neste aparelho.')).toBeVisible()
  expect(push.isSubscribed()).toBe(false)
  expect(api.sent.map(({ call }) => call)).toEqual(['PUT /user/7/push', 'DELETE /user/7/push'])
})

test('a device that its owner’s browser blocks says how to let it in, and one that could not be turned on is tried again', async () => {
  api.answers['PUT /user/7/push'] = refuse(503, 'BUSY')
  const screen = await open()
  await screen.getByRole('button', { name: 'Ativar neste aparelho' }).click()
  await expect.element(screen.getByText(/Não deu para ativar agora/)).toBeVisible()
  await screen.unmount()
  queryClient.clear()
  push.permission = 'denied'
  const denied = await open()
  await expect.element(denied.getByText(/O navegador está bloqueando as notificações/)).toBeVisible()
  expect(denied.getByRole('button', { name: /neste aparelho/ }).elements()).toEqual([])
})

test('the list offers pushes where there are none, and says when all is quiet', async () => {
  const screen = await renderPage(<NotificationsPage title="Notificações" />, { site })
  await expect.element(screen.getByText('Tudo quieto por aqui')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Ver os próximos eventos' })).toHaveAttribute('href', '/event')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Ativar neste aparelho' }).click()
  await expect.element(screen.getByText('Pronto! A próxima novidade chega aqui.')).toBeVisible()
  expect(push.isSubscribed()).toBe(true)
})
