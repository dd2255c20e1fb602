import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { renderPage } from '../../testing/render-page.tsx'
import { PaymentStatusView } from '../payment-status.tsx'
import { anOrder, anOrderCode, aPayment } from '../testing/an-order.ts'
import { type StubbedPayments, stubPayments } from '../testing/stub-payments.ts'

type Payment = NonNullable<PaymentStatus['pagamento']>

let product: StubbedPayments
let copied: string[]
beforeEach(() => {
  product = stubPayments(anOrder())
  copied = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
})
afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = (payment: Partial<Payment>, onAgain?: () => void) => {
  product.order = anOrder({ pagamento: aPayment(payment) })
  return renderPage(<PaymentStatusView code={anOrderCode} onAgain={onAgain} />)
}

test('a Pix is a code to scan and to copy, with the time it is good for', async () => {
  const screen = await open({})
  await expect.element(screen.getByRole('img', { name: /Código QR do Pix de R\$ 50,00/ })).toBeVisible()
  await expect.element(screen.getByText(/Expira em \d+ h/)).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Copiar o código Pix' }).click()
  expect(copied).toEqual(['00020126580014br.gov.bcb.pix'])
  await expect.element(screen.getByText(/Código copiado/)).toBeVisible()
})

test('a Pix that cannot be copied says how to copy it by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const screen = await open({})
  await screen.getByRole('button', { name: 'Copiar o código Pix' }).click()
  await expect.element(screen.getByText(/Não foi possível copiar/)).toBeVisible()
})

test('a Pix that is over asks the gateway once more, and offers another one', async () => {
  const again = vi.fn()
  const acao = { kind: 'qr', payload: 'x', expiresAt: '2020-01-01T12:00:00.000Z' } as const
  const screen = await open({ acao }, again)
  await expect.element(screen.getByText('Este código expirou')).toBeVisible()
  await vi.waitFor(() => expect(product.asked).toContain(`POST /api/v1/pedido/${anOrderCode}/conferencia/`))
  expect(screen.getByRole('img').elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Gerar outro código' }).click()
  expect(again).toHaveBeenCalledOnce()
})

test('a payer who has paid can ask, and is told where it has not come', async () => {
  const screen = await open({})
  await screen.getByRole('button', { name: 'Já paguei: conferir agora' }).click()
  await expect.element(screen.getByText(/Ainda não chegou/)).toBeVisible()
  expect(product.asked).toContain(`POST /api/v1/pedido/${anOrderCode}/conferencia/`)
})

const line = '00190500954014481606906809350314337370000000100'

test('a boleto has its line, its day and a slip of our own with a barcode', async () => {
  const acao = { kind: 'boleto', line, dueDate: '2026-12-01' } as const
  const screen = await open({ codigoMetodoPagamento: 'BOLETO', acao })
  await expect.element(screen.getByText('Pague até 1º de dezembro de 2026')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible()
  await screen.getByRole('button', { name: 'Copiar a linha' }).click()
  expect(copied).toEqual([line])
})

test('a boleto with a PDF of its gateway leads there', async () => {
  const acao = { kind: 'boleto', line, dueDate: '2026-12-01', pdfUrl: 'https://bank.example/slip.pdf' } as const
  const screen = await open({ codigoMetodoPagamento: 'BOLETO', acao })
  const link = screen.getByRole('link', { name: /Abrir o boleto em PDF/ })
  await expect.element(link).toHaveAttribute('href', 'https://bank.example/slip.pdf')
  expect(screen.getByRole('img', { name: 'Código de barras do boleto' }).elements()).toHaveLength(0)
})

test('an approval opens in a window of its own that knows nothing of this one', async () => {
  const acao = { kind: 'redirect', url: 'https://paypal.example/approve' } as const
  const screen = await open({ codigoMetodoPagamento: 'PAYPAL', acao })
  const link = screen.getByRole('link', { name: 'Continuar no PayPal' })
  await expect.element(link).toHaveAttribute('href', 'https://paypal.example/approve')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
  await expect.element(screen.getByRole('button', { name: 'Já confirmei: conferir agora' })).toBeVisible()
})

test('a card that its bank wants to confirm leads to the bank', async () => {
  const acao = { kind: 'challenge', url: 'https://bank.example/3ds' } as const
  const screen = await open({ codigoMetodoPagamento: 'CREDIT_CARD', acao })
  await expect.element(screen.getByRole('link', { name: 'Confirmar no meu banco' })).toBeVisible()
})

test('a bank that wants a form is sent one, with what the gateway wrote in it and nothing else', async () => {
  const form = { PaReq: 'eJxVUm1v', MD: '"><script>alert(1)</script>' }
  const acao = { kind: 'challenge', url: 'https://bank.example/3ds?a=1', form } as const
  const screen = await open({ codigoMetodoPagamento: 'CREDIT_CARD', acao })
  const button = screen.getByRole('button', { name: 'Confirmar no meu banco' })
  await expect.element(button).toBeVisible()
  const drawn = (button.element() as HTMLButtonElement).form
  expect([drawn?.method, drawn?.action, drawn?.target, drawn?.rel]).toEqual(['post', acao.url, '_blank', 'noopener'])
  expect([...new FormData(drawn ?? undefined)]).toEqual(Object.entries(form))
  expect(screen.container.querySelectorAll('script')).toHaveLength(0)
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', sent, { once: true })
  await button.click()
  expect(sent).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'Já confirmei: conferir agora' })).toBeVisible()
})

test.each(['http://bank.example/3ds', 'javascript:alert(1)', 'data:text/html,x'])(
  'nothing leads to %s, which no bank would ask for',
  async (url) => {
    const form = { PaReq: 'x' }
    const screen = await open({ codigoMetodoPagamento: 'CREDIT_CARD', acao: { kind: 'challenge', url, form } })
    await expect.element(screen.getByRole('button', { name: 'Já confirmei: conferir agora' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Confirmar no meu banco' }).elements()).toHaveLength(0)
    await screen.unmount()
    const link = await open({ codigoMetodoPagamento: 'CREDIT_CARD', acao: { kind: 'challenge', url } })
    await expect.element(link.getByRole('button', { name: 'Já confirmei: conferir agora' })).toBeVisible()
    expect(link.getByRole('link').elements()).toHaveLength(0)
  },
)

test('a rehearsed challenge leads nowhere: its panel plays the bank', async () => {
  const acao = { kind: 'challenge', url: '/user/payment/' } as const
  const screen = await open({ codigoMetodoPagamento: 'CREDIT_CARD', acao, flagEnsaio: true })
  await expect.element(screen.getByText('Modo de teste: sem dinheiro de verdade')).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(0)
})

test('deposits lead to where they are confirmed, or say that an e-mail comes', async () => {
  const acao = { kind: 'deposits', url: 'https://bank.example/amounts' } as const
  const first = await open({ codigoMetodoPagamento: 'ACH', acao })
  await expect.element(first.getByRole('link', { name: /Confirmar os depósitos/ })).toBeVisible()
  await first.unmount()
  const second = await open({ codigoMetodoPagamento: 'ACH', acao: { kind: 'deposits' } })
  await expect.element(second.getByText(/você recebe um e-mail com o endereço/)).toBeVisible()
})

test('cash is told in the church’s own words, else in ours, with the order’s code', async () => {
  const expiresAt = '2026-12-01T12:00:00.000Z'
  const own = await open({
    codigoMetodoPagamento: 'CASH',
    resultado: 'aguardando',
    acao: { kind: 'instructions', text: 'Fale com a Dona Cida.', expiresAt },
  })
  await expect.element(own.getByText('Fale com a Dona Cida.')).toBeVisible()
  await own.unmount()
  const usual = await open({ codigoMetodoPagamento: 'CASH', resultado: 'aguardando', acao: null })
  await expect.element(usual.getByText(/Entregue o valor na secretaria/)).toBeVisible()
  await usual.getByRole('button', { name: 'Copiar o código' }).click()
  expect(copied).toEqual([anOrderCode])
})

test('a Pix to the church’s own key is a code as well', async () => {
  const acao = {
    kind: 'instructions',
    text: '',
    payload: 'pix-of-ours',
    expiresAt: '2999-01-01T12:00:00.000Z',
  } as const
  const screen = await open({ codigoMetodoPagamento: 'PIX_MANUAL', resultado: 'aguardando', acao })
  await expect.element(screen.getByRole('img', { name: /Código QR do Pix/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Copiar o código Pix' }).click()
  expect(copied).toEqual(['pix-of-ours'])
})

test('the script of a gateway is not loaded before its step is begun', async () => {
  const acao = { kind: 'script', clientSecret: 'secret', publicKey: 'pk' } as const
  const screen = await open({ codigoMetodoPagamento: 'ACH', acao })
  await expect.element(screen.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible()
  expect(document.querySelectorAll('script[src*="stripe"]')).toHaveLength(0)
})
