import { refusal } from '@narthex/client/testing/browser'
import type { CardToken } from '@narthex/contract/payments/card.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../session/session.ts'
import { aMember, anAccount } from '../testing/person.ts'
import { renderPage } from '../testing/render-page.tsx'
import { CardForm, type CardFormProps } from './card-form.tsx'

const token: CardToken = {
  token: 'dG9rZW4',
  bandeira: 'visa',
  ultimosDigitos: '1111',
  validadeMes: 12,
  validadeAno: 2039,
}
const tokenUrl = 'https://boltgw.cardconnect.example/tokenize'

let form: unknown
let needs: readonly string[]
let answer: () => Response
let addresses: unknown[]
let sent: { readonly address: string; readonly body: Record<string, unknown> }[]

beforeEach(() => {
  form = null
  needs = []
  answer = () => Response.json(token)
  sent = []
  addresses = []
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.endsWith('/endereco')) return Response.json(addresses)
    sent.push({ address, body: JSON.parse(String(body)) })
    if (address.endsWith('/card/form')) return Response.json({ formulario: form, dadosNecessarios: needs })
    if (address === tokenUrl) return Response.json({ token: '9411112222221111' })
    return answer()
  })
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const payer = { nome: 'Lia Souza', email: 'lia@example.org' }
const open = (props: Partial<CardFormProps> = {}) =>
  renderPage(<CardForm payer={payer} onToken={() => {}} {...props} />)
type Screen = Awaited<ReturnType<typeof open>>

async function type(
  screen: Screen,
  change: { numero?: string; validade?: string; cvv?: string; titular?: string } = {},
) {
  await screen.getByLabelText('Número do cartão').fill(change.numero ?? '4111111111111111')
  await screen.getByLabelText('Nome no cartão').fill(change.titular ?? 'LIA SOUZA')
  await screen.getByLabelText('Validade').fill(change.validade ?? '12/39')
  await screen.getByLabelText('Código de segurança').fill(change.cvv ?? '123')
}
const holder = {
  'CPF ou CNPJ do titular': '529.982.247-25',
  'Celular do titular': '+55 11 91234-5678',
  'CEP do titular': '01310-100',
  Número: '150',
}
const holderField = (screen: Screen, label: string) => screen.getByRole('textbox', { name: label, exact: true })
const wholeNeeds = ['documento', 'email', 'telefone', 'cep', 'numeroEndereco']
const use = (screen: Screen) => screen.getByRole('button', { name: 'Usar este cartão' })

test('a card is exchanged for a token, its number in groups and its brand in sight', async () => {
  const onToken = vi.fn()
  const screen = await open({ onToken })
  await type(screen)
  await expect.element(screen.getByLabelText('Número do cartão')).toHaveValue('4111 1111 1111 1111')
  await expect.element(screen.getByText(/^Visa/)).toBeVisible()
  await use(screen).click()
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith(token))
  expect(sent.map(({ address }) => address.replace('/api/v1/general/payment/church/ponte', ''))).toEqual([
    '/card/form',
    '/card/token',
  ])
  expect(sent[1]?.body).toEqual({ titular: 'LIA SOUZA', numero: '4111111111111111', validade: '12/39', cvv: '123' })
})

const wrong: [string, Parameters<typeof type>[1], string][] = [
  ['a number with a wrong digit', { numero: '4111111111111112' }, 'Confira o número do cartão.'],
  ['a card that is over', { validade: '01/20' }, 'Esse cartão está vencido. Use outro cartão.'],
  ['a month that there is not', { validade: '13/39' }, 'Confira a validade: mês e ano, como 08/2031.'],
  ['a code that is too short', { cvv: '12' }, 'Confira o código de segurança do cartão.'],
  [
    'three digits on an American Express card',
    { numero: '378282246310005' },
    'Confira o código de segurança do cartão.',
  ],
  ['a number in the place of the name', { titular: '4111 1111' }, 'Escreva o nome como está no cartão.'],
]

test.each(wrong)('%s is told at its field and sent nowhere', async (_, change, complaint) => {
  const screen = await open()
  await type(screen, change)
  await use(screen).click()
  await expect.element(screen.getByText(complaint)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a card that is refused stays in the form, and nothing of it is kept anywhere', async () => {
  answer = () => refusal(409, 'CARD_REFUSED')
  const screen = await open()
  await type(screen)
  await use(screen).click()
  await expect
    .element(screen.getByText('Alguma informação do cartão está incorreta. Por favor verifique.'))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Número do cartão')).toHaveValue('4111 1111 1111 1111')
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href])
  for (const secret of ['4111', 'LIA SOUZA', '12/39']) expect(kept).not.toContain(secret)
})

test('what a gateway asks of the holder is asked for, required and sent; an e-mail that is known is not asked for', async () => {
  needs = wholeNeeds
  const onToken = vi.fn()
  const screen = await open({ onToken })
  await type(screen)
  await use(screen).click()
  await expect.element(screen.getByText('Esse campo é obrigatório.').first()).toBeVisible()
  expect(sent).toHaveLength(1)
  for (const [label, value] of Object.entries(holder)) await holderField(screen, label).fill(value)
  expect(screen.getByRole('textbox', { name: 'E-mail do titular' }).elements()).toHaveLength(0)
  await holderField(screen, 'CPF ou CNPJ do titular').fill('529.982.247-24')
  await use(screen).click()
  await expect.element(screen.getByText('CPF ou CNPJ inválido.')).toBeVisible()
  await holderField(screen, 'CPF ou CNPJ do titular').fill('52998224725')
  await expectAccessible(screen.container)
  await use(screen).click()
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith(token))
  expect(sent[1]?.body).toEqual({
    titular: 'LIA SOUZA',
    numero: '4111111111111111',
    validade: '12/39',
    cvv: '123',
    documento: '52998224725',
    email: 'lia@example.org',
    telefone: '+55 11 91234-5678',
    cep: '01310100',
    numeroEndereco: '150',
  })
})

test('nothing of the holder is asked for, or sent, where the gateway does not need it', async () => {
  needs = ['documento', 'email']
  const screen = await open({ payer: { ...payer, documento: '52998224725', telefone: '+55 11 91234-5678' } })
  await expect.element(holderField(screen, 'CPF ou CNPJ do titular')).toHaveValue('529.982.247-25')
  expect(screen.getByRole('textbox', { name: 'Celular do titular' }).elements()).toHaveLength(0)
  await type(screen)
  await use(screen).click()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(Object.keys(sent[1]?.body ?? {}).toSorted()).toEqual(
    ['cvv', 'documento', 'email', 'numero', 'titular', 'validade'].toSorted(),
  )
})

test('a member’s own data are filled in, with their Brazilian address', async () => {
  needs = wholeNeeds
  const jwt = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`
  const clientAccount = { ...aMember, cpf: '52998224725', cnpj: null, telefone: '+55 11 91234-5678' }
  useSession.setState({ isRead: true, token: jwt, account: anAccount, clientAccount })
  addresses = [
    { pais: 'US', cep: '05401', numero: '1' },
    { pais: 'BR', cep: '01310100', numero: '150' },
  ]
  const screen = await open()
  for (const [label, value] of Object.entries(holder))
    await expect.element(holderField(screen, label)).toHaveValue(value)
  await type(screen)
  await use(screen).click()
  await vi.waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ documento: '52998224725', cep: '01310100' }))
})

test('a gateway that asks for more since is told in the form', async () => {
  answer = () => refusal(409, 'EVT_REG_026')
  const screen = await open()
  await type(screen)
  await use(screen).click()
  await expect.element(screen.getByText(/agora pede mais dados do titular/)).toBeVisible()
})

test('a browser knows which field is which', async () => {
  const screen = await open()
  const fields = {
    'Número do cartão': 'cc-number',
    'Nome no cartão': 'cc-name',
    Validade: 'cc-exp',
    'Código de segurança': 'cc-csc',
  }
  for (const [label, autocomplete] of Object.entries(fields))
    await expect.element(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete)
})

test('what the use of the card refuses is told in the form', async () => {
  const screen = await open({ onToken: () => Promise.reject(new Error('no')), refusals: {} })
  vi.stubGlobal('reportError', () => {})
  await type(screen)
  await use(screen).click()
  await expect.element(screen.getByText(/Algo não deu certo do nosso lado/)).toBeVisible()
})

test('a church without cards says so, and one that does not answer can be asked again', async () => {
  vi.stubGlobal('fetch', async () => refusal(409, 'EVT_REG_010'))
  const none = await open()
  await expect.element(none.getByText('Esta igreja não aceita cartões no momento.')).toBeVisible()
  await none.unmount()

  vi.stubGlobal('fetch', async () => refusal(503, 'GATEWAY_UNAVAILABLE'))
  const failed = await open()
  await expect.element(failed.getByText(/Não foi possível abrir o formulário do cartão/)).toBeVisible()
  vi.stubGlobal('fetch', async () => Response.json({ formulario: null, dadosNecessarios: [] }))
  await failed.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(failed.getByLabelText('Número do cartão')).toBeVisible()
})

test('where the gateway takes the number itself, it goes there and never to us', async () => {
  form = { kind: 'token_call', url: tokenUrl }
  const onToken = vi.fn()
  const screen = await open({ onToken })
  await type(screen)
  await use(screen).click()
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith(token))
  expect(sent[1]).toEqual({ address: tokenUrl, body: { account: '4111111111111111', expiry: '1239', cvv: '123' } })
  expect(sent[2]?.body).toEqual({
    referencia: '9411112222221111',
    titular: 'LIA SOUZA',
    validadeMes: 12,
    validadeAno: 2039,
  })
  const ours = JSON.stringify(sent.filter(({ address }) => address.startsWith('/api/')))
  expect(ours).not.toContain('4111111111111111')
})
