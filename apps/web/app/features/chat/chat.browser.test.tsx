import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useSession } from '../../session/session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Chat, type ChatProps } from './chat.tsx'
import { aChannel, aMessage } from './testing/a-message.ts'
import { FakeChat } from './testing/fake-chat.ts'

let chat: FakeChat

beforeEach(() => {
  sessionStorage.clear()
  useSession.setState({ isRead: true })
  chat = new FakeChat()
  chat.messages = [aMessage(1), aMessage(2, { by: 'rui' })]
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = (props: Partial<ChatProps> = {}) =>
  renderPage(
    <div style={{ height: '36rem', width: '24rem' }}>
      <Chat channel="geral" {...props} />
    </div>,
  )
type Screen = Awaited<ReturnType<typeof open>>
const field = (screen: Screen) => screen.getByRole('textbox', { name: 'Sua mensagem' })

/** Events before the stream is open would be lost. */
const streaming = () => vi.waitFor(() => expect(chat.streams.open()[0]).toContain('chat%3A1'))

test('messages of the channel are shown, and new ones arrive by events, each once', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Mensagem 2.')).toBeVisible()
  await streaming()
  for (const event of [3, 3, 4]) chat.emit({ tipo: 'MENSAGEM', mensagem: aMessage(event) })
  await expect.element(screen.getByText('Mensagem 4.')).toBeVisible()
  expect(screen.getByText('Mensagem 3.').elements()).toHaveLength(1)
  chat.emit({ tipo: 'APAGADAS', ids: [3] })
  await expect.poll(() => screen.getByText('Mensagem 3.').elements()).toHaveLength(0)
})

test('what is written between the first reading and the stream is shown once, and nothing is read again', async () => {
  chat.streams.holdsNext = true
  const screen = await open()
  await expect.element(screen.getByText('Mensagem 2.')).toBeVisible()
  await streaming()
  chat.emit({ tipo: 'MENSAGEM', mensagem: aMessage(3) })
  chat.emit({ tipo: 'APAGADAS', ids: [1] })
  expect(screen.getByText('Mensagem 3.').elements()).toEqual([])
  chat.streams.admit()
  await expect.element(screen.getByText('Mensagem 3.')).toBeVisible()
  expect(screen.getByText('Mensagem 3.').elements()).toHaveLength(1)
  expect(screen.getByText('Mensagem 1.').elements()).toEqual([])
  expect(chat.reads).toBe(1)
})

test('both themes are accessible, with a sheet open too', async () => {
  chat.logIn({ flagModerador: true, flagAnfitriao: true })
  chat.channel = aChannel({ fixada: aMessage(1) })
  const screen = await open()
  await expect.element(field(screen)).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: /Opções da mensagem de rui/ }).click()
  await expectAccessible(document.body)
})

test('a visitor writes after giving a name, and a refused name keeps what was typed', async () => {
  const screen = await open({ guestName: 'Pastor' })
  chat.refuse('POST /chat/geral/visitante/', 409, 'CHAT_NAME_TAKEN')
  const name = screen.getByRole('textbox', { name: 'Seu nome' })
  await expect.element(name).toHaveValue('Pastor')
  await screen.getByRole('button', { name: 'Entrar no chat' }).click()
  await expect.element(screen.getByText(/se parece com o de alguém/)).toBeVisible()
  await expect.element(name).toHaveValue('Pastor')
  chat.on('POST /chat/geral/visitante/', () =>
    Response.json({ autor: 'me', nome: 'Lia', token: 'token-of-lia' }, { status: 201 }),
  )
  await name.fill('Lia')
  await userEvent.keyboard('{Enter}')
  await field(screen).fill('Oi!')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Oi!')).toBeVisible()
  expect(chat.bodies.at(-1)).toMatchObject({ texto: 'Oi!', visitante: 'token-of-lia' })
})

test('Enter sends and keeps the focus, Shift and Enter begin a line, and the answer replaces what was on its way', async () => {
  chat.logIn()
  const screen = await open()
  await field(screen).fill('Paz')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}a todos{Enter}')
  await expect.element(field(screen)).toHaveFocus()
  await expect.element(field(screen)).toHaveValue('')
  await vi.waitFor(() => expect(chat.bodies.at(-1)).toMatchObject({ texto: 'Paz\na todos' }))
  await streaming()
  const sent = chat.messages.at(-1)
  if (sent) chat.emit({ tipo: 'MENSAGEM', mensagem: sent })
  await expect.poll(() => screen.getByText('Paz a todos').elements()).toHaveLength(1)
})

test('what is written without a network waits and is sent once, with one key', async () => {
  chat.logIn()
  const screen = await open()
  await expect.element(field(screen)).toBeVisible()
  chat.isOnline = false
  await field(screen).fill('Amém')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Esperando a conexão')).toBeVisible()
  chat.isOnline = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(chat.asked.filter((call) => call.startsWith('POST /chat'))).toHaveLength(1))
  await expect.poll(() => screen.getByText('Amém').elements()).toHaveLength(1)
  expect(screen.getByText('Esperando a conexão').elements()).toEqual([])
})

test('a refused message says why, and can be sent again or discarded', async () => {
  chat.logIn()
  chat.refuse('POST /chat/geral/mensagem/', 409, 'CHAT_LINK_REFUSED')
  const screen = await open()
  await field(screen).fill('https://example.org')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Por aqui, só membros compartilham links.')).toBeVisible()
  await screen.getByRole('button', { name: 'Descartar' }).click()
  await expect.poll(() => screen.getByText('https://example.org').elements()).toHaveLength(0)
})

test('in slow mode the next message waits for the countdown, except for the team', async () => {
  chat.channel = aChannel({ modoLentoSegundos: 30 })
  chat.logIn()
  const screen = await open()
  await field(screen).fill('Um')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/Modo lento: espere (30|29) s/)).toBeVisible()
  await field(screen).fill('Dois')
  await userEvent.keyboard('{Enter}')
  await expect.element(field(screen)).toHaveValue('Dois')
  expect(chat.asked.filter((call) => call === 'POST /chat/geral/mensagem/')).toHaveLength(1)
})

test('arrow keys move between messages, and a reaction is pressed and taken back where it is refused', async () => {
  chat.logIn()
  const screen = await open()
  const options = (name: string) => screen.getByRole('button', { name: new RegExp(`Opções da mensagem de ${name}`) })
  await expect.element(options('rui')).toHaveAttribute('tabindex', '0')
  options('rui').element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(options('ana')).toHaveFocus()
  chat.refuse('PUT /chat/geral/mensagem/1/reacao', 429, 'TOO_MANY_REQUESTS', 5)
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Reagir com 🙏' }).click()
  await expect.element(screen.getByText(/Foram muitas mensagens de uma vez/)).toBeVisible()
  expect(screen.getByRole('button', { name: /🙏: 1/ }).elements()).toEqual([])
})

test('a moderator deletes everything of a person only after confirming', async () => {
  chat.logIn({ flagModerador: true, papel: 'EQUIPE' })
  chat.messages = [aMessage(1), aMessage(2, { by: 'rui' }), aMessage(3)]
  const screen = await open()
  await screen.getByRole('button', { name: /Opções da mensagem de ana: Mensagem 1/ }).click()
  await screen.getByRole('button', { name: 'Apagar tudo desta pessoa' }).click()
  await expect.element(screen.getByText('Apagar tudo o que ana escreveu?')).toBeVisible()
  expect(chat.asked.filter((call) => call.startsWith('DELETE'))).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
  await expect.poll(() => screen.getByText(/Mensagem [13]\./).elements()).toHaveLength(0)
  expect(chat.asked).toContain('DELETE /chat/geral/autor/ana/mensagem/')
  await expect.element(screen.getByText('Mensagem 2.')).toBeVisible()
})

test('members see no tools of moderators, and neither does a moderator where they are not shown', async () => {
  chat.logIn({ flagModerador: true, flagAnfitriao: true })
  const screen = await open({ showsTools: false })
  await screen.getByRole('button', { name: /Opções da mensagem de ana/ }).click()
  await expect.element(screen.getByRole('button', { name: 'Denunciar' })).toBeVisible()
  expect(screen.getByRole('button', { name: /Apagar|Fixar|Silenciar|Ferramentas/ }).elements()).toEqual([])
})

test('a minor is invited to the open chat, and no room is asked for', async () => {
  chat.logIn({ flagSalaReservada: false })
  const screen = await open()
  await screen.getByRole('button', { name: 'Pedir oração' }).click()
  await screen.getByRole('button', { name: 'Prefiro uma conversa reservada' }).click()
  await expect.element(screen.getByText(/A sala reservada é para adultos/)).toBeVisible()
  expect(chat.asked.filter((call) => call.includes('/sala/'))).toEqual([])
})

test('a visitor asks for prayer with a name, and sees that the team is called and that someone comes', async () => {
  const guest = { autor: 'me', nome: 'Rosa', token: 'v1-token-of-rosa' }
  chat.on('POST /chat/geral/visitante/', () => Response.json(guest, { status: 201 }))
  const screen = await open()
  await streaming()
  await screen.getByRole('button', { name: 'Pedir oração' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Pedir oração' })
  await expectAccessible(document.body)
  await dialog.getByRole('button', { name: 'Pedir oração' }).click()
  await expect.element(dialog.getByText('Escreva um nome.')).toBeVisible()
  expect(chat.asked).toEqual([])
  await dialog.getByRole('textbox', { name: 'Seu nome' }).fill('Rosa')
  await dialog.getByRole('textbox', { name: 'Pelo que podemos orar?' }).fill('Pela minha mãe')
  await dialog.getByRole('button', { name: 'Pedir oração' }).click()
  await expect.element(screen.getByRole('listitem').getByText(/^Chamamos a equipe/)).toBeVisible()
  await expect.element(screen.getByRole('status').filter({ hasText: /^Chamamos a equipe/ })).toBeVisible()
  expect(chat.bodies.at(-1)).toMatchObject({ texto: 'Pela minha mãe', flagOracao: true, visitante: guest.token })
  chat.emit({ tipo: 'ORACAO', id: 3, oracao: 'ATENDIDA' })
  await expect.element(screen.getByRole('status').filter({ hasText: /está orando com você/ })).toBeVisible()
})

test('a host reads how many wait for prayer, and takes a request', async () => {
  chat.logIn({ flagModerador: true, flagAnfitriao: true, papel: 'EQUIPE' })
  chat.prayers = [aMessage(7, { by: 'rosa', texto: 'Pela minha mãe', oracao: 'PEDIDA', situacao: 'RETIDA' })]
  chat.on('PUT /chat/geral/mensagem/7/oracao', () => {
    chat.prayers = []
    return undefined
  })
  const screen = await open()
  await expect.element(screen.getByRole('status').filter({ hasText: '1 pedido de oração aguarda' })).toBeInTheDocument()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: '1 pedido de oração aguarda' }).click()
  const tools = screen.getByRole('dialog')
  await expect.element(tools.getByText('Pela minha mãe')).toBeVisible()
  await tools.getByRole('button', { name: 'Orar com rosa' }).click()
  await expect.element(tools.getByText('Nenhum pedido de oração aguarda agora.')).toBeVisible()
  await expectAccessible(document.body)
})

test('what was asked before the page was opened is no news', async () => {
  chat.logIn()
  chat.messages = [aMessage(1, { by: 'me', oracao: 'PEDIDA' })]
  const screen = await open()
  await expect.element(screen.getByRole('listitem').getByText(/^Chamamos a equipe/)).toBeVisible()
  expect(
    screen
      .getByRole('status')
      .filter({ hasText: /Chamamos/ })
      .elements(),
  ).toEqual([])
})

test('further up the place stays while messages arrive; they are counted, and a touch leads to them', async () => {
  chat.messages = Array.from({ length: 50 }, (_, at) => aMessage(at + 1))
  const unread = vi.fn()
  const screen = await open({ onUnread: unread })
  await expect.element(screen.getByText('Mensagem 50.')).toBeVisible()
  await streaming()
  const list = screen.getByRole('log').element()
  list.scrollTop = 600
  await new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }))
  for (const id of [51, 52]) chat.emit({ tipo: 'MENSAGEM', mensagem: aMessage(id) })
  const button = screen.getByRole('button', { name: '2 novas mensagens' })
  await expect.element(button).toBeVisible()
  expect(list.scrollTop).toBe(600)
  expect(unread).toHaveBeenLastCalledWith(2)
  await button.click()
  await expect.element(screen.getByText('Mensagem 52.')).toBeVisible()
  expect(unread).toHaveBeenLastCalledWith(0)
})

test('a thousand messages at once leave two hundred in the page', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Mensagem 2.')).toBeVisible()
  await streaming()
  for (let id = 3; id < 1003; id++) chat.emit({ tipo: 'MENSAGEM', mensagem: aMessage(id) })
  await expect.element(screen.getByText('Mensagem 1002.')).toBeVisible()
  expect(screen.container.querySelectorAll('[data-message-options]').length).toBeLessThanOrEqual(200)
})

test.each([
  [aChannel({ situacao: 'FECHADO' }), /foi encerrado/],
  [aChannel({ situacao: 'AGENDADO', abreEm: '2026-01-01T12:00:00.000Z' }), /O chat abre/],
  [aChannel({ flagVisitantes: false }), /Aqui só membros escrevem/],
])('where one cannot write, the reason stands in place of the field', async (channel, reason) => {
  chat.channel = channel
  const screen = await open()
  await expect.element(screen.getByText(reason)).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toEqual([])
})

test('a chat that cannot be loaded is loaded at the next attempt, and an unknown one says so', async () => {
  chat.isOnline = false
  const screen = await open()
  const retry = screen.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  chat.isOnline = true
  await retry.click()
  await expect.element(screen.getByText('Mensagem 2.')).toBeVisible()
})

test('a link of a message opens beside the chat, without a trace of it', async () => {
  chat.messages = [aMessage(1, { texto: 'Veja https://example.org/a' })]
  const screen = await open()
  const link = screen.getByRole('link', { name: 'https://example.org/a' })
  await expect.element(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer')
})
