import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPlan, aPlanId, aSubscription, aSubscriptionId } from '../testing/a-subscription.ts'
import { beginPlanTest, endPlanTest, openPlans } from '../testing/open-plans.tsx'
import { type StubbedPlans, stubPlans } from '../testing/stub-plans.ts'

let api: StubbedPlans

beforeEach(() => {
  beginPlanTest()
  api = stubPlans()
})
afterEach(endPlanTest)

type Screen = Awaited<ReturnType<typeof openPlans>>
const names = (screen: Screen, section: string) =>
  screen
    .getByRole('region', { name: section })
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
const another = (about: Parameters<typeof aSubscription>[0] & { uuid: string; nome: string }) => {
  const { nome, ...rest } = about
  return aSubscription({ ...rest, plano: aPlan({ uuid: about.uuid, nome }) })
}
const uuid = (digit: number) => aSubscriptionId.replace('6f0c3b52', String(digit).repeat(8))

test('a member who reads no plan yet is asked for the first, and offered all', async () => {
  api.plans = [aPlan({ grupo: { id: 3, nome: 'Mesa da Aurora' } })]
  const screen = await openPlans()
  await expect.element(screen.getByText('Qual vai ser o seu primeiro plano?')).toBeVisible()
  const link = screen.getByRole('link', { name: /Quatro dias na barra/ })
  await expect.element(link).toHaveAttribute('href', `/reading-plans/${aPlanId}?planName=Quatro+dias+na+barra`)
  await expect.element(screen.getByText('4 dias · Da sua igreja')).toBeVisible()
  await expect.element(screen.getByText('Lido no grupo Mesa da Aurora')).toBeVisible()
  await expectAccessible(screen.container)
})

test('what goes on comes first, and what was begun is not offered again; what was completed is', async () => {
  const done = { situacao: 'CONCLUIDA', concluidaEm: '2026-02-27T12:00:00.000Z', diasFeitos: 4 } as const
  const completed = another({ uuid: uuid(1), nome: 'Salmos', ...done })
  api.subscriptions = [completed, aSubscription({ diasFeitos: 1 })]
  api.plans = [aPlan(), aPlan({ uuid: uuid(1), nome: 'Salmos' }), aPlan({ uuid: uuid(2), nome: 'Marcos' })]
  const screen = await openPlans()
  await expect.element(screen.getByRole('region', { name: 'Para começar' })).toBeVisible()
  expect(names(screen, 'Em andamento')).toEqual(['Quatro dias na barra'])
  expect(names(screen, 'Para começar')).toEqual(['Salmos', 'Marcos'])
  expect(names(screen, 'Concluídos')).toEqual(['Salmos'])
  await expect.element(screen.getByText('1 de 4 dias')).toBeVisible()
  await expect.element(screen.getByRole('progressbar', { name: '25% lido' })).toHaveAttribute('value', '1')
  await expect
    .element(screen.getByRole('region', { name: 'Em andamento' }).getByRole('link'))
    .toHaveAttribute('href', expect.stringContaining(`subscriptionUuid=${aSubscriptionId}`))
  await expectAccessible(screen.container)
})

test('each plan says how it stands: on track, behind, waiting, to begin, done', async () => {
  api.subscriptions = [
    another({ uuid: uuid(1), nome: 'Êxodo' }),
    another({ uuid: uuid(2), nome: 'Rute', atrasadas: 1 }),
    another({ uuid: uuid(3), nome: 'Jonas', atrasadas: 3 }),
    another({ uuid: uuid(4), nome: 'Amós', situacao: 'PAUSADA', atrasadas: 3 }),
    another({ uuid: uuid(5), nome: 'Judas', inicio: '2026-03-02' }),
    another({ uuid: uuid(6), nome: 'Tiago', situacao: 'CONCLUIDA', concluidaEm: '2026-02-28T12:00:00.000Z' }),
  ]
  api.plans = []
  const screen = await openPlans()
  const state = async (name: string, text: string) =>
    expect.element(screen.getByRole('listitem').filter({ hasText: name })).toMatchTextContent(text)
  await state('Êxodo', 'Em dia')
  await state('Rute', 'Uma leitura para retomar')
  await state('Jonas', '3 leituras para retomar')
  await state('Amós', 'Em pausa')
  await state('Judas', 'Começa amanhã')
  await state('Tiago', 'Concluído: ontem')
})

test('all plans that could not be loaded are loaded at the next attempt, by one button', async () => {
  api.isAnswering = false
  const screen = await openPlans()
  const retry = screen.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  api.isAnswering = true
  await retry.click()
  await expect.element(screen.getByText('Qual vai ser o seu primeiro plano?')).toBeVisible()
  await expect.element(screen.getByText('Quatro dias na barra')).toBeVisible()
  expect(retry.elements()).toHaveLength(0)
})

test('without a network the list is shown as it was kept, and says so', async () => {
  api.subscriptions = [aSubscription()]
  const before = await openPlans()
  await expect.element(before.getByText('Em dia')).toBeVisible()
  await before.unmount()
  api.isAnswering = false
  const screen = await openPlans()
  await expect.element(screen.getByText('Em dia')).toBeVisible()
  await expect.element(screen.getByText(/Você está sem conexão/)).toBeVisible()
})

test('in the frame of another site the plans lead within it', async () => {
  const screen = await openPlans('/embed/reading-plans/list?embedColor=7a1fa2')
  await expect
    .element(screen.getByRole('link', { name: /Quatro dias/ }))
    .toHaveAttribute('href', expect.stringMatching(/^\/embed\/reading-plans\/.*embedColor=7a1fa2/))
})
