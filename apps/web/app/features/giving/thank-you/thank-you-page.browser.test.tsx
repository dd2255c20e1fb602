import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOrder, anOrderCode, aPayment } from '../../../payments/testing/an-order.ts'
import { type StubbedPayments, stubPayments } from '../../../payments/testing/stub-payments.ts'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { beginGift } from '../gift.ts'
import { keepGift, readGift } from '../kept-gift.ts'
import { keepReceiptAddress } from '../kept-receipt.ts'
import { someReasons } from '../testing/giving.ts'
import { GiftFollowed } from './gift-followed.tsx'
import { ThankYouPage } from './thank-you-page.tsx'

let product: StubbedPayments

beforeEach(() => {
  sessionStorage.clear()
  useSession.setState({ isRead: true })
  product = stubPayments(anOrder())
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const received = anOrder({ situacao: 'success', pagamento: aPayment({ resultado: 'aprovado', acao: null }) })
const open = () => renderPage(<GiftFollowed code={anOrderCode} />)
type Screen = Awaited<ReturnType<typeof open>>
const title = (screen: Screen, name: string) => screen.getByRole('heading', { level: 1, name })

test('a gift waits with its giver, turns by itself, and is put together no more', async () => {
  keepGift(beginGift(someReasons, { link: '', valor: 5000 }))
  keepReceiptAddress(anOrderCode, 'ana@example.org')
  const screen = await open()
  await expect.element(title(screen, 'Falta só um passo')).toBeVisible()
  await expect.element(screen.getByText(/Pode fechar esta página: o recibo vai para ana@example.org/)).toBeVisible()
  expect(readGift()).toBeDefined()
  product.order = received
  await vi.waitFor(() => expect(product.streams()).toHaveLength(1))
  product.tell(`payment:${anOrderCode}`)
  await expect.element(title(screen, 'Muito obrigado!')).toBeVisible()
  await expect.element(screen.getByText('O recibo vai para ana@example.org.')).toBeVisible()
  await expectAccessible(screen.container)
  expect(readGift()).toBeUndefined()
})

test('a gift that began after it stays when its page is opened again', async () => {
  keepReceiptAddress(anOrderCode, 'ana@example.org')
  product.order = received
  const first = await open()
  await expect.element(title(first, 'Muito obrigado!')).toBeVisible()
  await first.unmount()
  keepGift(beginGift(someReasons, { link: '', valor: 2000 }))
  const again = await open()
  await expect.element(title(again, 'Muito obrigado!')).toBeVisible()
  expect(readGift()).toBeDefined()
})

test('a reader with only the code sees the gift and no address, and an unknown code says so', async () => {
  product.order = received
  const screen = await open()
  await expect.element(screen.getByText('O recibo chega por e-mail.')).toBeVisible()
  await screen.unmount()
  product.order = undefined
  const missing = await open()
  await expect.element(missing.getByText('Não há registro deste pagamento')).toBeVisible()
  await expect.element(title(missing, 'Sua contribuição')).toBeVisible()
  await expect.element(missing.getByRole('link', { name: 'Contribuir' })).toHaveAttribute('href', '/give')
})

test('without a code it says what is missing', async () => {
  const screen = await renderPage(<ThankYouPage />)
  await expect.element(title(screen, 'Falta o código da contribuição')).toBeVisible()
})

test('what was received stays received on paper: its moment in full, and no thanks for disputed money', async () => {
  product.order = received
  const screen = await open()
  await expect.element(screen.getByText(/^1º de janeiro de 2026, /)).toBeVisible()
  await screen.unmount()
  product.order = anOrder({ situacao: 'review', pagamento: aPayment({ resultado: 'aprovado', acao: null }) })
  const disputed = await open()
  await expect.element(title(disputed, 'Sua contribuição')).toBeVisible()
  await expect.element(disputed.getByText('Pagamento contestado')).toBeVisible()
})

test('a bank at work wants nothing more of the giver', async () => {
  const debit = aPayment({ codigoMetodoPagamento: 'ACH', resultado: 'aprovado', acao: null, expiraEm: null })
  product.order = anOrder({ pagamento: debit })
  const screen = await open()
  await expect.element(title(screen, 'Estamos processando o seu pagamento')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Conferir agora' })).toBeVisible()
})
