import { vi } from 'vitest'
import { anOrder, anOrderCode } from '../../../../payments/testing/an-order.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { beginGift } from '../../gift.ts'
import { giftAttempts } from '../../gift-attempts.ts'
import { someReasons, someSettings } from '../../testing/giving.ts'
import { CheckoutPage } from '../checkout-page.tsx'

interface Call {
  readonly path: string
  readonly body: Record<string, unknown>
}

export interface StubbedCheckout {
  readonly calls: Call[]
  isAnswering: boolean
  /** Responses to the start of the payment, in turn; the last is repeated. */
  answers: (() => Response | Promise<Response>)[]
  /** The bodies of the calls to a path. */
  sent(path: string): Record<string, unknown>[]
}

export const refusal =
  (code: string, status = 409) =>
  () =>
    Response.json({ code, message: 'no', requestId: 'r' }, { status })
export const waiting = () => Response.json(anOrder())

/** Stands for the API where a gift of R$ 50 is paid: 99 cents of fees, and whatever `answers` says of the payment. */
export function stubCheckout(): StubbedCheckout {
  const stub: StubbedCheckout = {
    calls: [],
    isAnswering: true,
    answers: [waiting],
    sent: (path) => stub.calls.filter((call) => call.path === path).map(({ body }) => body),
  }
  sessionStorage.clear()
  giftAttempts.forget()
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
    if (!stub.isAnswering) throw new TypeError('Failed to fetch')
    stub.calls.push({ path, body: body ? JSON.parse(String(body)) : {} })
    if (path === '/doacao/') return Response.json({ pedido: anOrderCode, moeda: 'BRL', valor: 5000, total: 5000 })
    if (path === '/pagamento/conta-bancaria/') return Response.json({ formulario: null })
    if (path.endsWith('/card/form')) return Response.json({ formulario: null, dadosNecessarios: [] })
    if (path.endsWith('/card/token')) {
      return Response.json({
        token: `dG9r${stub.calls.length}`,
        bandeira: 'visa',
        ultimosDigitos: '1111',
        validadeMes: 12,
        validadeAno: 2039,
      })
    }
    const answer = stub.answers.length > 1 ? stub.answers.shift() : stub.answers[0]
    return answer?.() ?? waiting()
  })
  return stub
}

export const aGift = { ...beginGift(someReasons, { link: '' }), motivos: [{ idMotivo: 1, valor: 5000 }] }

export const openCheckout = (settings = someSettings) =>
  renderPage(<CheckoutPage title="Sua contribuição" reasons={someReasons} settings={settings} />)
type Screen = Awaited<ReturnType<typeof openCheckout>>

export const payButton = (screen: Screen, label = 'Contribuir com R$ 50,00') =>
  screen.getByRole('button', { name: label })

export async function fillIn(screen: Screen): Promise<void> {
  await screen.getByRole('textbox', { name: 'Nome completo' }).fill('Ana Souza')
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
}

/** Waits until the checkout has given way to the page that follows. */
export const hasLeft = (screen: Screen) =>
  vi.waitFor(() => {
    if (screen.container.textContent !== '') throw new Error('The checkout is still shown')
  })
