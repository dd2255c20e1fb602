import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMember } from '../../../testing/person.ts'
import { keepMarks, markOutbox } from '../mark-outbox.ts'
import { aPlanId, aSubscription, aSubscriptionId } from '../testing/a-subscription.ts'
import { beginPlanTest, endPlanTest, openPlans, subscriptionAddress } from '../testing/open-plans.tsx'
import { type StubbedPlans, stubPlans } from '../testing/stub-plans.ts'

let api: StubbedPlans

beforeEach(() => {
  beginPlanTest()
  api = stubPlans({ subscriptions: [aSubscription()] })
})
afterEach(endPlanTest)

const open = () => openPlans(subscriptionAddress('/delete'))
type Screen = Awaited<ReturnType<typeof open>>
const heading = (screen: Screen, name: string) => screen.getByRole('heading', { level: 1, name })
const leave = (screen: Screen) => screen.getByRole('button', { name: 'Sair do plano' })

test('a plan is left after a question, with what waits on the device, and the list is the way on', async () => {
  const screen = await open()
  await expect.element(heading(screen, 'Sair de Quatro dias na barra?')).toBeVisible()
  await expect.element(screen.getByText('Se preferir, você pode só pausar.')).toBeVisible()
  await expectAccessible(screen.container)
  api.isAnswering = false
  const marcas = [{ dia: 1, passagem: 'Ps.1', lida: true, em: '2026-03-01T12:00:00.000Z' }]
  await keepMarks({ memberId: aMember.id, id: aSubscriptionId }, { rodada: 1, marcas })
  await markOutbox.send()
  api.isAnswering = true
  await leave(screen).click()
  await expect.element(heading(screen, 'Você saiu de Quatro dias na barra')).toBeVisible()
  expect(api.sent).toEqual([{ call: 'DELETE /', body: undefined }])
  expect(await markOutbox.list(aMember.id)).toEqual([])
  await expectAccessible(screen.container)
  await screen.getByRole('link', { name: 'Ver os planos' }).click()
  await expect.element(screen.getByText('Qual vai ser o seu primeiro plano?')).toBeVisible()
})

test('a member who stays comes back to the plan', async () => {
  const screen = await open()
  await screen.getByRole('link', { name: 'Continuar no plano' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Hoje · dia 1 de 4' })).toBeVisible()
  expect(api.sent).toEqual([])
})

test('a plan that could not be left says so, and is left at the next attempt', async () => {
  const screen = await open()
  api.refusal = { status: 503, code: 'BUSY' }
  await leave(screen).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Não deu certo agora. Tente de novo.')
  await leave(screen).click()
  await expect.element(heading(screen, 'Você saiu de Quatro dias na barra')).toBeVisible()
})

test('a plan that waits is not said to be pausable, and one that is not the member’s cannot be left', async () => {
  api.subscriptions = [aSubscription({ situacao: 'PAUSADA', pausadaEm: '2026-02-28' })]
  const paused = await open()
  await expect.element(heading(paused, 'Sair de Quatro dias na barra?')).toBeVisible()
  expect(paused.getByText('Se preferir, você pode só pausar.').elements()).toEqual([])
  await paused.unmount()
  api.subscriptions = []
  const gone = await openPlans(`/reading-plans/${aPlanId}/delete`)
  await expect.element(gone.getByRole('heading', { name: 'Não encontramos este plano' })).toBeVisible()
})
