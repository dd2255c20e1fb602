import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPlanReading, forgetWayBack, rememberWayBack } from '../../../components/reading/way-back.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aSubscription, aSubscriptionId } from '../testing/a-subscription.ts'
import { beginPlanTest, endPlanTest } from '../testing/open-plans.tsx'
import { type StubbedPlans, stubPlans } from '../testing/stub-plans.ts'
import { ReaderFoot } from './reader-foot.tsx'

let api: StubbedPlans

beforeEach(() => {
  beginPlanTest()
  api = stubPlans({ subscriptions: [aSubscription()] })
})
afterEach(async () => {
  forgetWayBack()
  await endPlanTest()
})

const openAt = (day: number, passage: string) => {
  rememberWayBack('/reading-plans', { subscription: aSubscriptionId, day, passage })
  return renderPage(<ReaderFoot />)
}
const marks = () => api.sent.flatMap(({ body }) => (body as { marcas: { passagem: string; lida: boolean }[] }).marcas)

test('a passage is marked as read in the Bible, and the next one of the day follows', async () => {
  const screen = await openAt(1, 'Ps.1')
  await expect.element(screen.getByRole('heading', { name: 'Fim da leitura: Salmos 1' })).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Marcar como lido' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Marcado como lido')
  await vi.waitFor(() => expect(marks()).toMatchObject([{ passagem: 'Ps.1', lida: true }]))
  const next = screen.getByRole('link', { name: 'Próxima leitura: Marcos 1.1-15' })
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await next.click()
  expect(findPlanReading()).toMatchObject({ day: 1, passage: 'Mark.1.1-Mark.1.15' })
  await expectAccessible(screen.container)
})

test('the last passage of the day leads back to the plan, and not to tomorrow', async () => {
  api.subscriptions = [aSubscription({ lidas: [{ dia: 1, passagens: ['Ps.1'] }] })]
  const screen = await openAt(1, 'Mark.1.1-Mark.1.15')
  await screen.getByRole('button', { name: 'Marcar como lido' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Leitura do dia feita!')
  const back = screen.getByRole('link', { name: 'Voltar ao plano' })
  await expect.element(back).toHaveAttribute('href', expect.stringContaining(aSubscriptionId))
})

test('what was missed comes after today’s', async () => {
  const lidas = [{ dia: 2, passagens: ['Ps.23'] }]
  api.subscriptions = [aSubscription({ inicio: '2026-02-27', lidas })]
  const screen = await openAt(3, 'Ps.100')
  await expect.element(screen.getByRole('link', { name: 'Próxima leitura: Salmos 1' })).toBeVisible()
})

test('without a network a mark is kept, and taken back', async () => {
  const screen = await openAt(1, 'Ps.1')
  await expect.element(screen.getByRole('button', { name: 'Marcar como lido' })).toBeVisible()
  api.isAnswering = false
  await screen.getByRole('button', { name: 'Marcar como lido' }).click()
  await expect.element(screen.getByText('Marcado como lido')).toBeVisible()
  api.isAnswering = true
  await screen.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(screen.getByRole('button', { name: 'Marcar como lido' })).toBeVisible()
  await vi.waitFor(() => expect(marks().at(-1)).toMatchObject({ passagem: 'Ps.1', lida: false }))
})

test('a passage that the plan does not have, and a plan that was left, have no foot', async () => {
  const other = await openAt(1, 'Ps.2')
  await vi.waitFor(() => expect(fetch).toBeDefined())
  expect(other.getByRole('button').elements()).toEqual([])
  await other.unmount()
  api.subscriptions = []
  const left = await openAt(1, 'Ps.1')
  expect(left.getByRole('button').elements()).toEqual([])
})
