import type { Door } from '@narthex/contract/tickets/door.schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { SaleDialog } from './sale-dialog.tsx'

const door = {
  evento: { id: 7 },
  moeda: 'BRL',
  ingressos: [
    { id: 1, nome: 'Adulto', valor: 5000, flagAtivo: true, flagAdicional: false },
    { id: 2, nome: 'Criança', valor: 0, flagAtivo: true, flagAdicional: false },
  ],
} as unknown as Door
let sold: unknown[]

beforeEach(() => {
  sold = []
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
    sold.push(JSON.parse(String(body)))
    return Response.json([], { status: 201 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a sale says what is missing, and names the money to take', async () => {
  const screen = await renderPage(<SaleDialog door={door} isOpen onClose={() => {}} onSold={() => {}} />)
  await expect.element(screen.getByText('Criança · Gratuito')).toBeVisible()
  await screen.getByRole('button', { name: 'Deixar entrar' }).click()
  await expect.element(screen.getByText('Esse campo é obrigatório.')).toBeVisible()
  await expect.element(screen.getByText('Escolha pelo menos um ingresso.')).toBeVisible()
  expect(sold).toEqual([])

  await screen.getByRole('textbox', { name: 'Nome de quem entra' }).fill('Téo')
  await screen.getByRole('spinbutton', { name: 'Quantidade: Adulto' }).fill('2')
  await screen.getByRole('button', { name: /^Recebi R\$\s100,00 em dinheiro$/ }).click()
  await vi.waitFor(() => expect(sold).toMatchObject([{ nome: 'Téo', ingressos: [1, 1], total: 10_000 }]))
})
