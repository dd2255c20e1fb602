import { queryClient } from '@narthex/client/data/query-client'
import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPages } from '../../../testing/render-page.tsx'
import { anOwnPrayer, someHelp } from '../testing/prayers.ts'
import { DeletePrayerPage } from './delete-prayer-page.tsx'
import { MyPrayerPage } from './my-prayer-page.tsx'
import { PrayerDeletedPage } from './prayer-deleted-page.tsx'

const own = 'GET /user/oracao/5'
const answer = 'PUT /oracao/5/resposta'
let api: StubbedApi

beforeEach(() => {
  sessionStorage.clear()
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember })
  api = stubApi({
    [own]: anOwnPrayer({ total: 1, mensagens: 1 }),
    'GET /oracao/ponte-velha/5/mensagem/': { itens: [], page: 1, limit: 100, total: 0 },
  })
})
afterEach(async () => {
  await cleanup()
  queryClient.clear()
  sessionStorage.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = (address = '/user/prayer/5') =>
  renderPages(
    {
      '/user/prayer/:prayerId': () => <MyPrayerPage title="Meu pedido" />,
      '/prayer/:prayerId/delete': () => <DeletePrayerPage title="Apagar o pedido?" />,
      '/prayer/delete/success': PrayerDeletedPage,
    },
    address,
  )

test('an author tells that their prayer was answered, and the joy has the focus', async () => {
  api.answers[answer] = { situacao: 'PUBLICADA', ajuda: null }
  const screen = await open('/user/prayer/5#answer')
  await expect.element(screen.getByRole('heading', { name: 'Deus respondeu?' })).toHaveFocus()
  await expect.element(screen.getByText('1 pessoa orou · 1 mensagem')).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByLabelText(/^O que aconteceu/).fill(' Ela já está em casa ')
  await screen.getByRole('button', { name: 'Marcar como respondido' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Que alegria!' })).toHaveFocus()
  expect(api.sent).toEqual([{ call: answer, body: { testemunho: 'Ela já está em casa' } }])
})

test('an answer that is read first says so, and one whose author may be in danger brings help', async () => {
  api.answers[answer] = { situacao: 'PENDENTE', ajuda: null }
  const waiting = await open()
  await waiting.getByRole('button', { name: 'Marcar como respondido' }).click()
  await expect.element(waiting.getByText(/assim que alguém da igreja ler/)).toBeVisible()
  expect(api.sent[0]?.body).toEqual({})
  await waiting.unmount()
  api.answers[answer] = { situacao: 'CUIDADO', ajuda: someHelp }
  const inDanger = await open()
  await inDanger.getByRole('button', { name: 'Marcar como respondido' }).click()
  await expect.element(inDanger.getByRole('link', { name: /188/ })).toBeVisible()
})

test.each([
  ['PENDENTE', 'Esperando aprovação'],
  ['RESERVADA', 'Só com a equipe pastoral'],
  ['CUIDADO', 'Em acompanhamento pastoral'],
  ['OCULTA', 'Fora do mural'],
  ['RECUSADA', 'Não foi para o mural'],
] as const)('a request in the state %s says “%s”, and is not to be seen on the wall', async (situacao, name) => {
  api.answers[own] = anOwnPrayer({ situacao, muralAte: null })
  const screen = await open()
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver no mural' }).elements()).toEqual([])
})

test('a request is left on the wall for longer, where it may be', async () => {
  api.answers[own] = anOwnPrayer({ flagPodeRenovar: true })
  api.answers['PUT /oracao/5/renovacao'] = refuse(503, 'BUSY')
  const screen = await open()
  await expect.element(screen.getByRole('link', { name: 'Ver no mural' })).toHaveAttribute('href', '/prayer/5')
  const renew = screen.getByRole('button', { name: 'Deixar por mais tempo no mural' })
  await renew.click()
  await expect.element(screen.getByText('Não deu para renovar agora. Tente de novo.')).toBeVisible()
  api.answers['PUT /oracao/5/renovacao'] = () => {
    api.answers[own] = anOwnPrayer()
    return {}
  }
  await renew.click()
  await expect.element(screen.getByText(/o pedido fica no mural por mais tempo/)).toBeVisible()
  await expect.element(renew).not.toBeInTheDocument()
})

test('a request is deleted after a question, also where it was deleted already', async () => {
  api.answers['DELETE /oracao/5'] = refuse(503, 'BUSY')
  const screen = await open('/prayer/5/delete')
  await expect.element(screen.getByText(/Não dá para desfazer\./)).toBeVisible()
  await expectAccessible(screen.container)
  const remove = screen.getByRole('button', { name: 'Apagar o pedido' })
  await remove.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  api.answers['DELETE /oracao/5'] = refuse(404, 'NOT_FOUND')
  await remove.click()
  await expect.element(screen.getByRole('heading', { name: 'O pedido foi apagado' })).toBeVisible()
})

test('an author who keeps the request comes back to it; what is not theirs is not found', async () => {
  const screen = await open('/prayer/5/delete')
  await screen.getByRole('link', { name: 'Manter o pedido' }).click()
  await expect.element(screen.getByText('No mural', { exact: true })).toBeVisible()
  expect(api.sent).toEqual([])
  await screen.unmount()
  queryClient.clear()
  api.answers[own] = refuse(404, 'NOT_FOUND')
  const gone = await open('/prayer/5/delete')
  await expect.element(gone.getByText('Não achamos este pedido')).toBeVisible()
})
