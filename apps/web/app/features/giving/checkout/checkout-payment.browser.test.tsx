import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anOrder, anOrderCode, aPayment } from '../../../payments/testing/an-order.ts'
import { useSession } from '../../../session/session.ts'
import { keepGift } from '../kept-gift.ts'
import { findReceiptAddress } from '../kept-receipt.ts'
import { aMethod, someSettings } from '../testing/giving.ts'
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

test('a visitor gives by Pix with a name and an e-mail', async () => {
  keepGift(aGift)
  const screen = await openCheckout()
  await fillIn(screen)
  await payButton(screen).click()
  await hasLeft(screen)
  expect(server.sent('/doacao/')).toMatchObject([
    {
      itens: [{ idMotivo: 1, valor: 5000 }],
      codigoMetodoPagamento: 'PIX',
      flagTaxas: false,
      idioma: 'pt',
      doador: { nome: 'Ana Souza', email: 'ana@example.org', documento: null, telefone: null },
    },
  ])
  expect(server.sent('/pagamento/')).toMatchObject([{ pedido: anOrderCode, codigoMetodoPagamento: 'PIX' }])
  expect(findReceiptAddress(anOrderCode)).toBe('ana@example.org')
})

test('a double click and a retry after a lost answer pay once; a changed gift is another one', async () => {
  keepGift(aGift)
  const screen = await openCheckout()
  await fillIn(screen)
  // Lost only after both clicks: the second would otherwise be a retry of its own.
  const loss = Promise.withResolvers<Response>()
  server.answers = [() => loss.promise, refusal('GATEWAY_UNAVAILABLE', 503)]
  await payButton(screen).dblClick()
  loss.reject(new TypeError('Failed to fetch'))
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await vi.waitFor(() => expect(server.sent('/pagamento/').length).toBe(2))
  await expect.element(screen.getByText(/Nada foi cobrado; tente de novo/)).toBeVisible()
  const [first, second] = server.sent('/pagamento/')
  expect(second?.chave).toBe(first?.chave)
  expect(new Set(server.sent('/doacao/').map(({ chave }) => chave)).size).toBe(1)
  await screen.getByRole('switch').click()
  await payButton(screen, 'Contribuir com R$ 50,99').click()
  await vi.waitFor(() => expect(server.sent('/doacao/').at(-1)).toMatchObject({ flagTaxas: true }))
  expect(new Set(server.sent('/doacao/').map(({ chave }) => chave)).size).toBe(2)
})

test('the way back and another method leave the order one; another payer or amount is another order', async () => {
  keepGift(aGift)
  const first = await openCheckout()
  await fillIn(first)
  await payButton(first).click()
  await hasLeft(first)
  await first.unmount()

  const again = await openCheckout({ ...someSettings, metodos: [aMethod('PIX'), aMethod('PAYPAL')] })
  await expect.element(again.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@example.org')
  await again.getByRole('radio', { name: /PayPal/ }).click()
  await payButton(again).click()
  await hasLeft(again)
  await again.unmount()
  expect(server.sent('/doacao/').map(({ codigoMetodoPagamento }) => codigoMetodoPagamento)).toEqual(['PIX', 'PAYPAL'])
  expect(new Set(server.sent('/doacao/').map(({ chave }) => chave)).size).toBe(1)
  const [byPix, byPayPal] = server.sent('/pagamento/')
  expect(byPayPal?.chave).not.toBe(byPix?.chave)

  const other = await openCheckout()
  await other.getByRole('textbox', { name: 'E-mail' }).fill('bia@example.org')
  await payButton(other).click()
  await hasLeft(other)
  expect(new Set(server.sent('/doacao/').map(({ chave }) => chave)).size).toBe(2)
})

test('a card is typed last and paid with at once; a refused one leaves everything else as it was', async () => {
  keepGift({ ...aGift, codigoMetodoPagamento: 'CREDIT_CARD' })
  const declined = anOrder({
    situacao: 'canceled',
    pagamento: aPayment({ codigoRecusa: 'declined', resultado: 'nao_aprovado' }),
  })
  server.answers = [() => Response.json(declined), () => Response.json(anOrder({ situacao: 'success' }))]
  const screen = await openCheckout()
  await fillIn(screen)
  expect(server.calls).toEqual([])
  await payButton(screen, 'Continuar para o cartão').click()
  const typeCard = async () => {
    await screen.getByRole('textbox', { name: 'Número do cartão' }).fill('4111 1111 1111 1111')
    await screen.getByRole('textbox', { name: /Nome/ }).last().fill('ANA SOUZA')
    await screen.getByRole('textbox', { name: /Validade/ }).fill('12/39')
    await screen.getByRole('textbox', { name: /Código/ }).fill('123')
    await payButton(screen).click()
  }
  await typeCard()
  await expect.element(screen.getByText(/não foi aprovado e nada foi cobrado/)).toBeVisible()
  await typeCard()
  await hasLeft(screen)
  const [first, second] = server.sent('/pagamento/')
  expect(second?.chave).not.toBe(first?.chave)
  expect(server.sent('/doacao/')[1]?.chave).toBe(server.sent('/doacao/')[0]?.chave)
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/4111|1111 1111|dG9r/)
})

test('a visitor is asked for what the API misses, with all that they typed kept', async () => {
  keepGift(aGift)
  const missing = { code: 'EVT_REG_026', message: 'no', requestId: 'r' }
  const details = [{ path: 'payer.cpf', message: 'REQUIRED' }]
  server.answers = [() => Response.json({ ...missing, details }, { status: 409 }), waiting]
  const screen = await openCheckout()
  await fillIn(screen)
  await payButton(screen).click()
  await screen.getByRole('button', { name: 'Atualizar meus dados' }).click()
  const field = screen.getByRole('textbox', { name: 'CPF', exact: true })
  await field.fill('11.222.333/0001-81')
  await payButton(screen).click()
  await expect.element(screen.getByText('CPF inválido.')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Ana Souza')
  await field.fill('529.982.247-25')
  await payButton(screen).click()
  await hasLeft(screen)
  expect(server.sent('/doacao/').at(-1)).toMatchObject({ doador: { documento: '52998224725' } })
})

test('a gift that the church takes no more leads back to the choice, with nothing charged', async () => {
  keepGift(aGift)
  server.answers = [refusal('REASON_UNAVAILABLE')]
  const screen = await openCheckout()
  await fillIn(screen)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/não recebe mais contribuições/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Mudar a contribuição' })).toHaveAttribute('href', '/give')
})

test('a visitor gives from a bank account (ACH), which is typed after the name and authorized with the amount', async () => {
  keepGift(aGift)
  server.answers = [
    () => Response.json(anOrder({ situacao: 'canceled', pagamento: aPayment({ resultado: 'nao_aprovado' }) })),
    waiting,
  ]
  const screen = await openCheckout({ ...someSettings, metodos: [aMethod('ACH')] })
  await fillIn(screen)
  await screen.getByRole('button', { name: 'Continuar para a conta' }).click()
  await expect.element(screen.getByText(/você autoriza .* R\$\s50,00/)).toBeVisible()
  const type = async () => {
    await screen.getByLabelText('Número de roteamento (ABA)').fill('110000000')
    await screen.getByLabelText('Número da conta').fill('000123456789')
    await payButton(screen).click()
  }
  await type()
  // A refused account is typed again: its token is used up.
  await expect.element(screen.getByText(/não foi aprovado e nada foi cobrado/)).toBeVisible()
  await type()
  await hasLeft(screen)
  const [first, second] = server.sent('/pagamento/')
  expect(first).toMatchObject({ codigoMetodoPagamento: 'ACH', contaBancaria: { tipo: 'checking' } })
  expect(second?.chave).not.toBe(first?.chave)
  expect(JSON.stringify(server.calls)).not.toContain('000123456789')
})
