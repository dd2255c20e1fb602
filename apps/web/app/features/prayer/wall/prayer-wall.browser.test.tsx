import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { Prayer } from '@narthex/contract/prayer/prayer.schemas'
import type { Role } from '@narthex/contract/users/user.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPages } from '../../../testing/render-page.tsx'
import { aPrayer } from '../testing/prayers.ts'
import { PrayerWall, type PrayerWallProps } from './prayer-wall.tsx'

const support = 'GET /oracao/ponte-velha/apoio'
const report = 'POST /oracao/denuncia/'
const reasons = [{ id: 3, nome: 'Saúde' }]
const member = { token: aToken, account: anAccount, clientAccount: aMember }
let api: StubbedApi

beforeEach(() => {
  api = stubApi({
    [support]: [{ id: 5, total: 4, mensagens: 2, jaOrei: false, flagMinha: false }],
    'POST /oracao/orar/': { total: 5 },
    [report]: {},
  })
  useSession.setState({ isRead: true, ...member })
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

function open(prayers: Prayer[] = [aPrayer()], query: PrayerWallProps['query'] = {}, hash = '') {
  const list = { itens: prayers, total: prayers.length, page: 1, limit: 20 }
  const renderedAt = '2026-01-03T12:00:00.000Z'
  const wall = { title: 'Mural de oração', reasons, query, list, renderedAt }
  return renderPages({ '/prayer': () => <PrayerWall {...wall} /> }, `/prayer${hash}`)
}
type Screen = Awaited<ReturnType<typeof open>>
const pray = (screen: Screen) => screen.getByRole('button', { name: 'Orei por você' })

test('the wall has no barrier, and names nobody who asked without a name', async () => {
  const screen = await open([aPrayer({ nome: null, flagAnonimo: true, motivo: { id: 3, nome: 'Saúde' } })])
  await expect.element(screen.getByRole('article')).toMatchTextContent('Anônimo')
  await expect.element(screen.getByRole('article')).toMatchTextContent('Saúde')
  await expect.element(screen.getByText(/^4 pessoas oraram/)).toBeVisible()
  await expectAccessible(screen.container)
})

test('a prayer is counted once, however often the button is pressed', async () => {
  const screen = await open()
  await expect.element(screen.getByText(/^4 pessoas oraram/)).toBeVisible()
  await pray(screen).dblClick()
  await expect.element(pray(screen)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByText(/^Você e mais 4 pessoas oraram/)).toBeVisible()
  expect(api.sent).toEqual([{ call: 'POST /oracao/orar/', body: { idOracao: 5 } }])
})

test('a visitor is asked to log in, and comes back to the very button, which nothing has pressed', async () => {
  useSession.setState({ token: undefined, account: undefined, clientAccount: undefined })
  const visitor = await open()
  await pray(visitor).click()
  await expectAccessible(visitor.container)
  await expect
    .element(visitor.getByRole('dialog').getByRole('link', { name: 'Entrar ou criar conta' }))
    .toHaveAttribute('href', '/access?redirectTo=%2Fprayer%23pray-5')
  await visitor.unmount()
  useSession.setState(member)
  const screen = await open(undefined, {}, '#pray-5')
  await expect.element(pray(screen)).toHaveFocus()
  await expect.element(pray(screen)).toHaveAttribute('aria-pressed', 'false')
  expect(api.sent).toEqual([])
})

test('a report has a reason and, for those who wish, a sentence; it is thanked for', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Denunciar o pedido de Ana' }).click()
  const dialog = screen.getByRole('dialog', { name: 'O que há de errado?' })
  const send = dialog.getByRole('button', { name: 'Denunciar' })
  await send.click()
  await expect.element(dialog.getByText('Escolha um motivo.')).toBeVisible()
  await dialog.getByText('É propaganda ou golpe').click()
  await dialog.getByLabelText(/^Quer contar mais\?/).fill(' Vende um curso. ')
  await expectAccessible(screen.container)
  api.answers[report] = refuse(503, 'BUSY')
  await send.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  api.answers[report] = {}
  await send.click()
  await expect.element(dialog.getByText(/Obrigado por avisar/)).toHaveFocus()
  expect(api.sent.at(-1)?.body).toEqual({ idOracao: 5, motivo: 'SPAM', texto: 'Vende um curso.' })
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('one’s own request cannot be reported, and only those who look after the wall find their way there', async () => {
  api.answers[support] = [{ id: 5, total: 0, mensagens: 0, jaOrei: false, flagMinha: true }]
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: /^Denunciar/ })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Moderar o mural' }).elements()).toEqual([])
  await screen.unmount()
  useSession.setState({ roles: [{ role: 'ROLE_ADMIN', igreja: { codigo: 'ponte' } }] as Role[] })
  const admin = await open()
  await expect
    .element(admin.getByRole('link', { name: 'Moderar o mural' }))
    .toHaveAttribute('href', '/prayer/moderation')
})

test('an empty wall waits for the first request; a reason without any, and no answers yet, say so', async () => {
  const screen = await open([])
  await expect.element(screen.getByText('O mural está esperando o primeiro pedido')).toBeVisible()
  await screen.unmount()
  const answered = await open([], { respondidas: 1 })
  await expect.element(answered.getByText('As respostas vão aparecer aqui')).toBeVisible()
  await answered.unmount()
  const narrowed = await open([], { motivo: 3 })
  await expect.element(narrowed.getByText(/Nada encontrado/)).toBeVisible()
  // The chosen one leads back to all of them.
  await expect.element(narrowed.getByRole('link', { name: 'Saúde' })).toHaveAttribute('href', '/prayer')
})
