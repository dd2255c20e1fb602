import { refusal } from '@narthex/client/testing/browser'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { renderPage } from '../testing/render-page.tsx'
import { BankAccountForm, type BankChoice } from './bank-form.tsx'

const tokenUrl = 'https://boltgw.cardconnect.example/tokenize'
const account = { rota: '110000000', conta: '000123456789' }

let form: unknown
let prepare: () => Response
let exchange: () => Response
let sent: { readonly address: string; readonly body?: unknown }[]

beforeEach(() => {
  form = null
  prepare = () => Response.json({ formulario: form })
  exchange = () => Response.json({ token: '9110000006789' })
  sent = []
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    sent.push({ address, ...(body && { body: JSON.parse(String(body)) }) })
    return address === tokenUrl ? exchange() : prepare()
  })
})

afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
})

const open = (onAccount: (choice: BankChoice) => void = () => {}) =>
  renderPage(
    <BankAccountForm
      payer={{ nome: 'Lia Souza', email: 'lia@example.org' }}
      amount="US$ 50,00"
      onAccount={onAccount}
    />,
  )
type Screen = Awaited<ReturnType<typeof open>>

async function type(screen: Screen, { rota, conta } = account) {
  await screen.getByLabelText('Número de roteamento (ABA)').fill(rota)
  await screen.getByLabelText('Número da conta').fill(conta)
}
const use = (screen: Screen) => screen.getByRole('button', { name: 'Usar esta conta' })

test('an account goes from the browser to the gateway alone, and leaves its token and last digits', async () => {
  form = { kind: 'token_call', url: tokenUrl }
  const onAccount = vi.fn()
  const screen = await open(onAccount)
  await type(screen)
  await screen.getByLabelText('Tipo da conta').selectOptions('savings')
  await use(screen).click()
  await vi.waitFor(() =>
    expect(onAccount).toHaveBeenCalledWith({
      bank: { token: '9110000006789', tipo: 'savings' },
      ultimosDigitos: '6789',
    }),
  )
  expect(sent).toEqual([
    { address: '/api/v1/pagamento/conta-bancaria/' },
    { address: tokenUrl, body: { account: '110000000/000123456789' } },
  ])
})

test('where the gateway wants no numbers they stay in the browser', async () => {
  const onAccount = vi.fn()
  const screen = await open(onAccount)
  await expect
    .element(screen.getByText(/você autoriza .* a debitar US\$ 50,00 desta conta, uma única vez/))
    .toBeVisible()
  await expectAccessible(screen.container)
  await type(screen)
  await use(screen).click()
  await vi.waitFor(() => expect(onAccount).toHaveBeenCalled())
  expect(onAccount.mock.calls[0]?.[0]).toMatchObject({ bank: { token: expect.stringMatching(/^ensaio_[\w-]+$/) } })
  expect(sent).toHaveLength(1)
})

test.each([
  ['a routing number with a wrong digit', { ...account, rota: '110000001' }, /número de roteamento \(ABA\): são nove/],
  ['an account that is too short', { ...account, conta: '123' }, /número da conta: de 4 a 17/],
])('%s is told at its field and sent nowhere', async (_, typed, complaint) => {
  const screen = await open()
  await type(screen, typed)
  await use(screen).click()
  await expect.element(screen.getByText(complaint)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a gateway that does not answer loses nothing that was typed, and nothing is kept anywhere', async () => {
  form = { kind: 'token_call', url: tokenUrl }
  exchange = () => new Response('no', { status: 502 })
  const screen = await open()
  await type(screen)
  await use(screen).click()
  await expect.element(screen.getByText(/O serviço de pagamento não respondeu/)).toBeVisible()
  await expect.element(screen.getByLabelText('Número da conta')).toHaveValue('000123456789')
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href])
  expect(kept).not.toContain('000123456789')
})

test('a church that takes no bank debits says so, and a form that did not open is opened again', async () => {
  prepare = () => refusal(409, 'EVT_REG_010')
  const none = await open()
  await expect.element(none.getByText('Esta igreja não aceita débito em conta no momento.')).toBeVisible()
  await none.unmount()
  prepare = () => {
    throw new TypeError('Failed to fetch')
  }
  const screen = await open()
  await expect.element(screen.getByText(/Não foi possível abrir o formulário da conta/)).toBeVisible()
  prepare = () => Response.json({ formulario: null })
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(screen.getByLabelText('Número da conta')).toBeVisible()
})
