import { queryClient } from '@narthex/client/data/query-client'
import type { Role } from '@narthex/contract/users/user.schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useSession } from '../../../session/session.ts'
import { anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ModerationPage } from './moderation-page.tsx'

/** Prayers that wait for approval. */
let waiting: number[]
let decided: string[]
let isAnswering: boolean

beforeEach(() => {
  const roles = [{ role: 'ROLE_ADMIN', igreja: { codigo: 'ponte' } }] as Role[]
  useSession.setState({ account: anAccount, roles })
  waiting = [1, 2, 3]
  decided = []
  isAnswering = true
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!isAnswering) throw new TypeError('Failed to fetch')
    const { pathname, searchParams } = new URL(address, location.href)
    if (method === 'GET')
      return Response.json(queuePage(String(searchParams.get('fila')), Number(searchParams.get('page'))))
    const id = Number(pathname.split('/').at(-1))
    const { decisao } = JSON.parse(String(body)) as { decisao: string }
    decided.push(`${decisao} ${id}`)
    waiting = waiting.filter((each) => each !== id)
    return Response.json({})
  })
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Two cases of the queue as it is now. */
function queuePage(queue: string, page: number) {
  const ids = queue === 'PENDENTE' ? waiting : []
  const filas = { CUIDADO: 0, CONTATO: 0, DENUNCIADA: 0, PENDENTE: waiting.length, RESERVADA: 0, DECIDIDA: 0 }
  const itens = ids.slice((page - 1) * 2, page * 2).map((id) => ({ oracao: prayer(id), mensagem: null }))
  return { itens, page, limit: 2, total: ids.length, filas }
}

const prayer = (id: number) => ({
  id,
  mensagem: `Oração ${id}`,
  imagem: null,
  motivo: null,
  dataCadastro: '2026-01-01T12:00:00.000Z',
  situacao: 'PENDENTE',
  flagPublicarMural: true,
  testemunho: null,
  versao: 1,
  telefone: null,
  sinais: [],
  denuncias: [],
  contatoFeitoEm: null,
  autor: { id: 9, nome: `Pessoa ${id}`, sobrenome: '', imagem: null, flagMenor: false },
})

const openPage = () => renderPage(<ModerationPage title="Moderação" />)
type Screen = Awaited<ReturnType<typeof openPage>>
const tab = (screen: Screen) => screen.getByRole('link', { name: /^Aprovar/ })

test('the first queue with cases is shown, and its tab counts what is decided at once', async () => {
  const screen = await openPage()
  await expect.element(screen.getByText('Oração 1')).toBeVisible()
  await expect.element(tab(screen)).toHaveTextContent('Aprovar3')
  await screen.getByRole('button', { name: /Publicar.*Pessoa 1/ }).click()
  await expect.element(screen.getByText('Vai para o mural em instantes.')).toHaveFocus()
  await expect.element(tab(screen)).toHaveTextContent('Aprovar2')
  expect(decided).toEqual([])
  // Sent here, or it would be sent in the next test.
  await screen.unmount()
  await vi.waitFor(() => expect(decided).toHaveLength(1))
})

test('a decision that is taken back by keyboard is counted again and never sent', async () => {
  const screen = await openPage()
  await screen.getByRole('button', { name: /Publicar.*Pessoa 1/ }).click()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('button', { name: /Publicar.*Pessoa 1/ })).toHaveFocus()
  await expect.element(tab(screen)).toHaveTextContent('Aprovar3')
  await screen.unmount()
  expect(decided).toEqual([])
})

test('decisions are sent when the page is left, and are not shown at the next visit', async () => {
  const before = await openPage()
  await before.getByRole('button', { name: /Publicar.*Pessoa 1/ }).click()
  await before.unmount()
  await vi.waitFor(() => expect(waiting).toEqual([2, 3]))
  const after = await openPage()
  await expect.element(after.getByText('Oração 2')).toBeVisible()
  expect(after.getByText('Vai para o mural em instantes.').elements()).toEqual([])
  await expect.element(tab(after)).toHaveTextContent('Aprovar2')
})

test('cases that follow are added below those that were decided', async () => {
  const screen = await openPage()
  await screen.getByRole('button', { name: /Não publicar.*Pessoa 1/ }).click()
  await screen.getByRole('dialog').getByRole('button').last().click()
  await vi.waitFor(() => expect(decided).toEqual(['RECUSAR 1']))
  await screen.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect.element(screen.getByText('Oração 3')).toBeVisible()
  await expect.element(screen.getByText('Oração 1')).toBeVisible()
  await expect.element(tab(screen)).toHaveTextContent('Aprovar2')
})

test('a queue that cannot be loaded is loaded at the next attempt', async () => {
  isAnswering = false
  const screen = await openPage()
  const retry = screen.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  isAnswering = true
  await retry.click()
  await expect.element(screen.getByText('Oração 1')).toBeVisible()
})
