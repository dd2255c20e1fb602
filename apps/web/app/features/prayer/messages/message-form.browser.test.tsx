import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { PrayerMessage } from '@narthex/contract/prayer/prayer.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPages } from '../../../testing/render-page.tsx'
import { aPrayerMessage, someHelp } from '../testing/prayers.ts'
import { Messages } from './messages.tsx'

const dates = { locale: 'pt' as const, timeZone: 'America/Recife', now: new Date('2026-01-03T12:00:00.000Z') }
const add = 'POST /oracao/mensagem/'
const member = { token: aToken, account: anAccount, clientAccount: aMember }
let api: StubbedApi
let messages: PrayerMessage[]

beforeEach(() => {
  sessionStorage.clear()
  messages = []
  api = stubApi({
    'GET /oracao/ponte-velha/5/mensagem/': () => ({ itens: messages, page: 1, limit: 100, total: messages.length }),
    [add]: ({ mensagem }: { mensagem: string }) => {
      messages = [...messages, aPrayerMessage({ mensagem, flagPodeApagar: true })]
      return { id: 9, situacao: 'PUBLICADA', ajuda: null }
    },
  })
  useSession.setState({ isRead: true, ...member })
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const open = (hash = '') => {
  const pages = { '/prayer/5': () => <Messages prayerId={5} dates={dates} whoReads="all" /> }
  return renderPages(pages, `/prayer/5${hash}`)
}
type Screen = Awaited<ReturnType<typeof open>>
const field = (screen: Screen) => screen.getByLabelText('A sua mensagem')
const send = (screen: Screen) => screen.getByRole('button', { name: 'Deixar a mensagem' })

test('what a visitor has begun to write is still there once they are logged in, and one touch sends it', async () => {
  useSession.setState({ token: undefined, account: undefined, clientAccount: undefined })
  const visitor = await open()
  await field(visitor).fill('Que volte bem')
  await send(visitor).click()
  await expect
    .element(visitor.getByRole('dialog').getByRole('link', { name: 'Entrar ou criar conta' }))
    .toHaveAttribute('href', '/access?redirectTo=%2Fprayer%2F5%23send-message')
  expect(api.sent).toEqual([])
  await visitor.unmount()
  useSession.setState(member)
  const screen = await open('#send-message')
  await expect.element(send(screen)).toHaveFocus()
  await expect.element(field(screen)).toHaveValue('Que volte bem')
  await send(screen).click()
  await expect.element(screen.getByText('A sua mensagem está aqui.', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('listitem')).toMatchTextContent('Que volte bem')
  await expect.element(field(screen)).toHaveValue('')
})

test('a double click sends a message once; one that failed is sent again under the same key', async () => {
  const screen = await open()
  await field(screen).fill('Que volte bem')
  const answer = api.answers[add]
  api.answers[add] = refuse(503, 'BUSY')
  await send(screen).click()
  await vi.waitFor(() => expect(api.sent).toHaveLength(1))
  await expect.element(send(screen)).not.toHaveAttribute('aria-busy', 'true')
  api.answers[add] = answer
  await send(screen).dblClick()
  await expect.element(screen.getByRole('listitem')).toMatchTextContent('Que volte bem')
  const keys = api.sent.map(({ body }) => (body as { chave: string }).chave)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
})

test('a message that is read first says so; one whose writer may be in danger brings help', async () => {
  api.answers[add] = { id: 9, situacao: 'PENDENTE', ajuda: someHelp }
  const screen = await open()
  await field(screen).fill('Eu também não aguento mais')
  await send(screen).click()
  await expect.element(screen.getByText(/Alguém da igreja vai ler antes de ela aparecer/)).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Você não está só' })).toHaveFocus()
  await expect.element(screen.getByRole('link', { name: /188/ })).toHaveAttribute('href', 'tel:188')
  await expectAccessible(screen.container)
})

test('a message to a request that is gone stays in the field', async () => {
  api.answers[add] = refuse(404, 'NOT_FOUND')
  const screen = await open()
  await field(screen).fill('Que volte bem')
  await send(screen).click()
  await expect.element(screen.getByText(/Este pedido não está mais no mural/)).toBeVisible()
  await expect.element(field(screen)).toHaveValue('Que volte bem')
})

test('one’s own message is deleted after a question, and only that', async () => {
  messages = [aPrayerMessage({ id: 8, nome: 'Ana' }), aPrayerMessage({ flagPodeApagar: true })]
  api.answers['DELETE /oracao/mensagem/9'] = refuse(503, 'BUSY')
  const screen = await open()
  const remove = screen.getByRole('button', { name: /^Apagar/ })
  await expect.element(remove).toHaveAccessibleName('Apagar a mensagem de Bruno')
  await remove.click()
  const confirm = screen.getByRole('dialog').getByRole('button', { name: 'Apagar', exact: true })
  await confirm.click()
  await expect.element(screen.getByText('Não deu para apagar agora. Tente de novo.')).toBeVisible()
  api.answers['DELETE /oracao/mensagem/9'] = {}
  await remove.click()
  await confirm.click()
  await expect.element(screen.getByText('A mensagem foi apagada.')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
})
