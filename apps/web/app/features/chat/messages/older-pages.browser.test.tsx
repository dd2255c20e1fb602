import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { Chat } from '../chat.tsx'
import { aMessage } from '../testing/a-message.ts'
import { FakeChat } from '../testing/fake-chat.ts'

let chat: FakeChat
const all = Array.from({ length: 120 }, (_, at) => aMessage(at + 1))

beforeEach(() => {
  sessionStorage.clear()
  useSession.setState({ isRead: true })
  chat = new FakeChat()
  chat.messages = all.slice(70)
  chat.hasOlder = true
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const path = 'GET /igreja/ponte-velha/chat/geral/mensagem/'
function giveOlder(): number[] {
  const asked: number[] = []
  chat.on(path, ({ query }) => {
    const before = Number(query.get('antes'))
    asked.push(before)
    const older = all.filter(({ id }) => id < before)
    return Response.json({ mensagens: older.slice(-50), flagAnteriores: older.length > 50 })
  })
  return asked
}

async function openAtTop() {
  const screen = await renderPage(
    <div style={{ height: '36rem', width: '24rem' }}>
      <Chat channel="geral" />
    </div>,
  )
  await expect.element(screen.getByText('Mensagem 120.')).toBeVisible()
  screen.getByRole('log').element().scrollTop = 0
  return screen
}

test('scrolled up, older messages come page by page, each once, and the place stays', async () => {
  const asked = giveOlder()
  const screen = await openAtTop()
  await expect.poll(() => screen.getByText('Mensagem 21.').elements()).toHaveLength(1)
  const list = screen.getByRole('log').element()
  expect(list.scrollTop).toBeGreaterThan(0)
  list.scrollTop = 0
  await expect.poll(() => screen.getByText('Mensagem 1.', { exact: true }).elements()).toHaveLength(1)
  expect(asked).toEqual([71, 21])
  expect(screen.getByText('Mensagem 71.').elements()).toHaveLength(1)
})

test('where older messages do not come, they are asked for again', async () => {
  chat.refuse(path, 503, 'UNAVAILABLE')
  const screen = await openAtTop()
  await expect.element(screen.getByText(/Não conseguimos carregar as mensagens anteriores/)).toBeVisible()
  giveOlder()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => screen.getByText('Mensagem 21.').elements()).toHaveLength(1)
})
