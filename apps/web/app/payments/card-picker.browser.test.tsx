import { queryClient } from '@narthex/client/data/query-client'
import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../session/session.ts'
import { aMember, anAccount } from '../testing/person.ts'
import { renderPage } from '../testing/render-page.tsx'
import { type CardChoice, CardPicker } from './card-picker.tsx'
import { aCard } from './testing/a-card.ts'

let cards: SavedCard[]
let choice: CardChoice | undefined

beforeEach(() => {
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  cards = [aCard({ flagPadrao: true }), aCard({ bandeira: 'mastercard', ultimosDigitos: '4444' })]
  choice = undefined
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/card/form')) return Response.json({ formulario: null, dadosNecessarios: [] })
    if (!address.endsWith('/card/token')) return Response.json(cards)
    const { bandeira, ultimosDigitos, validadeMes, validadeAno } = aCard()
    return Response.json({ token: 'dG9rZW4', bandeira, ultimosDigitos, validadeMes, validadeAno })
  })
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
  vi.unstubAllGlobals()
})

function Checkout() {
  const [value, setValue] = useState<CardChoice>()
  choice = value
  return <CardPicker value={value} onChange={setValue} payer={{ nome: 'Lia', email: 'lia@example.org' }} />
}
const open = () => renderPage(<Checkout />)

async function typeCard(screen: Awaited<ReturnType<typeof open>>) {
  await screen.getByLabelText('Número do cartão').fill('4111111111111111')
  await screen.getByLabelText('Nome no cartão').fill('LIA SOUZA')
  await screen.getByLabelText('Validade').fill('12/39')
  await screen.getByLabelText('Código de segurança').fill('123')
}

test('the default card is chosen at first, and another one with a tap', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('radio', { name: /Visa final 1111/ })).toBeChecked()
  expect(choice).toEqual({ savedId: cards[0]?.id })
  await screen.getByRole('radio', { name: /Mastercard final 4444/ }).click()
  expect(choice).toEqual({ savedId: cards[1]?.id })
})

test('a card that is over is not offered', async () => {
  cards = [aCard({ flagVencido: true, flagPadrao: true }), aCard({ bandeira: 'elo', ultimosDigitos: '2222' })]
  const screen = await open()
  await expect.element(screen.getByRole('radio', { name: /Elo final 2222/ })).toBeChecked()
  expect(screen.getByRole('radio').elements()).toHaveLength(2)
})

test('a new card is saved unless its owner says no', async () => {
  const screen = await open()
  await screen.getByRole('radio', { name: 'Outro cartão' }).click()
  expect(choice).toBeUndefined()
  await expect.element(screen.getByRole('checkbox', { name: /Salvar este cartão/ })).toBeChecked()
  await screen.getByRole('checkbox', { name: /Salvar este cartão/ }).click()
  await typeCard(screen)
  await screen.getByRole('button', { name: 'Usar este cartão' }).click()
  await expect.element(screen.getByText('Cartão pronto para usar')).toBeVisible()
  expect(choice).toEqual({ token: 'dG9rZW4', save: false, card: { bandeira: 'visa', ultimosDigitos: '1111' } })
  await screen.getByRole('button', { name: 'Trocar' }).click()
  expect(choice).toBeUndefined()
})

test('a visitor types a card, which is not saved', async () => {
  useSession.setState(useSession.getInitialState(), true)
  const screen = await open()
  await typeCard(screen)
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Usar este cartão' }).click()
  await expect.element(screen.getByText('Cartão pronto para usar')).toBeVisible()
  expect(choice).toMatchObject({ save: false })
})
