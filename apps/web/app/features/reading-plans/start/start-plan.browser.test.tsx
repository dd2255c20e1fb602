import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPlan, aPlanId } from '../testing/a-subscription.ts'
import { beginPlanTest, endPlanTest, openPlans } from '../testing/open-plans.tsx'
import { type StubbedPlans, stubPlans } from '../testing/stub-plans.ts'

let api: StubbedPlans

beforeEach(() => {
  beginPlanTest()
  api = stubPlans()
})
afterEach(endPlanTest)

const open = () => openPlans(`/reading-plans/${aPlanId}`)
type Screen = Awaited<ReturnType<typeof open>>
const start = (screen: Screen) => screen.getByRole('button', { name: 'Começar' })

test('a plan shows its first days, and is begun today without a reminder', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Quatro dias na barra' })).toBeVisible()
  const days = screen.getByRole('region', { name: 'O que você vai ler' }).getByRole('listitem')
  await expect.element(days.first()).toMatchTextContent('Dia 1Salmos 1 · Marcos 1.1-15')
  expect(days.elements()).toHaveLength(4)
  await expect.element(screen.getByLabelText('Primeiro dia')).toHaveValue('2026-03-01')
  await expectAccessible(screen.container)
  await start(screen).click()
  await expect.element(screen.getByRole('heading', { name: 'Hoje · dia 1 de 4' })).toBeVisible()
  expect(api.sent).toEqual([{ call: 'POST /', body: { plano: aPlanId, inicio: '2026-03-01', lembrete: null } }])
})

test('a plan is begun on another day, with a reminder at a time of the member’s choice', async () => {
  const screen = await open()
  await screen.getByLabelText('Primeiro dia').fill('2026-03-03')
  await screen.getByRole('switch', { name: 'Lembrar de ler todo dia' }).click()
  await expect.element(screen.getByLabelText('Hora do lembrete')).toHaveValue('07:30')
  await screen.getByLabelText('Hora do lembrete').fill('06:15')
  await start(screen).click()
  await expect.element(screen.getByText('Seu plano começa terça-feira')).toBeVisible()
  expect(api.sent[0]?.body).toMatchObject({ inicio: '2026-03-03', lembrete: '06:15' })
})

test('a plan of a season begins with it, and a long one says how many days follow', async () => {
  const dias = Array.from({ length: 9 }, (_, index) => ({
    passagens: [`Ps.${index + 1}`],
    texto: null,
    pergunta: null,
  }))
  api.plans = [aPlan({ inicioSugerido: '2026-03-02', totalDias: 9, dias })]
  const screen = await open()
  await expect.element(screen.getByLabelText('Primeiro dia')).toHaveValue('2026-03-02')
  await expect.element(screen.getByText('Este plano segue o calendário: começa amanhã.')).toBeVisible()
  await expect.element(screen.getByText('e mais 2 dias')).toBeVisible()
})

test('a plan that could not be begun is begun at the next attempt; too many at once are refused', async () => {
  const screen = await open()
  api.refusal = { status: 503, code: 'BUSY' }
  await start(screen).click()
  await expect.element(screen.getByText('Não deu certo agora. Tente de novo.')).toBeVisible()
  api.refusal = { status: 409, code: 'LIMIT_REACHED' }
  await start(screen).click()
  await expect.element(screen.getByText(/Você já tem muitos planos em andamento/)).toBeVisible()
  await start(screen).click()
  await expect.element(screen.getByRole('heading', { name: 'Hoje · dia 1 de 4' })).toBeVisible()
})

test('a double click begins a plan once', async () => {
  const screen = await open()
  await start(screen).dblClick()
  await expect.element(screen.getByRole('heading', { name: 'Hoje · dia 1 de 4' })).toBeVisible()
  expect(api.sent).toHaveLength(1)
})

test('a plan that does not exist says so, and leads to those that do', async () => {
  api.plans = []
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'Não encontramos este plano' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/reading-plans')
})

test('a plan leads to the group that reads it and to its studies, but not out of a frame', async () => {
  const plan = aPlan({ grupo: { id: 3, nome: 'Mesa da Aurora' }, serie: 'trigo-e-pedra' })
  api.plans = [plan]
  const screen = await open()
  const group = screen.getByRole('link', { name: 'Lido no grupo Mesa da Aurora' })
  await expect.element(group).toHaveAttribute('href', '/groups/3')
  const series = screen.getByRole('link', { name: 'Acompanha uma série de estudos' })
  await expect.element(series).toHaveAttribute('href', '/studies?serie=trigo-e-pedra')
  await screen.unmount()
  const framed = await openPlans(`/embed/reading-plans/${aPlanId}`)
  await expect.element(start(framed)).toBeVisible()
  expect(framed.getByRole('link', { name: /grupo|estudos/ }).elements()).toEqual([])
})
