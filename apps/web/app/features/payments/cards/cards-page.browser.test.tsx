import { queryClient } from '@narthex/client/data/query-client'
import { refusal } from '@narthex/client/testing/browser'
import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { aCard } from '../../../payments/testing/a-card.ts'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { CardsPage } from './cards-page.tsx'

let cards: SavedCard[]
let isRefusing: boolean

beforeEach(() => {
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  cards = [aCard({ flagPadrao: true }), aCard({ bandeira: 'mastercard', ultimosDigitos: '4444' })]
  isRefusing = false
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (isRefusing) return refusal(503, 'UNAVAILABLE')
    if (method === 'PUT') cards = cards.map((card) => ({ ...card, flagPadrao: address.includes(card.id) }))
    return Response.json(method === 'GET' ? cards : {})
  })
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = () => renderPage(<CardsPage title="Meus cartões" />)
const makeDefault = 'Usar como principal: Mastercard final 4444'

test('another card becomes the default with one tap', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Visa final 1111, Principal')).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: makeDefault }).click()
  await expect.element(screen.getByText('Agora Mastercard final 4444 é o seu cartão principal.')).toBeVisible()
  await expect.element(screen.getByText('Mastercard final 4444, Principal')).toBeVisible()
  expect(cards.map(({ flagPadrao }) => flagPadrao)).toEqual([false, true])
})

test('a default that could not be changed goes back, with a message', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: makeDefault })).toBeVisible()
  isRefusing = true
  await screen.getByRole('button', { name: makeDefault }).click()
  await expect.element(screen.getByText('Não deu certo agora. Tente de novo.')).toBeVisible()
  await expect.element(screen.getByText('Visa final 1111, Principal')).toBeVisible()
})

test('a card that is over asks for a new one, and cannot become the default', async () => {
  cards = [aCard({ flagPadrao: true }), aCard({ validadeAno: 2020, flagVencido: true, ultimosDigitos: '2222' })]
  const screen = await open()
  await expect.element(screen.getByText('Um cartão venceu')).toBeVisible()
  await expect.element(screen.getByText('Venceu em dezembro de 2020')).toBeVisible()
  expect(screen.getByRole('button', { name: /como principal/ }).elements()).toHaveLength(0)
})

test('cards of two gateways stand in their groups, and those of one need no name', async () => {
  const single = await open()
  await expect.element(single.getByText('Visa final 1111, Principal')).toBeVisible()
  expect(single.getByText('Salvo com Asaas').elements()).toHaveLength(0)
  await single.unmount()
  queryClient.clear()
  cards = [aCard({ flagPadrao: true }), aCard({ idGatewayPagamento: 8, ultimosDigitos: '8888' })]
  const both = await open()
  await expect.element(both.getByText('Salvo com Asaas')).toBeVisible()
  await expect.element(both.getByText('Salvo com Zoop')).toBeVisible()
})

test('without cards the page says what they are for, and where to begin', async () => {
  cards = []
  const screen = await open()
  await expect.element(screen.getByText('Nenhum cartão salvo')).toBeVisible()
  await expectAccessible(screen.container)
  await expect.element(screen.getByRole('link', { name: 'Adicionar cartão' })).toHaveAttribute('href', '/user/addcard')
})

test('cards that cannot be loaded are loaded at the next attempt', async () => {
  isRefusing = true
  const screen = await open()
  const retry = screen.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  isRefusing = false
  await retry.click()
  await expect.element(screen.getByText('Visa final 1111, Principal')).toBeVisible()
})
