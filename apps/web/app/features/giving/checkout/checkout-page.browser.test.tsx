import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { keepGift, readGift } from '../kept-gift.ts'
import { aMethod, someSettings } from '../testing/giving.ts'
import { CheckoutPage } from './checkout-page.tsx'
import {
  aGift,
  fillIn,
  hasLeft,
  openCheckout,
  payButton,
  refusal,
  type StubbedCheckout,
  stubCheckout,
  waiting,
} from './testing/stub-checkout.tsx'

let server: StubbedCheckout

beforeEach(() => {
  server = stubCheckout()
  useSession.setState({ isRead: true })
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

test('who gives is asked for before anything is sent', async () => {
  keepGift(aGift)
  const screen = await openCheckout({
    ...someSettings,
    metodos: [{ ...aMethod('BOLETO'), dadosNecessarios: ['documento'] }],
  })
  await payButton(screen).click()
  await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveFocus()
  await fillIn(screen)
  await screen.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill('529.982.247-24')
  await payButton(screen).click()
  await expect.element(screen.getByText('CPF ou CNPJ inválido.')).toBeVisible()
  expect(server.calls).toEqual([])
})

test('a reload loses nothing but the card', async () => {
  keepGift({ ...aGift, comentario: 'Com carinho' })
  const first = await openCheckout()
  await fillIn(first)
  await first.getByRole('radio', { name: /Cartão/ }).click()
  await first.unmount()
  const again = await openCheckout()
  await expect.element(again.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Ana Souza')
  await expect.element(again.getByRole('radio', { name: /Cartão/ })).toBeChecked()
  await expect.element(again.getByText('“Com carinho”').first()).toBeInTheDocument()
  expect(readGift()?.codigoMetodoPagamento).toBe('CREDIT_CARD')
})

test('a member fills in nothing, and is sent to what the method needs and lacks', async () => {
  const token = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`
  useSession.setState({ token, account: anAccount, clientAccount: { ...aMember, cpf: null, cnpj: null } })
  keepGift(aGift)
  const screen = await openCheckout({
    ...someSettings,
    metodos: [aMethod('PIX'), { ...aMethod('BOLETO'), dadosNecessarios: ['documento'] }],
  })
  await screen.getByRole('radio', { name: /Boleto/ }).click()
  await expect.element(payButton(screen)).toBeDisabled()
  const link = screen.getByRole('link', { name: 'Completar meus dados' })
  await expect.element(link).toHaveAttribute('href', '/user/data-update?redirectTo=%2Fgive%2Fcheckout')
  await screen.getByRole('radio', { name: /Pix/ }).click()
  await payButton(screen).click()
  await hasLeft(screen)
  expect(server.sent('/doacao/')[0]).not.toHaveProperty('doador')
})

test('a visitor is asked for an address in Brazil where the method needs one, and an error loses nothing', async () => {
  keepGift({ ...aGift, codigoMetodoPagamento: 'BOLETO' })
  const boleto = { ...aMethod('BOLETO'), flagSomenteBrasil: true, dadosNecessarios: ['endereco' as const] }
  server.answers = [refusal('GATEWAY_UNAVAILABLE', 503), waiting]
  const screen = await openCheckout({ ...someSettings, metodos: [boleto, aMethod('PIX')] })
  await fillIn(screen)
  await payButton(screen).click()
  await expect
    .element(screen.getByText('CEP Inválido').or(screen.getByText('Esse campo é obrigatório.')).first())
    .toBeVisible()
  expect(server.calls).toEqual([])
  const typed = { CEP: '01310-100', 'Rua ou avenida': 'Avenida Paulista', Número: '150', Cidade: 'São Paulo' }
  for (const [name, value] of Object.entries(typed))
    await screen.getByRole('textbox', { name, exact: true }).fill(value)
  await screen.getByRole('combobox', { name: 'Estado' }).selectOptions('SP')
  await expectAccessible(screen.container)
  await payButton(screen).click()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await hasLeft(screen)
  expect(server.sent('/doacao/').at(-1)).toMatchObject({
    doador: {
      endereco: { pais: 'BR', cep: '01310100', logradouro: 'Avenida Paulista', numero: '150', estado: 'SP' },
    },
  })
  await screen.unmount()
  const again = await openCheckout({ ...someSettings, metodos: [boleto, aMethod('PIX')] })
  for (const [name, value] of Object.entries(typed))
    await expect.element(again.getByRole('textbox', { name, exact: true })).toHaveValue(value)
  await again.getByRole('radio', { name: /Pix/ }).click()
  expect(again.getByRole('textbox', { name: 'CEP', exact: true }).elements()).toHaveLength(0)
})

test('a method that takes a CPF alone says so to a company, and leads to where it is told', async () => {
  const token = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`
  const clientAccount = { ...aMember, cpf: null, cnpj: '11222333000181' }
  useSession.setState({ token, account: anAccount, clientAccount })
  keepGift({ ...aGift, codigoMetodoPagamento: 'PICPAY' })
  const screen = await openCheckout({ ...someSettings, metodos: [{ ...aMethod('PICPAY'), dadosNecessarios: ['cpf'] }] })
  await expect.element(screen.getByText('Esta forma de pagamento aceita só CPF, não CNPJ.')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Completar meus dados' })
  const path = '/user/data-update?redirectTo=%2Fgive%2Fcheckout&documento=cpf'
  await expect.element(link).toHaveAttribute('href', path)
  await expect.element(payButton(screen)).toBeDisabled()
  expect(server.calls).toEqual([])
})

test('a method that the gift is too large for is not offered, and says up to how much', async () => {
  keepGift({ ...aGift, motivos: [{ idMotivo: 1, valor: 500_000 }] })
  const screen = await openCheckout({
    ...someSettings,
    metodos: [{ ...aMethod('PICPAY'), maximo: 499_999 }, aMethod('PIX')],
  })
  await expect.element(screen.getByText('PicPay aceita até R$ 4.999,99 por contribuição.')).toBeVisible()
  expect(screen.getByRole('radio').elements()).toHaveLength(1)
})

test('without a gift in this tab one is sent to choose it', async () => {
  const screen = await openCheckout()
  await expect.element(screen.getByRole('link', { name: 'Escolher o valor' })).toHaveAttribute('href', '/give')
})

test('a church that takes no gifts says so at the payment too', async () => {
  keepGift(aGift)
  const screen = await renderPage(<CheckoutPage title="Sua contribuição" reasons={[]} settings={someSettings} />)
  await expect.element(screen.getByText('Ainda não dá para contribuir por aqui')).toBeVisible()
})

test('it has no barriers', async () => {
  keepGift(aGift)
  const screen = await openCheckout()
  await payButton(screen).click()
  await expect.element(screen.getByText('Esse campo é obrigatório.').first()).toBeVisible()
  await expectAccessible(screen.container)
})
