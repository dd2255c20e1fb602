import { dropCopies } from '@narthex/client/data/member-copies'
import { queryClient } from '@narthex/client/data/query-client'
import type { TicketContent, TicketContents } from '@narthex/contract/tickets/content.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { anEvent } from '../testing/registrations.ts'
import { ContentPage } from './content-page.tsx'
import { ContentsPage } from './contents-page.tsx'

const place = { eventId: 7, ticketId: 11 }
const path = '/usuario/70/evento/7/inscricao/11/conteudo/'

let answer: 'contents' | 'offline' | 'gone' | 'failed'
let contents: TicketContents
let file: Response | undefined

const anItem = (change: Partial<TicketContent> = {}): TicketContent => ({
  id: 1,
  tipo: 'TEXTO',
  titulo: 'Antes de vir',
  resumo: null,
  situacao: 'ABERTO',
  visivelDe: null,
  visivelAte: null,
  url: null,
  arquivo: null,
  corpo: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Traga um cobertor.' }] }] },
  ...change,
})
const link = anItem({ id: 2, tipo: 'LINK', titulo: 'Músicas', corpo: null, url: 'https://example.org/musicas' })
const handout = anItem({
  id: 3,
  tipo: 'ARQUIVO',
  titulo: 'Caderno',
  corpo: null,
  arquivo: { nome: 'Caderno.pdf', bytes: 2_400_000 },
})
const video = anItem({ id: 4, tipo: 'VIDEO', titulo: 'Abertura', corpo: null, url: 'https://youtu.be/dQw4w9WgXcQ' })

beforeEach(() => {
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember, isRead: true })
  answer = 'contents'
  file = undefined
  contents = {
    evento: anEvent,
    ingresso: 'Adulto',
    participante: 'Davi Souza',
    itens: [anItem(), link, handout, video],
  }
  vi.stubGlobal('fetch', async (address: string) => {
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    if (answer === 'failed') return Response.json({ code: 'INTERNAL', message: '' }, { status: 500 })
    const { pathname } = new URL(address, location.href)
    if (pathname.endsWith(`${path}3/arquivo`) && file) return file
    if (answer === 'gone' || !pathname.endsWith(path))
      return Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 })
    return Response.json(contents)
  })
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
  await dropCopies()
})

const openList = () => renderPage(<ContentsPage title="Conteúdo para participantes" place={place} />)
const openItem = (contentId: number) => renderPage(<ContentPage place={{ ...place, contentId }} />)

test('the list says whose ticket it is, what each item is, and leads to it', async () => {
  const screen = await openList()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Conteúdo para participantes' })).toBeVisible()
  for (const text of ['Retiro das famílias', /^Davi Souza · Adulto$/, 'Texto', 'Link', /Arquivo · 2,4\sMB/])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await expectAccessible(screen.container)
  await expect
    .element(screen.getByRole('link', { name: 'Músicas' }))
    .toHaveAttribute('href', '/user/registrations/7/ticket/11/content/2')
})

test('an item that is not open yet tells when it opens, in the list and on its page', async () => {
  const closed = { situacao: 'AGENDADO', visivelDe: '2031-01-10T12:00:00Z', corpo: null } as const
  contents = { ...contents, itens: [anItem(closed)] }
  const list = await openList()
  await expect.element(list.getByText(/^Texto · Abre .*9h$/)).toBeVisible()
  await cleanup()
  const item = await openItem(1)
  await expect.element(item.getByText('Ainda não está aberto')).toBeVisible()
  await expectAccessible(item.container)
  await expect.element(item.getByText(/^Este conteúdo abre .*2031, 9h\.$/)).toBeVisible()
})

test('an item whose time is over says until when it was there', async () => {
  const over = { situacao: 'ENCERRADO', visivelAte: '2020-01-10T12:00:00Z', corpo: null } as const
  contents = { ...contents, itens: [anItem(over)] }
  const screen = await openItem(1)
  await expect.element(screen.getByText('Este conteúdo já se encerrou')).toBeVisible()
  await expect.element(screen.getByText(/^Ele esteve disponível até .*2020, 9h\.$/)).toBeVisible()
})

test('a text is read in place, between what comes before and after it', async () => {
  contents = { ...contents, itens: [link, anItem(), handout] }
  const screen = await openItem(1)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Antes de vir' })).toBeVisible()
  await expect.element(screen.getByText('Traga um cobertor.')).toBeVisible()
  await expectAccessible(screen.container)
  const address = '/user/registrations/7/ticket/11/content'
  await expect.element(screen.getByRole('link', { name: 'Músicas' })).toHaveAttribute('href', `${address}/2`)
  await expect.element(screen.getByRole('link', { name: 'Caderno' })).toHaveAttribute('href', `${address}/3`)
  await expect.element(screen.getByRole('link', { name: 'Todo o conteúdo' })).toHaveAttribute('href', address)
})

test('a link opens in a new tab', async () => {
  const screen = await openItem(2)
  const button = screen.getByRole('link', { name: /^Abrir o link/ })
  await expect.element(button).toHaveAttribute('href', 'https://example.org/musicas')
  await expect.element(button).toHaveAttribute('target', '_blank')
})

test('a video of another service is asked for once it is played, and not before', async () => {
  const screen = await openItem(4)
  const play = screen.getByRole('link', { name: 'Assistir: Abertura' })
  await expect.element(play).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await expectAccessible(screen.container)
  await play.click()
  expect(document.querySelector('iframe')?.src).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
})

test('a file is saved through the call that checks the ticket, never by an address', async () => {
  file = new Response('%PDF-1.7', {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="Caderno.pdf"',
    },
  })
  const saved = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const screen = await openItem(3)
  expect(screen.getByRole('link', { name: /Caderno\.pdf/ }).elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Baixar Caderno.pdf' }).click()
  await expect.element(screen.getByText('Arquivo salvo neste aparelho.')).toBeVisible()
  const [[blob] = []] = saved.mock.calls
  expect(blob instanceof Blob && (await blob.text())).toBe('%PDF-1.7')
})

test('a file that cannot be had says why, and can be asked for again', async () => {
  const screen = await openItem(3)
  await screen.getByRole('button', { name: 'Baixar Caderno.pdf' }).click()
  await expect.element(screen.getByRole('alert').and(screen.getByText(/^Não foi possível baixar/))).toBeVisible()
  answer = 'offline'
  await screen.getByRole('button', { name: 'Baixar Caderno.pdf' }).click()
  await expect.element(screen.getByRole('alert').and(screen.getByText(/^Sem conexão/))).toBeVisible()
})

test('without a connection the texts of the last visit are there', async () => {
  const before = await openList()
  await expect.element(before.getByRole('link', { name: 'Antes de vir' })).toBeVisible()
  await cleanup()
  queryClient.clear()
  answer = 'offline'
  const screen = await openItem(1)
  await expect.element(screen.getByText('Traga um cobertor.')).toBeVisible()
  await expect.element(screen.getByText(/^Sem conexão: este é o conteúdo salvo/)).toBeVisible()
})

test('a ticket that opens nothing any more leads back, and its copy is gone', async () => {
  const before = await openList()
  await expect.element(before.getByRole('link', { name: 'Antes de vir' })).toBeVisible()
  await cleanup()
  queryClient.clear()
  answer = 'gone'
  const screen = await openList()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Este ingresso não abre nenhum conteúdo' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Meus ingressos' }))
    .toHaveAttribute('href', '/user/registrations/7/tickets')
  await cleanup()
  queryClient.clear()
  answer = 'offline'
  const offline = await openItem(1)
  await expect.element(offline.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})

test('nothing published yet, an unknown item and a failure each say what to do', async () => {
  const unknown = await openItem(99)
  await expect.element(unknown.getByRole('heading', { level: 1, name: 'Este conteúdo não existe mais' })).toBeVisible()
  await cleanup()
  queryClient.clear()
  contents = { ...contents, itens: [] }
  const empty = await openList()
  await expect.element(empty.getByText('Ainda não há conteúdo')).toBeVisible()
  await cleanup()
  queryClient.clear()
  await dropCopies()
  answer = 'failed'
  const failed = await openList()
  await expect.element(failed.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})
