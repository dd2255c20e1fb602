import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { anOrder, anOrderCode, aPayment } from '../../../payments/testing/an-order.ts'
import { type StubbedPayments, stubPayments } from '../../../payments/testing/stub-payments.ts'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount, aSite } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { PaymentPage } from './payment-page.tsx'

let product: StubbedPayments

beforeEach(() => {
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  product = stubPayments(anOrder())
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = () =>
  renderPage(<PaymentPage title="Situação do pagamento" code={anOrderCode} />, {
    site: { ...aSite, modules: ['MOD_DOACAO'] },
  })
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ')

test('a member’s order is asked for as theirs', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Agora é só pagar o Pix')).toBeVisible()
  const payee = 'Pagamento a Associação Videira, CNPJ 11.222.333/0001-81, processado por Asaas'
  await expect.element(screen.getByText(payee)).toBeVisible()
  expect(product.asked).toContain(`GET /api/v1/usuario/70/pagamento/?pedido=${anOrderCode}`)
})

test('a receipt says what was paid, how, in how many parts, and what came back', async () => {
  const pagamento = aPayment({
    codigoMetodoPagamento: 'CREDIT_CARD',
    resultado: 'aprovado',
    acao: null,
    estornado: 1000,
    total: 10_003,
    taxaServico: 1,
    taxaProcessamento: 99,
    juros: 300,
    parcelas: [3334, 3334, 3335],
    bandeira: 'visa',
    ultimosDigitos: '1111',
  })
  product.order = anOrder({ situacao: 'refunded', valor: 9603, flagTaxas: true, pagamento })
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'Comprovante' })).toBeVisible()
  await expectAccessible(screen.container)
  const payee = 'Pagamento a Associação Videira, CNPJ 11.222.333/0001-81, processado por Asaas'
  await expect.element(screen.getByText(payee, { exact: true })).toBeVisible()
  const text = plain(screen.container.querySelector('dl')?.textContent ?? null)
  for (const line of [
    'Forma de pagamentoCartão de crédito',
    'CartãoVisa final 1111',
    'ValorR$ 96,03',
    'TaxasR$ 1,00',
    'JurosR$ 3,00',
    'Parcelas3 × R$ 33,34, a última de R$ 33,35',
    'Total pagoR$ 100,03',
    'DevolvidoR$ 10,00',
    `Código${anOrderCode}`,
  ])
    expect(text).toContain(line)
})

test('the fees that the church bears are no line of the payer’s receipt', async () => {
  product.order = anOrder({ situacao: 'success', pagamento: aPayment({ resultado: 'aprovado', acao: null }) })
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'Comprovante' })).toBeVisible()
  expect(screen.getByText('Taxas').elements()).toHaveLength(0)
  await expect.element(screen.getByRole('link', { name: 'Contribuir de novo' })).toHaveAttribute('href', '/give')
})

test('another person’s order is not found', async () => {
  product.order = undefined
  const screen = await open()
  await expect.element(screen.getByText('Não há registro deste pagamento')).toBeVisible()
  expect(screen.container.querySelector('dl')).toBeNull()
})
