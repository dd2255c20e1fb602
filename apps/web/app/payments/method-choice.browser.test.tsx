import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { renderPage } from '../testing/render-page.tsx'
import { MethodChoice, type MethodChoiceProps } from './method-choice.tsx'

const onChange = vi.fn()
let fee: number

beforeEach(() => {
  onChange.mockReset()
  fee = 99
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, location.origin).searchParams
    if (query.get('metodoPagamento') === 'CASH') return Response.json({}, { status: 503 })
    const covers = query.get('flagTaxas') === 'true'
    const amount = Number(query.get('valor'))
    const rate = { pontos: 0, fixa: fee }
    return Response.json({
      taxaServico: 0,
      taxaProcessamento: fee,
      total: covers ? amount + fee : amount,
      liquido: covers ? amount : amount - fee,
      servico: { pontos: 0, fixa: 0 },
      processamento: rate,
    })
  })
})

afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
})

const methods: PaymentMethodCode[] = ['PIX', 'CREDIT_CARD', 'BOLETO', 'CASH']
const open = (props: Partial<MethodChoiceProps> = {}) =>
  renderPage(
    <MethodChoice
      methods={methods}
      value={undefined}
      onChange={onChange}
      amount={5000}
      currency="BRL"
      coversFees={false}
      {...props}
    />,
  )

test('each method says when it is confirmed and what remains for the church', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Confirmado em segundos')).toBeVisible()
  await expect.element(screen.getByText('A igreja recebe R$ 49,01').first()).toBeVisible()
  await screen.getByRole('radio', { name: /Pix/ }).click()
  expect(onChange).toHaveBeenCalledWith('PIX')
})

test('who covers the fees sees what they pay', async () => {
  const screen = await open({ coversFees: true })
  await expect.element(screen.getByText('Você paga R$ 50,99, com as taxas').first()).toBeVisible()
})

test('without fees it says so, and a method whose price cannot be had is still offered', async () => {
  fee = 0
  const screen = await open()
  await expect.element(screen.getByText('Sem taxas').first()).toBeVisible()
  expect(screen.getByText('Sem taxas').elements()).toHaveLength(3)
  await screen.getByRole('radio', { name: /Dinheiro/ }).click()
  expect(onChange).toHaveBeenCalledWith('CASH')
})

test('from abroad, Pix and boleto cannot be chosen and say why', async () => {
  const screen = await open({ country: 'US' })
  await expect.element(screen.getByRole('radio', { name: /Pix/ })).toBeDisabled()
  await expect.element(screen.getByRole('radio', { name: /Boleto/ })).toBeDisabled()
  await expect.element(screen.getByRole('radio', { name: /Cartão/ })).toBeEnabled()
  expect(screen.getByText('Só para endereços do Brasil').elements()).toHaveLength(2)
})

test('a church without methods says so', async () => {
  const screen = await open({ methods: [] })
  await expect.element(screen.getByText('Esta igreja ainda não recebe pagamentos pelo site')).toBeVisible()
})
