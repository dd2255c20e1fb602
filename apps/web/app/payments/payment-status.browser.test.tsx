import { markAnswered } from '@narthex/client/device/connection'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { PaymentPageState } from '@narthex/contract/payments/payment-states'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { renderPage } from '../testing/render-page.tsx'
import { PaymentStatusView } from './payment-status.tsx'
import { anOrder, anOrderCode, aPayment } from './testing/an-order.ts'
import { type StubbedPayments, stubPayments } from './testing/stub-payments.ts'

let product: StubbedPayments

beforeEach(() => {
  product = stubPayments(anOrder())
})

afterEach(async () => {
  // A page that is still open would read again when the connection returns.
  await cleanup()
  vi.unstubAllGlobals()
  markAnswered()
})

const open = (onAgain?: () => void) => renderPage(<PaymentStatusView code={anOrderCode} onAgain={onAgain} />)

const heads: [PaymentPageState, string, Partial<PaymentStatus>][] = [
  ['success', 'Pagamento recebido', {}],
  ['waiting', 'Agora é só pagar o Pix', {}],
  ['review', 'Pagamento em análise', { pagamento: aPayment({ resultado: 'em_analise', acao: null }) }],
  ['canceled', 'O pagamento não foi concluído', { pagamento: aPayment({ resultado: 'nao_aprovado', acao: null }) }],
  ['refunded', 'Pagamento devolvido', { pagamento: aPayment({ estornado: 5000, acao: null }) }],
]

test.each(heads)('an order in the state %s says “%s” with its amount', async (situacao, title, order) => {
  product.order = anOrder({ situacao, ...order })
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(screen.getByText('R$ 50,00').first()).toBeVisible()
})

test('an unknown code is shown with the message that there is no such payment', async () => {
  product.order = undefined
  const screen = await open()
  await expect.element(screen.getByText('Não há registro deste pagamento')).toBeVisible()
  await expect.element(screen.getByText(new RegExp(anOrderCode))).toBeVisible()
})

test('a waiting page turns to received by an event, and says so once', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Agora é só pagar o Pix')).toBeVisible()
  await vi.waitFor(() => expect(product.streams()[0]).toContain(`payment%3A${anOrderCode}`))
  product.order = anOrder({ situacao: 'success', pagamento: aPayment({ resultado: 'aprovado', acao: null }) })
  product.tell(`payment:${anOrderCode}`)
  await expect.element(screen.getByRole('heading', { name: 'Pagamento recebido' })).toBeVisible()
  await expect.element(screen.getByText('Pagamento recebido.', { exact: true })).toBeInTheDocument()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Pagamento recebido'))
})

test('an event about another order reads nothing', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Agora é só pagar o Pix')).toBeVisible()
  await vi.waitFor(() => expect(product.streams()).toHaveLength(1))
  const before = product.asked.length
  product.tell('payment:01ARZ3NDEKTSV4RRFFQ69G5FAX')
  expect(product.asked).toHaveLength(before)
  product.tell(`payment:${anOrderCode}`)
  await vi.waitFor(() => expect(product.asked.length).toBeGreaterThan(before))
})

test('a page that was received before it was opened celebrates nothing', async () => {
  product.order = anOrder({ situacao: 'success', pagamento: aPayment({ resultado: 'aprovado', acao: null }) })
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'Pagamento recebido' })).toBeVisible()
  expect(screen.container.querySelector('.payment-rose')).toBeNull()
  expect(screen.getByText('Pagamento recebido.', { exact: true }).elements()).toHaveLength(0)
})

test('a tab that comes back in sight asks the gateway', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Agora é só pagar o Pix')).toBeVisible()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(product.asked).toContain(`POST /api/v1/pedido/${anOrderCode}/conferencia/`))
})

test('a payer who came back in another window makes the page ask the gateway', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Agora é só pagar o Pix')).toBeVisible()
  const channel = new BroadcastChannel('narthex:payments')
  channel.postMessage({ type: 'PAYMENT_RETURN', pedido: 'ANOTHER' })
  channel.postMessage({ type: 'PAYMENT_RETURN', pedido: anOrderCode })
  await vi.waitFor(() => expect(product.asked).toContain(`POST /api/v1/pedido/${anOrderCode}/conferencia/`))
  expect(product.asked.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  channel.close()
})

test('without a connection what is known stays, and says that it may be older', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Agora é só pagar o Pix')).toBeVisible()
  await vi.waitFor(() => expect(product.streams()).toHaveLength(1))
  product.isAnswering = false
  product.tell(`payment:${anOrderCode}`)
  await expect.element(screen.getByText(/Você está sem internet/)).toBeVisible()
  await expect.element(screen.getByText('Agora é só pagar o Pix')).toBeVisible()
})

test('a page that cannot be loaded is loaded at the next attempt', async () => {
  product.isAnswering = false
  const screen = await open()
  const retry = screen.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  product.isAnswering = true
  await retry.click()
  await expect.element(screen.getByText('Agora é só pagar o Pix')).toBeVisible()
})

test('what was not paid can be begun again', async () => {
  const again = vi.fn()
  product.order = anOrder({ situacao: 'canceled', pagamento: aPayment({ codigoRecusa: 'declined', acao: null }) })
  const screen = await open(again)
  await expect.element(screen.getByText('O pagamento não foi aprovado')).toBeVisible()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  expect(again).toHaveBeenCalledOnce()
})

test('the rehearsal’s panel is there only where no money moves, and plays the payer', async () => {
  const real = await open()
  await expect.element(real.getByText('Agora é só pagar o Pix')).toBeVisible()
  expect(real.getByText('Modo de teste: sem dinheiro de verdade').elements()).toHaveLength(0)
  await real.unmount()

  product.order = anOrder({ pagamento: aPayment({ flagEnsaio: true }) })
  product.answerRehearsal = anOrder({
    situacao: 'success',
    pagamento: aPayment({ flagEnsaio: true, resultado: 'aprovado', acao: null }),
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Pagamento recebido' })).toBeVisible()
  expect(product.bodies.at(-1)).toEqual({ pedido: anOrderCode, situacao: 'paid' })
})
