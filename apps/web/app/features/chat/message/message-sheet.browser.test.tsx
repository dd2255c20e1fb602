import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { Chat } from '../chat.tsx'
import { aMessage } from '../testing/a-message.ts'
import { FakeChat } from '../testing/fake-chat.ts'

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

const open = () =>
  renderPage(
    <div style={{ height: '36rem', width: '24rem' }}>
      <Chat channel="geral" />
    </div>,
  )
type Screen = Awaited<ReturnType<typeof open>>
const options = (screen: Screen, name: string) =>
  screen.getByRole('button', { name: new RegExp(`Opções da mensagem de ${name}`) })

test('a report has a reason and, for those who wish, a sentence', async () => {
  chat.logIn()
  const screen = await open()
  await options(screen, 'rui').click()
  await screen.getByRole('button', { name: 'Denunciar' }).click()
  await screen.getByRole('radio', { name: 'Ofende ou ameaça alguém' }).click({ force: true })
  await screen.getByRole('textbox', { name: /Quer contar mais/ }).fill(' Falou mal da Lia. ')
  await expectAccessible(document.body)
  chat.refuse('POST /chat/geral/mensagem/2/denuncia', 429, 'TOO_MANY_REQUESTS', 5)
  const send = screen.getByRole('dialog').getByRole('button', { name: 'Denunciar' })
  await send.click()
  await expect.element(screen.getByText(/Foram muitas mensagens de uma vez/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /Quer contar mais/ })).toHaveValue(' Falou mal da Lia. ')
  chat.on('POST /chat/geral/mensagem/2/denuncia', () => undefined)
  await send.click()
  await expect.element(screen.getByText(/Obrigado por avisar/)).toBeVisible()
  expect(chat.bodies.at(-1)).toEqual({ motivo: 'OFENSA', texto: 'Falou mal da Lia.' })
})

test('without a sentence a report has its reason alone', async () => {
  chat.logIn()
  const screen = await open()
  await options(screen, 'rui').click()
  await screen.getByRole('button', { name: 'Denunciar' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Denunciar' }).click()
  await expect.element(screen.getByText(/Obrigado por avisar/)).toBeVisible()
  expect(chat.bodies.at(-1)).toEqual({ motivo: 'SPAM' })
})

test('a host pins a message to the top and takes it down again', async () => {
  chat.logIn({ flagAnfitriao: true, papel: 'EQUIPE' })
  chat.on('PUT /chat/geral/fixada', ({ body }) => {
    chat.channel = { ...chat.channel, fixada: aMessage(Number(body.mensagem)), versao: 2 }
    return Response.json(chat.channel)
  })
  chat.on('DELETE /chat/geral/fixada', () => {
    chat.channel = { ...chat.channel, fixada: null, versao: 3 }
    return Response.json(chat.channel)
  })
  const screen = await open()
  await options(screen, 'ana').click()
  await screen.getByRole('button', { name: 'Fixar no topo' }).click()
  const pinned = screen.getByRole('region', { name: 'Mensagem fixada' })
  await expect.element(pinned.getByText('Mensagem 1.')).toBeVisible()
  await pinned.getByRole('button', { name: 'Desafixar' }).click()
  await expect.poll(() => pinned.elements()).toHaveLength(0)
})
