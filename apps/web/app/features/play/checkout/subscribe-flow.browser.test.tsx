import { queryClient } from '@narthex/client/data/query-client'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOrder, anOrderCode, aPayment } from '../../../payments/testing/an-order.ts'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPages } from '../../../testing/render-page.tsx'
import { aQuote, aSubscription } from '../testing/a-subscription.ts'
import { type StubbedSubscriptions, stubSubscriptions } from '../testing/stub-subscriptions.ts'
import { SubscribeFlow } from './subscribe-flow.tsx'

let product: StubbedSubscriptions

beforeEach(() => {
  sessionStorage.clear()
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  product = stubSubscriptions(aSubscription({ situacao: 'AGUARDANDO', pedido: anOrderCode }))
  product.order = anOrder({ finalidade: 'play', valor: 1990, pagamento: aPayment({ total: 1990 }) })
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  queryClient.clear()
})

const Flow = () => <SubscribeFlow idPlano={3} />
const openFlow = (search = '') => renderPages({ '/': Flow }, `/${search}`)
type Screen = Awaited<ReturnType<typeof openFlow>>
const subscribe = (screen: Screen) => screen.getByRole('button', { name: /^Assinar por/ }).click()
const bodies = (call: string) => product.sent.filter((sent) => sent.call === call).map(({ body }) => body)

test('a plan is subscribed to and its Pix begun, with the order in the page', async () => {
  const screen = await openFlow()
  await expect.element(screen.getByRole('radio', { name: /^Pix/ })).toBeChecked()
  await expectAccessible(screen.container)
  await subscribe(screen)
  await expect.element(screen.getByRole('button', { name: /Copiar o código/ })).toBeVisible()
  expect(bodies('POST /usuario-plano-assinatura/')[0]).toMatchObject({ idPlano: 3, meio: 'PIX' })
  expect(bodies('POST /pagamento/')[0]).toMatchObject({ pedido: anOrderCode, codigoMetodoPagamento: 'PIX' })
})

test('an order that was paid leads back to what the member wanted', async () => {
  product.order = anOrder({ situacao: 'success', pagamento: aPayment({ acao: null }) })
  const screen = await openFlow(`?pedido=${anOrderCode}&redirectTo=%2Fplay%2Fwatch%2F7`)
  await expect.element(screen.getByRole('heading', { name: 'Boas-vindas ao Play!' })).toBeVisible()
  const watch = screen.getByRole('link', { name: 'Assistir: Do outro lado da barra' })
  await expect.element(watch).toHaveAttribute('href', '/play/watch/7')
  expect(useSession.getState().hasActiveSubscription).toBe(true)
})

test('a title that is gone by then leaves the way back without its name', async () => {
  product.order = anOrder({ situacao: 'success', pagamento: aPayment({ acao: null }) })
  const screen = await openFlow(`?pedido=${anOrderCode}&redirectTo=%2Fplay%2Fvideo%2F8`)
  await expect.element(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/play/video/8')
})

test('a way back to another site is not followed', async () => {
  product.order = anOrder({ situacao: 'success', pagamento: aPayment({ acao: null }) })
  const screen = await openFlow(`?pedido=${anOrderCode}&redirectTo=https%3A%2F%2Fevil.example`)
  const link = screen.getByRole('link', { name: 'Explorar o catálogo' })
  await expect.element(link).toHaveAttribute('href', '/play/browse')
})

test('a coupon lowers what is paid, and a wrong one says so at its field', async () => {
  const quote = aQuote({ desconto: 990, termosComDesconto: 1, primeiroValor: 1000 })
  product.discounted = { coupon: 'BEMVINDO', quote }
  const screen = await openFlow()
  await screen.getByRole('button', { name: 'Tenho um cupom' }).first().click()
  const field = screen.getByRole('textbox', { name: 'Cupom' }).first()
  await field.fill('nada')
  await screen.getByRole('button', { name: 'Aplicar' }).first().click()
  await expect.element(screen.getByText('Este cupom não é válido para este plano.').first()).toBeVisible()
  await field.fill('bemvindo')
  await screen.getByRole('button', { name: 'Aplicar' }).first().click()
  await expect.element(screen.getByRole('button', { name: 'Assinar por R$ 10,00' })).toBeVisible()
  await subscribe(screen)
  await expect.poll(() => bodies('POST /usuario-plano-assinatura/')[0]).toMatchObject({ cupom: 'BEMVINDO' })
})

test('a trial begins without a payment and tells when it ends', async () => {
  product.quote = aQuote({ diasTeste: 7, primeiraCobranca: '2998-12-01T12:00:00.000Z' })
  product.onChange = () => aSubscription({ situacao: 'TESTE', pedido: null })
  const screen = await openFlow()
  await screen.getByRole('button', { name: 'Começar o período grátis' }).click()
  await expect.element(screen.getByText(/^O período grátis começou/)).toBeVisible()
  expect(bodies('POST /pagamento/')).toEqual([])
})

test('a lost answer is asked for again with the same key, and a refusal loses nothing', async () => {
  const screen = await openFlow()
  await expect.element(screen.getByRole('radio', { name: /^Pix/ })).toBeChecked()
  product.refusal = { status: 503, code: 'UNAVAILABLE' }
  await subscribe(screen)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  product.refusal = { status: 409, code: 'PLAY_PLAN_UNAVAILABLE' }
  await subscribe(screen)
  await expect.element(screen.getByText(/^Este plano não está mais disponível/)).toBeVisible()
  const keys = bodies('POST /usuario-plano-assinatura/').map(({ chave }) => chave)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
