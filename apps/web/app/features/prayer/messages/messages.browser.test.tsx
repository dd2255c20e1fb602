import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { Messages } from './messages.tsx'

const dates = { locale: 'pt' as const, timeZone: 'America/Recife', now: new Date('2026-01-02T12:00:00.000Z') }
const count = 150
let isAnswering: boolean

beforeEach(() => {
  useSession.setState({ isRead: true })
  isAnswering = true
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isAnswering) throw new TypeError('Failed to fetch')
    const { searchParams } = new URL(address, location.href)
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
    const ids = Array.from({ length: count }, (_, at) => at + 1).slice((page - 1) * limit, page * limit)
    return Response.json({ itens: ids.map(message), page, limit, total: count })
  })
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const message = (id: number) => ({
  id,
  nome: 'Ana',
  imagem: null,
  mensagem: `Mensagem ${id}.`,
  dataCadastro: '2026-01-01T12:00:00.000Z',
  flagAutor: false,
  flagPodeApagar: false,
})

const openMessages = () => renderPage(<Messages prayerId={5} dates={dates} whoReads="all" isClosed />)

test('messages are added until the last one is there', async () => {
  const screen = await openMessages()
  await screen.getByRole('button', { name: 'Mostrar mais mensagens' }).click()
  await expect.element(screen.getByText('Mensagem 150.')).toBeVisible()
  await expect.element(screen.getByText('Mensagem 1.', { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mostrar mais mensagens' }).elements()).toEqual([])
})

test('messages that cannot be added are reported, the others stay, and the next attempt adds them', async () => {
  const screen = await openMessages()
  const more = screen.getByRole('button', { name: 'Mostrar mais mensagens' })
  await expect.element(more).toBeVisible()
  isAnswering = false
  await more.click()
  await expect.element(screen.getByText(/Não deu para buscar as mensagens/)).toBeVisible()
  await expect.element(screen.getByText('Mensagem 1.', { exact: true })).toBeVisible()
  isAnswering = true
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(screen.getByText('Mensagem 150.')).toBeVisible()
})

test('messages that cannot be loaded at all are loaded at the next attempt', async () => {
  isAnswering = false
  const screen = await openMessages()
  await expect.element(screen.getByText(/Não deu para buscar as mensagens/)).toBeVisible()
  isAnswering = true
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(screen.getByText('Mensagem 1.', { exact: true })).toBeVisible()
})
