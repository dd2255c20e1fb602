import { queryClient } from '@narthex/client/data/query-client'
import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { MemberNotification } from '@narthex/contract/notifications/member-notification.endpoints'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPages } from '../../testing/render-page.tsx'
import { NotificationsPage } from './notifications-page.tsx'

const aNotification = (about: Partial<MemberNotification> = {}): MemberNotification => ({
  id: 1,
  titulo: 'Horário novo',
  corpo: 'Às dez.\nTodo domingo.',
  tipo: null,
  idEntidadeRelacionada: null,
  uuidEntidadeRelacionada: null,
  dataCadastro: '2026-01-01T12:00:00.000Z',
  flagLida: false,
  dataUltimaAlteracao: '2026-01-01T12:00:00.000Z',
  igreja: { codigo: 'ponte', nome: 'Ponte' },
  ...about,
})
let api: StubbedApi

beforeEach(() => {
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember })
  const itens = [
    aNotification(),
    aNotification({ id: 2, titulo: 'Festa na praia', tipo: { codigo: 'EVENTO' }, idEntidadeRelacionada: 12 }),
    aNotification({ id: 3, titulo: 'Vigília no farol', igreja: { codigo: 'farol', nome: 'Igreja do Farol' } }),
  ]
  api = stubApi({ 'GET /user/7/notificacao': { itens, proximo: null }, 'PUT /user/7/notificacao/leitura': {} })
})
afterEach(async () => {
  await cleanup()
  queryClient.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = (search = '') =>
  renderPages(
    { '/user/notifications': () => <NotificationsPage title="Notificações" /> },
    `/user/notifications${search}`,
  )
type Screen = Awaited<ReturnType<typeof open>>
const row = (screen: Screen, name: string) => screen.getByRole('listitem').filter({ hasText: name })
const dialog = (screen: Screen, name: string) => screen.getByRole('dialog', { name })

test('a message is read over the list, which has the focus again where it was; what leads somewhere is a link', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Você viu tudo.')).toBeVisible()
  await expect.element(row(screen, 'Horário novo')).toMatchTextContent('Nova')
  await expect.element(row(screen, 'Festa na praia').getByRole('link')).toHaveAttribute('href', '/event/12')
  const button = row(screen, 'Horário novo').getByRole('button')
  await button.click()
  await expect.element(dialog(screen, 'Horário novo').getByText(/Todo domingo\./)).toBeVisible()
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

test('what another church tells is named so, and a way there that fails can be tried again', async () => {
  api.answers['POST /security/entrega'] = refuse(503, 'BUSY')
  const screen = await open()
  await expect.element(row(screen, 'Vigília no farol')).toMatchTextContent('Igreja do Farol')
  await row(screen, 'Vigília no farol').getByRole('button').click()
  const way = dialog(screen, 'Vigília no farol').getByRole('button', { name: 'Abrir Igreja do Farol' })
  await way.click()
  await expect.element(screen.getByText('Não deu para abrir o site agora. Tente de novo.')).toBeVisible()
  await expect.element(way).toBeVisible()
})

test('a push opens what it told of, of this church alone', async () => {
  const screen = await open('?open=1')
  await expect.element(dialog(screen, 'Horário novo')).toBeVisible()
  await screen.unmount()
  const other = await open('?open=3')
  await expect.element(other.getByText('Você viu tudo.')).toBeVisible()
  expect(other.getByRole('dialog').elements()).toEqual([])
})
