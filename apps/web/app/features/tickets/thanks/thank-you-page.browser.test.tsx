import { dropAllCopies } from '@narthex/client/data/member-copies'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOrder, anOrderCode, aPayment } from '../../../payments/testing/an-order.ts'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aCode, anEvent, aRegistration } from '../testing/tickets.ts'
import { ThankYouPage } from './thank-you-page.tsx'

let isPaid: boolean
let isMissing: boolean
let isOffline: boolean
let isConfirmed: boolean

beforeEach(() => {
  isPaid = false
  isMissing = false
  isOffline = false
  isConfirmed = true
  useSession.setState({ isRead: true })
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.href)
    if (isOffline) throw new TypeError('Failed to fetch')
    if (isMissing) return Response.json({ code: 'NOT_FOUND', message: 'no', requestId: 'r' }, { status: 404 })
    if (pathname.includes('/inscricao/')) {
      const evento = { ...anEvent, local: 'Sítio Serra Mansa' }
      return Response.json(
        aRegistration({ evento, pedido: anOrderCode, situacao: isPaid && isConfirmed ? 'CONFIRMADA' : 'PENDENTE' }),
      )
    }
    if (!pathname.includes('/pedido/')) throw new TypeError('Failed to fetch')
    if (!isPaid) return Response.json(anOrder())
    const pagamento = aPayment({ resultado: 'aprovado', acao: null })
    return Response.json(anOrder({ situacao: 'success', pagamento }))
  })
})
afterEach(async () => {
  useSession.setState(useSession.getInitialState(), true)
  await dropAllCopies()
  vi.unstubAllGlobals()
})

test('tickets come with when and where they are for', async () => {
  isPaid = true
  const screen = await renderPage(<ThankYouPage />, {}, `?inscricao=${aCode}`)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Tudo certo: nos vemos lá!' })).toBeVisible()
  await expect.element(screen.getByText('Também enviamos o ingresso para o seu e-mail.')).toBeVisible()
  await expect.element(screen.getByText(/10 de janeiro de 2031/)).toBeVisible()
  await expect.element(screen.getByText('Sítio Serra Mansa')).toBeVisible()
  await expectAccessible(screen.container)
})

test('a payment that arrives while one looks leads to the top of the page, where the news is', async () => {
  const screen = await renderPage(<ThankYouPage />, {}, `?inscricao=${aCode}`)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Falta só o pagamento' })).toBeVisible()
  isPaid = true
  // As the window does in which the payer confirmed at their bank.
  const channel = new BroadcastChannel('narthex:payments')
  channel.postMessage({ type: 'PAYMENT_RETURN', pedido: anOrderCode })
  channel.close()
  const title = screen.getByRole('heading', { level: 1, name: 'Tudo certo: nos vemos lá!' })
  await expect.element(title, { timeout: 8000 }).toBeVisible()
  await expect.element(title).toHaveFocus()
})

test('while a payment has arrived and the registration is not confirmed yet, nothing says that it has to be paid', async () => {
  isPaid = true
  isConfirmed = false
  const screen = await renderPage(<ThankYouPage />, {}, `?inscricao=${aCode}`)
  await expect.element(screen.getByText('Pagamento recebido').first()).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Recebemos a sua inscrição' })).toBeVisible()
  expect(screen.getByText('Assim que o pagamento chegar', { exact: false }).elements()).toEqual([])
})

test('an unknown code is said to be one; a registration that could not be read can be read again', async () => {
  isMissing = true
  const missing = await renderPage(<ThankYouPage />, {}, `?inscricao=${aCode}`)
  await expect.element(missing.getByRole('heading', { level: 1, name: 'Não encontramos esta inscrição' })).toBeVisible()
  expect(missing.getByRole('button').elements()).toEqual([])
  await missing.unmount()

  isMissing = false
  isOffline = true
  const failed = await renderPage(<ThankYouPage />, {}, `?inscricao=${aCode}`)
  const again = failed.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(again).toBeVisible()
  expect(failed.getByText('Não encontramos esta inscrição').elements()).toEqual([])
  isOffline = false
  isPaid = true
  await again.click()
  await expect.element(failed.getByRole('heading', { level: 1, name: 'Tudo certo: nos vemos lá!' })).toBeVisible()
})

test('a visitor has their tickets without a connection, with a word on their age, and none after a log-out', async () => {
  isPaid = true
  const title = { level: 1, name: 'Tudo certo: nos vemos lá!' } as const
  const fresh = await renderPage(<ThankYouPage />, {}, `?inscricao=${aCode}`)
  await expect.element(fresh.getByRole('heading', title)).toBeVisible()
  const notice = 'Sem conexão: estes são os dados salvos neste aparelho.'
  expect(fresh.getByText(notice).elements()).toEqual([])
  await fresh.unmount()

  isOffline = true
  const kept = await renderPage(<ThankYouPage />, {}, `?inscricao=${aCode}`)
  await expect.element(kept.getByRole('heading', title)).toBeVisible()
  await expect.element(kept.getByText(notice)).toBeVisible()
  await expectAccessible(kept.container)
  await kept.unmount()

  await dropAllCopies()
  const gone = await renderPage(<ThankYouPage />, {}, `?inscricao=${aCode}`)
  await expect.element(gone.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})
