import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../testing/render-page.tsx'
import type { GiftPreset } from '../gift.ts'
import { readGift } from '../kept-gift.ts'
import { someReasons, someSettings } from '../testing/giving.ts'
import { GivePage } from './give-page.tsx'

beforeEach(() => sessionStorage.clear())

const open = (preset: GiftPreset = { link: '' }, settings = someSettings, reasons = someReasons) =>
  renderPage(
    <GivePage
      title="Contribua"
      reasons={reasons}
      settings={settings}
      progress={[{ idMotivo: 2, arrecadado: 25_000 }]}
      preset={preset}
    />,
  )
type Screen = Awaited<ReturnType<typeof open>>

const amount = (screen: Screen) => screen.getByRole('textbox', { name: 'Quanto você quer contribuir?' })
const goOn = (screen: Screen) => screen.getByRole('button', { name: 'Continuar' }).first()
const left = (screen: Screen) => vi.waitFor(() => expect(screen.container.textContent).toBe(''))

test('a touch on an amount and one to go on are enough for the first reason', async () => {
  const screen = await open()
  await screen.getByRole('radio', { name: 'R$ 50' }).click()
  await expect.element(amount(screen)).toHaveValue('50,00')
  await goOn(screen).click()
  await left(screen)
  expect(readGift()).toMatchObject({ motivos: [{ idMotivo: 1, valor: 5000 }] })
})

test('an amount is typed as one likes, and written out when the field is left', async () => {
  const screen = await open()
  await amount(screen).click()
  await userEvent.keyboard('R$1.250,5')
  await expect.element(amount(screen)).toHaveValue('1.250,5')
  await userEvent.tab()
  await expect.element(amount(screen)).toHaveValue('1.250,50')
})

test('without an amount one stays, and the field says why; at the minimum too', async () => {
  const screen = await open()
  await goOn(screen).click()
  await expect.element(screen.getByText('O valor é obrigatório')).toBeVisible()
  await expect.element(amount(screen)).toHaveFocus()
  await userEvent.keyboard('5')
  await expect.element(screen.getByText('O valor mínimo é R$ 5,01.')).toBeVisible()
  await userEvent.keyboard(',01')
  await expect.element(amount(screen)).toHaveAttribute('aria-describedby', expect.stringMatching(/hint$/))
  await screen.getByRole('radio', { name: 'Missões' }).click()
  await expect.element(screen.getByText('O valor mínimo é R$ 10,01.')).toBeVisible()
})

test('a split gift has an amount for each reason and shows the sum', async () => {
  const screen = await open()
  await screen.getByRole('radio', { name: 'R$ 20' }).click()
  await screen.getByRole('button', { name: 'Dividir entre várias causas' }).click()
  await screen.getByRole('checkbox', { name: 'Missões' }).click()
  await screen.getByRole('textbox', { name: 'Quanto para Missões?' }).fill('12,5')
  await expect.element(screen.getByText('Total para 2 causas')).toBeVisible()
  await expect.element(screen.getByText('R$ 32,50').first()).toBeVisible()
  await goOn(screen).click()
  await left(screen)
  expect(readGift()?.motivos).toEqual([
    { idMotivo: 1, valor: 2000 },
    { idMotivo: 3, valor: 1250 },
  ])
})

test('a regular gift has one reason, of those that allow it', async () => {
  const screen = await open({ link: 'motivo=2&valor=50', idMotivo: 2, valor: 5000 })
  await expect.element(screen.getByRole('radio', { name: 'Telhado' })).toBeChecked()
  await screen.getByText('Com regularidade').click()
  await expect.element(screen.getByRole('radio', { name: 'Ofertas' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Telhado' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Dividir entre várias causas' }).query()).toBeNull()
  await expect.element(amount(screen)).toHaveValue('50,00')
})

test('a goal shows how far it is', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '25')
  await expect.element(screen.getByText('R$ 250 de R$ 1.000')).toBeVisible()
})

test('what was begun is there again, and a link begins again from nothing', async () => {
  const first = await open()
  await first.getByRole('radio', { name: 'R$ 100' }).click()
  await first.unmount()
  const again = await open()
  await expect.element(amount(again)).toHaveValue('100,00')
  await again.unmount()
  const linked = await open({ link: 'valor=20', valor: 2000 })
  await expect.element(amount(linked)).toHaveValue('20,00')
})

test('without reasons or methods it says so, and whom to ask', async () => {
  const none = await open({ link: '' }, { ...someSettings, metodos: [] })
  await expect.element(none.getByText('Ainda não dá para contribuir por aqui')).toBeVisible()
  await none.unmount()
  const nothing = await open({ link: '' }, someSettings, [])
  await expect.element(nothing.getByText('Ainda não dá para contribuir por aqui')).toBeVisible()
})

test('it has no barriers', async () => {
  const screen = await open()
  await goOn(screen).click()
  await screen.getByText('Deixar uma mensagem ou contribuir sem nome').click()
  await expectAccessible(screen.container)
})
