import { useStatus } from '@narthex/client/calls/status-store'
import type { Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aSubscription } from '../testing/a-subscription.ts'
import { beginPlanTest, endPlanTest, openPlans, subscriptionAddress } from '../testing/open-plans.tsx'
import { type StubbedPlans, stubPlans } from '../testing/stub-plans.ts'

let api: StubbedPlans

beforeEach(() => {
  beginPlanTest()
  api = stubPlans({ subscriptions: [aSubscription()] })
})
afterEach(endPlanTest)

const open = (about: Partial<Subscription> = {}) => {
  api.subscriptions = [aSubscription(about)]
  return openPlans(subscriptionAddress())
}
type Screen = Awaited<ReturnType<typeof open>>
const heading = (screen: Screen, name: string) => screen.getByRole('heading', { name })
const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name })
const messages = () => useStatus.getState().messages.GLOBAL?.map(({ text }) => text)
/** Begun the day before yesterday: two readings are behind. */
const behind = { inicio: '2026-02-27', atrasadas: 2 } as const

test('what was missed is put off, and the end with it', async () => {
  const screen = await open(behind)
  await expect.element(heading(screen, '2 leituras atrasadas')).toBeVisible()
  await expectAccessible(screen.container)
  api.onChange = () => ({ inicio: '2026-03-01', atrasadas: 0 })
  // Four readings from today on: the last is on Wednesday.
  await button(screen, 'Adiar o fim: quarta-feira').click()
  await expect.element(heading(screen, 'Hoje · dia 1 de 4')).toBeVisible()
  expect(heading(screen, '2 leituras atrasadas').elements()).toEqual([])
  expect(api.sent).toEqual([{ call: 'PUT /retomada', body: { modo: 'ADIAR' } }])
  expect(messages()).toEqual(['Pronto, seu plano está em dia.'])
})

test('what was missed is spread over the days that are left', async () => {
  const screen = await open(behind)
  await button(screen, 'Distribuir até amanhã').click()
  await expect.poll(() => api.sent).toEqual([{ call: 'PUT /retomada', body: { modo: 'DISTRIBUIR' } }])
})

test('after the last day of a plan there are no days left to spread over', async () => {
  const screen = await open({ inicio: '2026-02-01', atrasadas: 4 })
  await expect.element(heading(screen, '4 leituras atrasadas')).toBeVisible()
  expect(button(screen, /^Distribuir/).elements()).toEqual([])
})

test('a plan that waits misses nothing, says since when, and goes on', async () => {
  const screen = await open(behind)
  api.onChange = (_, call) =>
    call === 'PUT /pausa' ? { situacao: 'PAUSADA', pausadaEm: '2026-03-01' } : { situacao: 'ATIVA', pausadaEm: null }
  await button(screen, 'Pausar').click()
  await expect.element(screen.getByText(/em pausa desde hoje\. .* nada fica atrasado/)).toBeVisible()
  expect(heading(screen, '2 leituras atrasadas').elements()).toEqual([])
  expect(button(screen, 'Pausar').elements()).toEqual([])
  api.onChange = () => ({ situacao: 'ATIVA', pausadaEm: null })
  await button(screen, 'Continuar o plano').click()
  await expect.element(button(screen, 'Pausar')).toBeVisible()
  expect(api.sent.map(({ body }) => body)).toEqual([{ flagPausada: true }, { flagPausada: false }])
})

test('a plan begins again after a question, with nothing read', async () => {
  const screen = await open({ lidas: [{ dia: 1, passagens: ['Ps.1'] }] })
  const passage = screen.getByRole('checkbox', { name: 'Salmos 1: lido' })
  await expect.element(passage).toBeChecked()
  await button(screen, 'Recomeçar do dia 1').click()
  const question = screen.getByRole('dialog', { name: 'Recomeçar o plano?' })
  await expectAccessible(screen.container)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  expect(api.sent).toEqual([])
  await button(screen, 'Recomeçar do dia 1').click()
  api.onChange = ({ rodada }) => ({ rodada: rodada + 1, lidas: [] })
  await question.getByRole('button', { name: 'Recomeçar' }).click()
  await expect.element(passage).not.toBeChecked()
  expect(api.sent).toEqual([{ call: 'PUT /recomeco', body: { inicio: null } }])
})

test('marks that wait on the device are sent before a plan is changed', async () => {
  const screen = await open(behind)
  const passage = screen.getByRole('checkbox', { name: 'Salmos 100: lido' })
  await expect.element(passage).toBeVisible()
  api.isAnswering = false
  await passage.click()
  await expect.element(screen.getByText(/Salvo neste aparelho/)).toBeVisible()
  api.isAnswering = true
  await button(screen, 'Pausar').click()
  await expect.poll(() => api.sent.map(({ call }) => call)).toEqual(['PUT /leitura', 'PUT /pausa'])
})

test('a reminder is set, moved and taken away', async () => {
  const screen = await open()
  api.onChange = () => ({ lembrete: (api.sent.at(-1) as { body: { lembrete: string | null } }).body.lembrete })
  const remind = screen.getByRole('switch', { name: 'Lembrar de ler todo dia' })
  await remind.click()
  const time = screen.getByLabelText('Hora do lembrete')
  await expect.element(time).toHaveValue('07:30')
  await time.fill('21:00')
  await button(screen, 'Salvar').click()
  await expect.poll(() => api.sent.length).toBe(2)
  await expect.element(button(screen, 'Salvar')).toHaveAttribute('aria-busy', 'false')
  await remind.click()
  await expect.element(time).not.toBeInTheDocument()
  expect(api.sent.map(({ body }) => body)).toEqual([{ lembrete: '07:30' }, { lembrete: '21:00' }, { lembrete: null }])
  expect(messages()).toEqual(['Lembrete salvo.', 'Sem lembretes.'])
})

test('a change that fails says so, and leaves the plan as it was', async () => {
  const screen = await open()
  api.refusal = { status: 503, code: 'BUSY' }
  await button(screen, 'Pausar').click()
  await expect.poll(messages).toEqual(['Não deu certo agora. Tente de novo.'])
  await expect.element(button(screen, 'Pausar')).toBeVisible()
})
