import { queryClient } from '@narthex/client/data/query-client'
import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { MyPrayersPage } from './my-prayers-page.tsx'

let isAnswering: boolean
/** The newest first. */
let words: string[]

beforeEach(() => {
  isAnswering = true
  words = ['Pela viagem', 'Pela prova', 'Pela casa']
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isAnswering) throw new TypeError('Failed to fetch')
    const page = Number(new URL(address, location.href).searchParams.get('page'))
    const itens = words.slice((page - 1) * 2, page * 2).map(prayer)
    return Response.json({ itens, page, limit: 2, total: words.length })
  })
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

function prayer(mensagem: string) {
  return {
    id: mensagem.length,
    mensagem,
    imagem: null,
    motivo: null,
    dataCadastro: '2026-01-01T12:00:00.000Z',
    situacao: 'PENDENTE',
    muralAte: null,
    flagPublicarMural: true,
    flagRespondida: false,
    total: 0,
    mensagens: 0,
  } as Partial<OwnPrayer>
}

const openPage = () => renderPage(<MyPrayersPage title="Minhas orações" />)

test('the list keeps its pages when the member comes back to it, and is loaded again', async () => {
  const before = await openPage()
  await before.getByRole('button', { name: 'Mostrar mais antigos' }).click()
  await expect.element(before.getByText('Pela casa')).toBeVisible()
  await before.unmount()
  isAnswering = false
  const offline = await openPage()
  expect(offline.getByRole('listitem').elements()).toHaveLength(3)
  await offline.unmount()
  isAnswering = true
  words = ['Por um emprego', ...words]
  const after = await openPage()
  await expect.element(after.getByText('Por um emprego')).toBeVisible()
  await expect.element(after.getByText('Pela casa')).toBeVisible()
})

test('a list that cannot be loaded is loaded at the next attempt', async () => {
  isAnswering = false
  const screen = await openPage()
  const retry = screen.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  isAnswering = true
  await retry.click()
  await expect.element(screen.getByText('Pela viagem')).toBeVisible()
})
