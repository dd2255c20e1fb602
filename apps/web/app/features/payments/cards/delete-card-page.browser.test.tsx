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
import { DeleteCardPage } from './delete-card-page.tsx'

let cards: SavedCard[]
let removal: () => Response
let isListed: boolean
const requests = vi.fn()

beforeEach(() => {
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  cards = [aCard({ flagPadrao: true }), aCard({ bandeira: 'mastercard', ultimosDigitos: '4444' })]
  removal = () => Response.json({})
  isListed = true
  requests.mockClear()
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    requests(method)
    if (method !== 'GET') return removal()
    return isListed ? Response.json(cards) : refusal(503, 'UNAVAILABLE')
  })
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
  vi.unstubAllGlobals()
})

const openAt = (id: string | undefined) => renderPage(<DeleteCardPage title="Remover cartão" />, {}, `?card=${id}`)
const keptDigits = () =>
  queryClient
    .getQueriesData<SavedCard[]>({})
    .flatMap(([, kept]) => kept ?? [])
    .map(({ ultimosDigitos }) => ultimosDigitos)

test.each([
  ['is gone at once, also where the list cannot be loaded again', () => Response.json({})],
  ['that another page removed already is gone too', () => refusal(404, 'NOT_FOUND')],
])('a removed card %s', async (_, answer) => {
  removal = answer
  const screen = await openAt(cards[1]?.id)
  await expect.element(screen.getByRole('heading', { name: 'Remover Mastercard final 4444?' })).toBeVisible()
  expect(keptDigits()).toEqual(['1111', '4444'])
  await expectAccessible(screen.container)
  isListed = false
  await screen.getByRole('button', { name: 'Remover cartão' }).click()
  await vi.waitFor(() => expect(keptDigits()).toEqual(['1111']))
  expect(requests.mock.calls.filter(([method]) => method === 'DELETE')).toHaveLength(1)
})

test('a card that could not be removed stays, with a message', async () => {
  removal = () => refusal(503, 'UNAVAILABLE')
  const screen = await openAt(cards[0]?.id)
  await screen.getByRole('button', { name: 'Remover cartão' }).click()
  await expect.element(screen.getByText(/Não conseguimos remover agora/)).toBeVisible()
  expect(keptDigits()).toEqual(['1111', '4444'])
})

test('an address that names no card leads back to the cards', async () => {
  const screen = await openAt('none')
  await expect.element(screen.getByText('Este cartão não está mais aqui')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Ver meus cartões' })).toHaveAttribute('href', '/user/cards')
})
