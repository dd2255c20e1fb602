import { queryClient } from '@narthex/client/data/query-client'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aPlan, aSubscription } from '../testing/a-subscription.ts'
import { type StubbedSubscriptions, stubSubscriptions } from '../testing/stub-subscriptions.ts'
import { PlayAccountPage } from './play-account-page.tsx'
import { PlaySection } from './play-section.tsx'

let product: StubbedSubscriptions

beforeEach(() => {
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  product = stubSubscriptions(aSubscription())
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('who subscribes to nothing is led to the plans', async () => {
  product.all = []
  const screen = await renderPage(<PlaySection />)
  await expect.element(screen.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/play/plans')
})

test('the subscription shows its price, its next charge and its invoices', async () => {
  const screen = await renderPage(<PlayAccountPage />)
  await expect.element(screen.getByText('R$ 19,90 por mês')).toBeVisible()
  await expect.element(screen.getByText(/^Próxima cobrança: .*R\$.19,90$/)).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Cobranças' }).getByText('Paga')).toBeVisible()
  await expectAccessible(screen.container)
})

test('a subscription is canceled after a question, and taken back', async () => {
  product.onChange = (subscription) => ({
    ...subscription,
    versao: subscription.versao + 1,
    situacao: subscription.situacao === 'CANCELADA' ? 'ATIVA' : 'CANCELADA',
    flagRenova: subscription.situacao === 'CANCELADA',
  })
  const screen = await renderPage(<PlayAccountPage />)
  await screen.getByRole('button', { name: 'Cancelar assinatura' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Cancelar a assinatura?' })
  await dialog.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await expect.element(screen.getByText(/^Cancelada\. Você ainda assiste até/)).toBeVisible()
  await screen.getByRole('button', { name: 'Continuar assinando' }).click()
  await expect.element(screen.getByText(/A assinatura está mantida\.$/)).toBeVisible()
  expect(product.sent.map(({ body }) => body)).toEqual([
    { versao: 1, flagCancelar: true },
    { versao: 2, flagCancelar: false },
  ])
})

test('a cheaper plan begins with the next term', async () => {
  product.plans = [aPlan(), aPlan({ id: 4, nome: 'Essencial', valor: 990 })]
  product.onChange = (subscription) => ({ ...subscription, proximoPlano: product.plans[1] ?? null })
  const screen = await renderPage(<PlayAccountPage />)
  await screen.getByRole('button', { name: 'Mudar de plano' }).click()
  await screen.getByRole('radio', { name: /^Essencial/ }).click()
  await screen.getByRole('button', { name: 'Mudar para Essencial' }).click()
  await expect.element(screen.getByText(/^Essencial começa/)).toBeVisible()
  await expect.element(screen.getByText('Depois muda para Essencial')).toBeVisible()
})

test('what was changed on another device is told, and nothing is done', async () => {
  product.refusal = { status: 409, code: 'CHANGED_MEANWHILE' }
  const screen = await renderPage(<PlayAccountPage />)
  await screen.getByRole('button', { name: 'Pausar' }).click()
  await expect.element(screen.getByText(/^A assinatura mudou em outro aparelho/).first()).toBeVisible()
})
