import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPlanReading } from '../../../components/reading/way-back.ts'
import { aPlan, aSubscription, aSubscriptionId } from '../testing/a-subscription.ts'
import { beginPlanTest, endPlanTest, openPlans, subscriptionAddress } from '../testing/open-plans.tsx'
import { type StubbedPlans, stubPlans } from '../testing/stub-plans.ts'

let api: StubbedPlans

beforeEach(() => {
  beginPlanTest()
  api = stubPlans({ subscriptions: [aSubscription()] })
})
afterEach(endPlanTest)

const open = () => openPlans(subscriptionAddress())
type Screen = Awaited<ReturnType<typeof open>>
const passage = (screen: Screen, name: string) => screen.getByRole('checkbox', { name: `${name}: lido` })
const heading = (screen: Screen, name: string | RegExp) => screen.getByRole('heading', { name })
const day = (screen: Screen, number: number) => screen.getByRole('button', { name: new RegExp(`^Dia ${number} `) })
const marks = () =>
  api.sent
    .filter(({ call }) => call === 'PUT /leitura')
    .flatMap(({ body }) => (body as { marcas: { passagem: string; lida: boolean }[] }).marcas)
    .map(({ passagem, lida }) => `${lida ? '' : 'not '}${passagem}`)

test('today’s passages are marked one by one, and the day is done with the last', async () => {
  const screen = await open()
  await expect.element(heading(screen, 'Hoje · dia 1 de 4')).toBeVisible()
  await expect.element(screen.getByText('0 de 4 dias')).toBeVisible()
  await expect.element(screen.getByText('O que falou ao seu coração?')).toBeVisible()
  await passage(screen, 'Salmos 1').click()
  await expect.element(passage(screen, 'Salmos 1')).toBeChecked()
  expect(screen.getByText(/^Leitura feita!/).elements()).toEqual([])
  await passage(screen, 'Marcos 1.1-15').click()
  await expect.element(screen.getByText(/^Leitura feita!/)).toBeVisible()
  await expect.element(screen.getByText('1 de 4 dias')).toBeVisible()
  await expect.element(day(screen, 1)).toHaveAccessibleName('Dia 1 · hoje, lido')
  await vi.waitFor(() => expect(new Set(marks())).toEqual(new Set(['Ps.1', 'Mark.1.1-Mark.1.15'])))
  await expectAccessible(screen.container)
})

test('a mark is taken back', async () => {
  api.subscriptions = [aSubscription({ lidas: [{ dia: 1, passagens: ['Ps.1'] }] })]
  const screen = await open()
  await expect.element(passage(screen, 'Salmos 1')).toBeChecked()
  await passage(screen, 'Salmos 1').click()
  await expect.element(passage(screen, 'Salmos 1')).not.toBeChecked()
  await vi.waitFor(() => expect(marks()).toEqual(['not Ps.1']))
})

test('what is read without a network is kept through a reload, and sent once it is back', async () => {
  const before = await open()
  await expect.element(passage(before, 'Salmos 1')).toBeVisible()
  api.isAnswering = false
  await passage(before, 'Salmos 1').click()
  await expect.element(before.getByText('Salvo neste aparelho. Será enviado quando houver conexão.')).toBeVisible()
  await before.unmount()
  const screen = await open()
  await expect.element(passage(screen, 'Salmos 1')).toBeChecked()
  await expect.element(screen.getByText(/Você está sem conexão/)).toBeVisible()
  expect(marks()).toEqual([])
  api.isAnswering = true
  await passage(screen, 'Marcos 1.1-15').click()
  await vi.waitFor(() => expect(marks()).toEqual(['Ps.1', 'Mark.1.1-Mark.1.15']))
  await expect.element(screen.getByText(/Salvo neste aparelho/)).not.toBeInTheDocument()
})

test('any day is chosen in the calendar, and left again for today', async () => {
  const screen = await open()
  await day(screen, 3).click()
  await expect.element(heading(screen, 'Dia 3 · terça-feira')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Dia 3 · terça-feira' })).toHaveFocus()
  await expect.element(day(screen, 3)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(day(screen, 1)).toHaveAttribute('aria-current', 'date')
  await passage(screen, 'Salmos 100').click()
  await vi.waitFor(() => expect(marks()).toEqual(['Ps.100']))
  await screen.getByRole('button', { name: 'Voltar para hoje' }).click()
  await expect.element(heading(screen, 'Hoje · dia 1 de 4')).toBeVisible()
})

test('on a day of rest the next reading is offered, and before the first day too', async () => {
  api.subscriptions = [aSubscription({ inicio: '2026-02-28', agenda: [0, 2, 3, 4], lidas: [allOfDay1] })]
  const rest = await open()
  await expect.element(heading(rest, 'Hoje é dia de descanso')).toBeVisible()
  await expect.element(rest.getByText('Não há leitura marcada para hoje. A próxima é amanhã.')).toBeVisible()
  await expect.element(passage(rest, 'Salmos 23')).toBeVisible()
  await rest.unmount()
  api.subscriptions = [aSubscription({ inicio: '2026-03-02' })]
  const early = await open()
  await expect.element(heading(early, 'Seu plano começa amanhã')).toBeVisible()
  await expect.element(passage(early, 'Salmos 1')).toBeVisible()
})

test('after its last day a plan shows what is left of it, and no day of rest', async () => {
  api.subscriptions = [aSubscription({ inicio: '2026-02-01', lidas: [allOfDay1] })]
  const screen = await open()
  await expect.element(passage(screen, 'Salmos 23')).toBeVisible()
  expect(screen.getByText('Hoje é dia de descanso').elements()).toEqual([])
})

const allOfDay1 = { dia: 1, passagens: ['Ps.1', 'Mark.1.1-Mark.1.15'] }

test('a passage opens in the Bible on the site, and in a tab of its own from a frame', async () => {
  const site = await open()
  const link = site.getByRole('link', { name: 'Ler Salmos 1', exact: true })
  await expect.element(link).not.toHaveAttribute('target')
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await link.click()
  expect(findPlanReading()).toEqual({ subscription: aSubscriptionId, day: 1, passage: 'Ps.1' })
  await site.unmount()
  const framed = await openPlans(`/embed${subscriptionAddress()}`)
  await expect
    .element(framed.getByRole('link', { name: 'Ler Salmos 1', exact: true }))
    .toHaveAttribute('target', '_blank')
  expect(framed.getByRole('heading', { name: 'Ler junto' }).elements()).toEqual([])
})

test('a plan whose readings are all done is at its end, and leads on', async () => {
  const lidas = [allOfDay1, ...['Ps.23', 'Ps.100', 'Ps.150'].map((osis, i) => ({ dia: i + 2, passagens: [osis] }))]
  api.subscriptions = [aSubscription({ lidas, situacao: 'CONCLUIDA' })]
  const screen = await open()
  await expect.element(heading(screen, 'Você chegou ao fim!')).toBeVisible()
  await expect.element(screen.getByText('Quatro dias na barra: 4 dias de leitura.', { exact: false })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Escolher outro plano' }))
    .toHaveAttribute('href', '/reading-plans')
  await day(screen, 1).click()
  await expect.element(passage(screen, 'Salmos 1')).toBeDisabled()
  await expectAccessible(screen.container)
})

test('a plan that the member left on another device says so', async () => {
  api.subscriptions = []
  const screen = await open()
  await expect.element(heading(screen, 'Não encontramos este plano')).toBeVisible()
})

test('a member who opens a plan without its subscription sees their own', async () => {
  const screen = await openPlans(`/reading-plans/${aPlan().uuid}`)
  await expect.element(heading(screen, 'Hoje · dia 1 de 4')).toBeVisible()
})
