import { markAnswered, markUnanswered } from '@narthex/client/device/connection'
import type { WalletKind } from '@narthex/contract/tickets/ticket-states'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRegistration, aTicket } from '../features/registrations/testing/registrations.ts'
import { renderPage } from '../testing/render-page.tsx'
import { WalletButtons } from './wallet-buttons.tsx'

const path = '/api/v1/inscricao/01ARZ3NDEKTSV4RRFFQ69G5FAV/ingresso/11/carteira'
const apple = /^Adicionar à Carteira da Apple o ingresso de Davi Souza/
const google = /^Adicionar à Carteira do Google o ingresso de Davi Souza/
const other = /^Outra carteira/

const devices = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  Android: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
} as const

function openOn(device: keyof typeof devices, carteiras: WalletKind[], ticket = aTicket()) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(devices[device])
  return renderPage(<WalletButtons registration={aRegistration({ carteiras })} ticket={ticket} />)
}

let visited: string[]
let isAnswering: boolean
const watchNavigation = (event: NavigateEvent) => {
  visited.push(event.destination.url)
  event.preventDefault()
}

beforeEach(() => {
  visited = []
  isAnswering = true
  navigation.addEventListener('navigate', watchNavigation)
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isAnswering || address !== `${path}/google?idioma=pt`) return Response.json({}, { status: 404 })
    return Response.json({ url: 'https://pay.google.com/gp/v/save/a.b.c' })
  })
})

afterEach(() => {
  navigation.removeEventListener('navigate', watchNavigation)
  markAnswered()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an iPhone opens the pass of Apple, and has Google’s behind a choice', async () => {
  const screen = await openOn('iPhone', ['APPLE', 'GOOGLE'])
  await expect.element(screen.getByRole('link', { name: apple })).toHaveAttribute('href', `${path}/apple?idioma=pt`)
  expect(screen.getByRole('button', { name: google }).elements()).toHaveLength(0)
  await screen.getByRole('button', { name: other }).click()
  await expect.element(screen.getByRole('button', { name: google })).toBeVisible()
  expect(screen.getByRole('button', { name: other }).elements()).toHaveLength(0)
  await expectAccessible(screen.container)
})

test('a phone with Android saves in Google Wallet by the link that the server signs', async () => {
  const screen = await openOn('Android', ['APPLE', 'GOOGLE'])
  expect(screen.getByRole('link', { name: apple }).elements()).toHaveLength(0)
  await screen.getByRole('button', { name: google }).click()
  await expect.poll(() => visited).toEqual(['https://pay.google.com/gp/v/save/a.b.c'])
  await screen.getByRole('button', { name: other }).click()
  await expect.element(screen.getByRole('link', { name: apple })).toBeVisible()
})

test('a link that cannot be had is told, and may be tried again', async () => {
  isAnswering = false
  const screen = await openOn('Android', ['GOOGLE'])
  await screen.getByRole('button', { name: google }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Não deu para abrir a carteira. Tente de novo.')
  expect(visited).toEqual([])
  isAnswering = true
  await screen.getByRole('button', { name: google }).click()
  await expect.poll(() => visited).toHaveLength(1)
})

test('the only wallet with keys is offered on any device, without a choice', async () => {
  const screen = await openOn('iPhone', ['GOOGLE'])
  await expect.element(screen.getByRole('button', { name: google })).toBeVisible()
  expect(screen.getByRole('button', { name: other }).elements()).toHaveLength(0)
})

test.each([
  ['a product without keys', [], aTicket()],
  ['a ticket that is not valid', ['APPLE', 'GOOGLE'], aTicket({ qr: null, situacao: 'CANCELADO' })],
] as const)('%s has no button', async (_, carteiras, ticket) => {
  const screen = await openOn('iPhone', [...carteiras], ticket)
  expect(screen.getByRole('button').elements()).toHaveLength(0)
  expect(screen.getByRole('link').elements()).toHaveLength(0)
})

test.each(['iPhone', 'Android'] as const)(
  'without a connection the button of an %s says what it needs',
  async (device) => {
    markUnanswered()
    const screen = await openOn(device, ['APPLE', 'GOOGLE'])
    const button = screen.getByRole('button', { name: device === 'iPhone' ? apple : google })
    await expect.element(button).toBeDisabled()
    await expect.element(button).toHaveAccessibleDescription('Conecte-se à internet para salvar na carteira.')
  },
)
