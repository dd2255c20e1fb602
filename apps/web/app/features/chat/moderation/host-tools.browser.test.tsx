import type { ChatBlock, WaitingChatMessage } from '@narthex/contract/chat/chat-moderation.endpoints'
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
  chat.messages = [aMessage(1)]
  chat.logIn({ flagModerador: true, flagAnfitriao: true, papel: 'EQUIPE' })
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

async function open(view?: string) {
  const screen = await renderPage(
    <div style={{ height: '36rem', width: '24rem' }}>
      <Chat channel="geral" />
    </div>,
  )
  await screen.getByRole('button', { name: 'Ferramentas da equipe' }).click()
  if (view) await screen.getByRole('radio', { name: view }).click({ force: true })
  return screen
}

/** Answers a call with pages of so many rows. */
function givePages(call: string, rows: readonly object[], limit: number): void {
  chat.on(call, ({ query }) => {
    const page = Number(query.get('page') ?? 1)
    const itens = rows.slice((page - 1) * limit, page * limit)
    return Response.json({ itens, total: rows.length, page, limit })
  })
}

const waiting = (id: number, more: Partial<WaitingChatMessage> = {}): WaitingChatMessage => ({
  canal: 'geral',
  mensagem: aMessage(id, { situacao: 'RETIDA' }),
  versao: 1,
  motivos: ['PALAVRA'],
  sinais: [],
  denuncias: [],
  ...more,
})

test('what waits is decided on in place, the next pages come on request, and reports say what was written', async () => {
  const rows = Array.from({ length: 5 }, (_, at) => waiting(at + 10))
  const report = { motivo: 'OFENSA', texto: 'Foi comigo.', dataCadastro: '2026-01-01T12:00:00.000Z' } as const
  rows[0] = waiting(10, { motivos: ['DENUNCIA'], denuncias: [report] })
  givePages('GET /chat-moderacao/', rows, 2)
  const screen = await open()
  await expect.element(screen.getByText('Foi comigo.')).toBeVisible()
  await expect.element(screen.getByText(/Ofende ou ameaça alguém/)).toBeVisible()
  for (const texts of [4, 5]) {
    await screen.getByRole('button', { name: 'Ver mais' }).click()
    await expect.poll(() => screen.getByText(/^Mensagem 1\d\.$/).elements()).toHaveLength(texts)
  }
  expect(screen.getByRole('button', { name: 'Ver mais' }).elements()).toEqual([])
  chat.on('PUT /chat-moderacao/10', () => {
    rows.shift()
    return undefined
  })
  await screen.getByRole('button', { name: 'Publicar' }).first().click()
  await expect.poll(() => screen.getByText('Foi comigo.').elements()).toHaveLength(0)
  expect(chat.bodies.at(-1)).toEqual({ decisao: 'PUBLICAR', versao: 1 })
  await expect.poll(() => screen.getByText(/^Mensagem 1\d\.$/).elements()).toHaveLength(4)
  await expectAccessible(document.body)
})

test('a decision that came too late says so, and the queue shows what is there now', async () => {
  givePages('GET /chat-moderacao/', [waiting(10)], 20)
  const screen = await open()
  chat.refuse('PUT /chat-moderacao/10', 409, 'CHANGED_MEANWHILE')
  await screen.getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect.element(screen.getByText(/Alguém mudou isto antes/)).toBeVisible()
  await expect.element(screen.getByText('Mensagem 10.')).toBeVisible()
})

test('a list that cannot be had is asked for again', async () => {
  chat.refuse('GET /chat-moderacao/', 503, 'UNAVAILABLE')
  const screen = await open()
  await expect.element(screen.getByText(/Não deu para buscar/)).toBeVisible()
  givePages('GET /chat-moderacao/', [], 20)
  await screen.getByRole('dialog').getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(screen.getByText(/Nada pendente por aqui/)).toBeVisible()
})

test('people who are muted or banned are listed, and one is let back in', async () => {
  const block = (id: string, more: Partial<ChatBlock>): ChatBlock => ({
    autor: { id, nome: id, imagem: null, papel: 'VISITANTE' },
    tipo: 'MUDO',
    ate: null,
    motivo: null,
    dataCadastro: '2026-01-01T12:00:00.000Z',
    ...more,
  })
  const rows = [block('Lia', {}), block('Rui', { tipo: 'BANIDO', ate: '2030-01-01T12:00:00.000Z', motivo: 'Insiste' })]
  givePages('GET /chat-bloqueio/', rows, 30)
  const screen = await open('Bloqueios')
  await expect.element(screen.getByText('Silenciada · Sem prazo')).toBeVisible()
  await expect.element(screen.getByText(/Banida · até /)).toBeVisible()
  await expect.element(screen.getByText('Insiste')).toBeVisible()
  chat.on('DELETE /chat/geral/autor/Rui/bloqueio', () => {
    rows.pop()
    return undefined
  })
  await screen.getByRole('button', { name: 'Liberar Rui' }).click()
  await expect.poll(() => screen.getByText('Rui', { exact: true }).elements()).toHaveLength(0)
  await expect.element(screen.getByText('Lia', { exact: true }).first()).toBeVisible()
  await expectAccessible(document.body)
})

test('the log names who did what, page by page', async () => {
  const acts = Array.from({ length: 3 }, (_, at) => ({
    id: at + 1,
    acao: at === 0 ? 'CHAT_EXPORTED' : 'CHAT_PINNED',
    momento: '2026-01-01T12:00:00.000Z',
    usuario: at === 2 ? null : { id: 7, nome: 'Marta', sobrenome: 'Lima' },
    detalhes: {},
  }))
  givePages('GET /chat/geral/registro', acts, 2)
  const screen = await open('Registro')
  await expect.element(screen.getByText(/exportou as mensagens/)).toBeVisible()
  await screen.getByRole('button', { name: 'Ver mais' }).click()
  await expect.element(screen.getByText('Ex-membro')).toBeVisible()
})

test('settings apply at once, and one that is refused shows how the channel stands', async () => {
  const screen = await open('Configurações')
  chat.on('PUT /chat/geral/', ({ body }) => {
    chat.channel = { ...chat.channel, ...body, versao: 2 }
    return Response.json(chat.channel)
  })
  await screen.getByRole('combobox', { name: 'Modo lento' }).selectOptions('30')
  await expect.element(screen.getByText('Alterações salvas.')).toBeVisible()
  expect(chat.bodies.at(-1)).toEqual({ versao: 1, modoLentoSegundos: 30 })
  chat.refuse('PUT /chat/geral/', 409, 'CHANGED_MEANWHILE')
  await screen.getByRole('switch', { name: /Visitantes podem escrever/ }).click()
  await expect.element(screen.getByText(/Alguém mudou isto antes/)).toBeVisible()
  await expect.element(screen.getByRole('switch', { name: /Visitantes podem escrever/ })).toBeChecked()
})

test('the messages are put among the downloads, and a failure says so', async () => {
  const screen = await open('Configurações')
  chat.refuse('GET /chat/geral/exportacao', 503, 'UNAVAILABLE')
  const button = screen.getByRole('button', { name: 'Baixar as mensagens (CSV)' })
  await button.click()
  await expect.element(screen.getByText('Não deu certo agora. Tente de novo.')).toBeVisible()
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  chat.on('GET /chat/geral/exportacao', () => {
    const disposition = 'attachment; filename="videira-chat-geral.csv"'
    return new Response('a;b', { headers: { 'content-type': 'text/csv', 'content-disposition': disposition } })
  })
  await button.click()
  await expect.poll(() => names).toEqual(['videira-chat-geral.csv'])
  vi.restoreAllMocks()
})
