import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anOrder, anOrderCode, aPayment } from '../../../payments/testing/an-order.ts'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { beginGift } from '../gift.ts'
import { giftAttempts } from '../gift-attempts.ts'
import { keepGift, readGift } from '../kept-gift.ts'
import { findReceiptAddress } from '../kept-receipt.ts'
import { aMethod, someReasons, someSettings } from '../testing/giving.ts'
import { CheckoutPage } from './checkout-page.tsx'

interface Call {
  readonly path: string
  readonly body: Record<string, unknown>
}

let calls: Call[]
let isAnswering: boolean
/** What starting the payment answers, in turn; the last one again. */
let answers: (() => Response | Promise<Response>)[]

const refusal =
  (code: string, status = 409) =>
  () =>
    Response.json({ code, message: 'no', requestId: 'r' }, { status })
const waiting = () => Response.json(anOrder())
const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)

beforeEach(() => {
  sessionStorage.clear()
  giftAttempts.forget()
  calls = []
  isAnswering = true
  answers = [waiting]
  useSession.setState({ isRead: true })
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, location.href)
    const path = pathname.replace('/api/v1', '')
    if (path === '/pagamento/calcular-taxas') {
      const [valor, isCovered] = [Number(searchParams.get('valor')), searchParams.get('flagTaxas') === 'true']
      const rate = { pontos: 0, fixa: 99 }
      const total = isCovered ? valor + 99 : valor
      return Response.json({
        taxaServico: 0,
        taxaProcessamento: 99,
        total,
        liquido: total - 99,
        servico: rate,
        processamento: rate,
      })
    }
    if (!isAnswering) throw new TypeError('Failed to fetch')
    calls.push({ path, body: body ? JSON.parse(String(body)) : {} })
    if (path === '/doacao/') return Response.json({ pedido: anOrderCode, moeda: 'BRL', valor: 5000, total: 5000 })
    if (path === '/pagamento/conta-bancaria/') return Response.json({ formulario: null })
    if (path.endsWith('/card/form')) return Response.json({ formulario: null, dadosNecessarios: [] })
    if (path.endsWith('/card/token')) {
      return Response.json({
        token: `dG9r${calls.length}`,
        bandeira: 'visa',
        ultimosDigitos: '1111',
        validadeMes: 12,
        validadeAno: 2039,
      })
    }
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.() ?? waiting()
  })
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const gift = { ...beginGift(someReasons, { link: '' }), motivos: [{ idMotivo: 1, valor: 5000 }] }
const open = (settings = someSettings) =>
  renderPage(<CheckoutPage title="Sua contribuição" reasons={someReasons} settings={settings} />)
type Screen = Awaited<ReturnType<typeof open>>
const pay = (screen: Screen, label = 'Contribuir com R$ 50,00') => screen.getByRole('button', { name: label })

async function fillIn(screen: Screen) {
  await screen.getByRole('textbox', { name: 'Nome completo' }).fill('Ana Souza')
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
}
const left = (screen: Screen) => vi.waitFor(() => expect(screen.container.textContent).toBe(''))

test('a visitor gives by Pix with a name and an e-mail', async () => {
  keepGift(gift)
  const screen = await open()
  await fillIn(screen)
  await pay(screen).click()
  await left(screen)
  expect(sent('/doacao/')).toMatchObject([
    {
      itens: [{ idMotivo: 1, valor: 5000 }],
      codigoMetodoPagamento: 'PIX',
      flagTaxas: false,
      idioma: 'pt',
      doador: { nome: 'Ana Souza', email: 'ana@example.org', documento: null, telefone: null },
    },
  ])
  expect(sent('/pagamento/')).toMatchObject([{ pedido: anOrderCode, codigoMetodoPagamento: 'PIX' }])
  expect(findReceiptAddress(anOrderCode)).toBe('ana@example.org')
})

test('a double click and a retry after a lost answer pay once; a changed gift is another one', async () => {
  keepGift(gift)
  const screen = await open()
  await fillIn(screen)
  // Lost only after both clicks: the second would otherwise be a retry of its own.
  const loss = Promise.withResolvers<Response>()
  answers = [() => loss.promise, refusal('GATEWAY_UNAVAILABLE', 503)]
  await pay(screen).dblClick()
  loss.reject(new TypeError('Failed to fetch'))
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await vi.waitFor(() => expect(sent('/pagamento/').length).toBe(2))
  await expect.element(screen.getByText(/Nada foi cobrado; tente de novo/)).toBeVisible()
  const [first, second] = sent('/pagamento/')
  expect(second?.chave).toBe(first?.chave)
  expect(new Set(sent('/doacao/').map(({ chave }) => chave)).size).toBe(1)
  await screen.getByRole('switch').click()
  await pay(screen, 'Contribuir com R$ 50,99').click()
  await vi.waitFor(() => expect(sent('/doacao/').at(-1)).toMatchObject({ flagTaxas: true }))
  expect(new Set(sent('/doacao/').map(({ chave }) => chave)).size).toBe(2)
})

test('who gives is asked for before anything is sent', async () => {
  keepGift(gift)
  const screen = await open({ ...someSettings, metodos: [{ ...aMethod('BOLETO'), dadosNecessarios: ['documento'] }] })
  await pay(screen).click()
  await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveFocus()
  await fillIn(screen)
  await screen.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill('529.982.247-24')
  await pay(screen).click()
  await expect.element(screen.getByText('CPF ou CNPJ inválido.')).toBeVisible()
  expect(calls).toEqual([])
})

test('a card is typed last and paid with at once; a refused one leaves everything else as it was', async () => {
  keepGift({ ...gift, codigoMetodoPagamento: 'CREDIT_CARD' })
  const declined = anOrder({
    situacao: 'canceled',
    pagamento: aPayment({ codigoRecusa: 'declined', resultado: 'nao_aprovado' }),
  })
  answers = [() => Response.json(declined), () => Response.json(anOrder({ situacao: 'success' }))]
  const screen = await open()
  await fillIn(screen)
  expect(calls).toEqual([])
  await pay(screen, 'Continuar para o cartão').click()
  const typeCard = async () => {
    await screen.getByRole('textbox', { name: 'Número do cartão' }).fill('4111 1111 1111 1111')
    await screen.getByRole('textbox', { name: /Nome/ }).last().fill('ANA SOUZA')
    await screen.getByRole('textbox', { name: /Validade/ }).fill('12/39')
    await screen.getByRole('textbox', { name: /Código/ }).fill('123')
    await pay(screen).click()
  }
  await typeCard()
  await expect.element(screen.getByText(/não foi aprovado e nada foi cobrado/)).toBeVisible()
  await typeCard()
  await left(screen)
  const [first, second] = sent('/pagamento/')
  expect(second?.chave).not.toBe(first?.chave)
  expect(sent('/doacao/')[1]?.chave).toBe(sent('/doacao/')[0]?.chave)
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/4111|1111 1111|dG9r/)
})

test('a reload loses nothing but the card', async () => {
  keepGift({ ...gift, comentario: 'Com carinho' })
  const first = await open()
  await fillIn(first)
  await first.getByRole('radio', { name: /Cartão/ }).click()
  await first.unmount()
  const again = await open()
  await expect.element(again.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Ana Souza')
  await expect.element(again.getByRole('radio', { name: /Cartão/ })).toBeChecked()
  await expect.element(again.getByText('“Com carinho”').first()).toBeInTheDocument()
  expect(readGift()?.codigoMetodoPagamento).toBe('CREDIT_CARD')
})

test('a member fills in nothing, and is sent to what the method needs and lacks', async () => {
  const token = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`
  useSession.setState({ token, account: anAccount, clientAccount: { ...aMember, cpf: null, cnpj: null } })
  keepGift(gift)
  const screen = await open({
    ...someSettings,
    metodos: [aMethod('PIX'), { ...aMethod('BOLETO'), dadosNecessarios: ['documento'] }],
  })
  await screen.getByRole('radio', { name: /Boleto/ }).click()
  await expect.element(pay(screen)).toBeDisabled()
  const link = screen.getByRole('link', { name: 'Completar meus dados' })
  await expect.element(link).toHaveAttribute('href', '/user/data-update?redirectTo=%2Fgive%2Fcheckout')
  await screen.getByRole('radio', { name: /Pix/ }).click()
  await pay(screen).click()
  await left(screen)
  expect(sent('/doacao/')[0]).not.toHaveProperty('doador')
})

test('a visitor is asked for an address in Brazil where the method needs one, and an error loses nothing', async () => {
  keepGift({ ...gift, codigoMetodoPagamento: 'BOLETO' })
  const boleto = { ...aMethod('BOLETO'), flagSomenteBrasil: true, dadosNecessarios: ['endereco' as const] }
  answers = [refusal('GATEWAY_UNAVAILABLE', 503), waiting]
  const screen = await open({ ...someSettings, metodos: [boleto, aMethod('PIX')] })
  await fillIn(screen)
  await pay(screen).click()
  await expect
    .element(screen.getByText('CEP Inválido').or(screen.getByText('Esse campo é obrigatório.')).first())
    .toBeVisible()
  expect(calls).toEqual([])
  const typed = { CEP: '01310-100', 'Rua ou avenida': 'Avenida Paulista', Número: '150', Cidade: 'São Paulo' }
  for (const [name, value] of Object.entries(typed))
    await screen.getByRole('textbox', { name, exact: true }).fill(value)
  await screen.getByRole('combobox', { name: 'Estado' }).selectOptions('SP')
  await expectAccessible(screen.container)
  await pay(screen).click()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await left(screen)
  expect(sent('/doacao/').at(-1)).toMatchObject({
    doador: {
      endereco: { pais: 'BR', cep: '01310100', logradouro: 'Avenida Paulista', numero: '150', estado: 'SP' },
    },
  })
  await screen.unmount()
  const again = await open({ ...someSettings, metodos: [boleto, aMethod('PIX')] })
  for (const [name, value] of Object.entries(typed))
    await expect.element(again.getByRole('textbox', { name, exact: true })).toHaveValue(value)
  await again.getByRole('radio', { name: /Pix/ }).click()
  expect(again.getByRole('textbox', { name: 'CEP', exact: true }).elements()).toHaveLength(0)
})

test('a method that takes a CPF alone says so to a company, and leads to where it is told', async () => {
  const token = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`
  const clientAccount = { ...aMember, cpf: null, cnpj: '11222333000181' }
  useSession.setState({ token, account: anAccount, clientAccount })
  keepGift({ ...gift, codigoMetodoPagamento: 'PICPAY' })
  const screen = await open({ ...someSettings, metodos: [{ ...aMethod('PICPAY'), dadosNecessarios: ['cpf'] }] })
  await expect.element(screen.getByText('Esta forma de pagamento aceita só CPF, não CNPJ.')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Completar meus dados' })
  const path = '/user/data-update?redirectTo=%2Fgive%2Fcheckout&documento=cpf'
  await expect.element(link).toHaveAttribute('href', path)
  await expect.element(pay(screen)).toBeDisabled()
  expect(calls).toEqual([])
})

test('a visitor is asked for what the API misses, with all that they typed kept', async () => {
  keepGift(gift)
  const missing = { code: 'EVT_REG_026', message: 'no', requestId: 'r' }
  const details = [{ path: 'payer.cpf', message: 'REQUIRED' }]
  answers = [() => Response.json({ ...missing, details }, { status: 409 }), waiting]
  const screen = await open()
  await fillIn(screen)
  await pay(screen).click()
  await screen.getByRole('button', { name: 'Atualizar meus dados' }).click()
  const field = screen.getByRole('textbox', { name: 'CPF', exact: true })
  await field.fill('11.222.333/0001-81')
  await pay(screen).click()
  await expect.element(screen.getByText('CPF inválido.')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Ana Souza')
  await field.fill('529.982.247-25')
  await pay(screen).click()
  await left(screen)
  expect(sent('/doacao/').at(-1)).toMatchObject({ doador: { documento: '52998224725' } })
})

test('a method that the gift is too large for is not offered, and says up to how much', async () => {
  keepGift({ ...gift, motivos: [{ idMotivo: 1, valor: 500_000 }] })
  const screen = await open({ ...someSettings, metodos: [{ ...aMethod('PICPAY'), maximo: 499_999 }, aMethod('PIX')] })
  await expect.element(screen.getByText('PicPay aceita até R$ 4.999,99 por contribuição.')).toBeVisible()
  expect(screen.getByRole('radio').elements()).toHaveLength(1)
})

test('a gift that the church takes no more leads back to the choice, with nothing charged', async () => {
  keepGift(gift)
  answers = [refusal('REASON_UNAVAILABLE')]
  const screen = await open()
  await fillIn(screen)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/não recebe mais contribuições/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Mudar a contribuição' })).toHaveAttribute('href', '/give')
})

test('without a gift in this tab one is sent to choose it', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('link', { name: 'Escolher o valor' })).toHaveAttribute('href', '/give')
})

test('it has no barriers', async () => {
  keepGift(gift)
  const screen = await open()
  await pay(screen).click()
  await expect.element(screen.getByText('Esse campo é obrigatório.').first()).toBeVisible()
  await expectAccessible(screen.container)
})

test('a visitor gives from a bank account (ACH), which is typed after the name and authorized with the amount', async () => {
  keepGift(gift)
  answers = [
    () => Response.json(anOrder({ situacao: 'canceled', pagamento: aPayment({ resultado: 'nao_aprovado' }) })),
    waiting,
  ]
  const screen = await open({ ...someSettings, metodos: [aMethod('ACH')] })
  await fillIn(screen)
  await screen.getByRole('button', { name: 'Continuar para a conta' }).click()
  await expect.element(screen.getByText(/você autoriza .* R\$\s50,00/)).toBeVisible()
  const type = async () => {
    await screen.getByLabelText('Número de roteamento (ABA)').fill('110000000')
    await screen.getByLabelText('Número da conta').fill('000123456789')
    await pay(screen).click()
  }
  await type()
  // A refused account is typed again: its token is used up.
  await expect.element(screen.getByText(/não foi aprovado e nada foi cobrado/)).toBeVisible()
  await type()
  await left(screen)
  const [first, second] = sent('/pagamento/')
  expect(first).toMatchObject({ codigoMetodoPagamento: 'ACH', contaBancaria: { tipo: 'checking' } })
  expect(second?.chave).not.toBe(first?.chave)
  expect(JSON.stringify(calls)).not.toContain('000123456789')
})
