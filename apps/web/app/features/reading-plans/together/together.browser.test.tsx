import type { ReadingCircle } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aSubscription, aSubscriptionId } from '../testing/a-subscription.ts'
import { beginPlanTest, endPlanTest, openPlans, subscriptionAddress } from '../testing/open-plans.tsx'
import { type StubbedPlans, stubPlans } from '../testing/stub-plans.ts'

const roda = '9c1d2e3f-1d2e-4f3a-8b4c-5d6e7f801234'
const convite = `${'a'.repeat(22)}.1.${'b'.repeat(22)}`
const me = { nome: 'Lia', imagem: null, flagEu: true, diasFeitos: 1, flagHoje: true }
const aCircle = (about: Partial<ReadingCircle> = {}): ReadingCircle => ({
  uuid: roda,
  convite,
  flagCriador: true,
  flagMostraProgresso: false,
  totalDias: 4,
  participantes: [me],
  ...about,
})

let api: StubbedPlans

beforeEach(() => {
  beginPlanTest()
  api = stubPlans({ subscriptions: [aSubscription()] })
})
afterEach(endPlanTest)

const open = (query = '') => openPlans(`${subscriptionAddress()}${query}`)
type Screen = Awaited<ReturnType<typeof open>>
const together = (screen: Screen) => screen.getByRole('region', { name: 'Ler junto' })
const calls = () => api.sent.map(({ call }) => call)

function openInCircle(about: Partial<ReadingCircle> = {}) {
  api.subscriptions = [aSubscription({ roda })]
  api.circle = aCircle(about)
  return open()
}

test('a member invites others by a link, and withdraws the invitation', async () => {
  const screen = await open()
  await expect.element(together(screen)).toBeVisible()
  api.circle = aCircle()
  api.onChange = () => ({ roda })
  await screen.getByRole('button', { name: 'Criar um convite' }).click()
  await expect
    .element(screen.getByLabelText('Link do convite'))
    .toHaveValue(`${location.origin}/reading-plans/${aSubscription().plano.uuid}?convite=${convite}`)
  await expect.element(together(screen).getByText('Ninguém está mostrando o progresso ainda.')).toBeVisible()
  await expectAccessible(screen.container)
  api.circle = aCircle({ convite: null })
  await screen.getByRole('button', { name: 'Cancelar o convite' }).click()
  await expect.element(screen.getByLabelText('Link do convite')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Criar um convite' })).toBeVisible()
  expect(calls()).toEqual(['POST /roda/convite', 'DELETE /roda/convite'])
})

test('those who read along are shown with their progress, and the member’s own is shown to them on request', async () => {
  const participantes = [me, { ...me, nome: 'Rui', flagEu: false, diasFeitos: 2, flagHoje: false }]
  const screen = await openInCircle({ participantes })
  const people = together(screen).getByRole('listitem')
  await expect.element(people.nth(0)).toMatchTextContent('Você1 de 4 dias')
  await expect.element(people.nth(1)).toMatchTextContent('Rui2 de 4 dias')
  const share = screen.getByRole('switch', { name: 'Mostrar meu progresso aos outros' })
  api.circle = aCircle({ participantes, flagMostraProgresso: true })
  await share.click()
  await expect.element(share).toBeChecked()
  expect(api.sent).toEqual([{ call: 'PUT /roda/progresso', body: { flagMostraProgresso: true } }])
})

test('only who began the circle gives and takes back invitations; anyone leaves it', async () => {
  const screen = await openInCircle({ convite: null, flagCriador: false })
  await expect.element(screen.getByRole('switch', { name: 'Mostrar meu progresso aos outros' })).toBeVisible()
  expect(screen.getByRole('button', { name: /convite/ }).elements()).toEqual([])
  api.onChange = () => ({ roda: null })
  await screen.getByRole('button', { name: 'Parar de ler junto' }).click()
  await expect.element(screen.getByRole('button', { name: 'Criar um convite' })).toBeVisible()
  expect(calls()).toEqual(['DELETE /roda'])
})

test('an invitation is accepted; one that is withdrawn, and one to a minor, says why it is not', async () => {
  const screen = await open(`&convite=${convite}`)
  await expect.element(screen.getByText(/Este convite é para ler este plano junto/)).toBeVisible()
  const join = screen.getByRole('button', { name: 'Ler junto' })
  api.refusal = { status: 404, code: 'NOT_FOUND' }
  await join.click()
  await expect.element(screen.getByText(/Este convite não é mais válido/)).toBeVisible()
  api.refusal = { status: 403, code: 'PLAN_NO_MINORS' }
  await join.click()
  await expect.element(screen.getByText('Ler junto é só para adultos.')).toBeVisible()
  api.refusal = { status: 503, code: 'BUSY' }
  await join.click()
  await expect.element(screen.getByText('Não deu certo agora. Tente de novo.')).toBeVisible()
  api.circle = aCircle({ flagCriador: false, convite: null })
  api.onChange = () => ({ roda })
  await join.click()
  await expect.element(screen.getByRole('button', { name: 'Parar de ler junto' })).toBeVisible()
  expect(api.sent.at(-1)).toEqual({ call: 'POST /roda/entrada', body: { convite } })
})

test('a member writes about the day to those who read along, and deletes it', async () => {
  const screen = await openInCircle()
  const talk = screen.getByRole('region', { name: 'Chat do dia 1' })
  await expect.element(talk.getByText('Ainda não há mensagens.', { exact: false })).toBeVisible()
  const field = screen.getByLabelText('Escreva para quem lê com você')
  await expect.element(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled()
  await field.fill('  Este salmo ficou comigo. ')
  await screen.getByRole('button', { name: 'Enviar' }).click()
  const message = talk.getByRole('listitem')
  await expect.element(message).toMatchTextContent(/^Você.*Este salmo ficou comigo\./)
  await expect.element(field).toHaveValue('')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Apagar a mensagem de Você' }).click()
  await expect.element(message).not.toBeInTheDocument()
  const [written, removed] = api.sent
  const { uuid, ...words } = (written as { body: { uuid: string } }).body
  expect(words).toEqual({ dia: 1, texto: 'Este salmo ficou comigo.' })
  expect(removed?.call).toBe(`DELETE /roda/conversa/${uuid}`)
})

test('a message that is sent again after a failure is the same one, and stays in the field until then', async () => {
  const screen = await openInCircle()
  await screen.getByLabelText('Escreva para quem lê com você').fill('Este salmo ficou comigo.')
  const send = screen.getByRole('button', { name: 'Enviar' })
  api.refusal = { status: 503, code: 'BUSY' }
  await send.click()
  await expect.element(screen.getByText('Não foi possível enviar. Tente de novo.')).toBeVisible()
  for (const [code, text] of [
    ['LIMIT_REACHED', 'O chat deste dia atingiu o limite de mensagens.'],
    ['TOO_MANY_REQUESTS', 'Você escreveu muitas mensagens em pouco tempo.'],
    ['PLAN_NO_MINORS', 'O chat é só para adultos.'],
  ] as const) {
    api.refusal = { status: 409, code }
    await send.click()
    await expect.element(screen.getByText(text, { exact: false })).toBeVisible()
  }
  await send.click()
  await expect.element(screen.getByText('Este salmo ficou comigo.')).toBeVisible()
  expect(new Set(api.sent.map(({ body }) => (body as { uuid: string }).uuid)).size).toBe(1)
})

test('others’ messages are deleted by who began the circle alone, and those of people who left stay', async () => {
  const about = { imagem: null, flagMinha: false, dataCadastro: '2026-03-01T12:00:00.000Z' }
  api.talk = [
    { ...about, uuid: aSubscriptionId, nome: 'Rui', texto: 'Amém.' },
    { ...about, uuid: roda, nome: null, texto: 'Até logo.' },
  ]
  const screen = await openInCircle({ flagCriador: false })
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Até logo.' }))
    .toMatchTextContent('Ex-participante')
  expect(screen.getByRole('button', { name: /^Apagar a mensagem/ }).elements()).toEqual([])
  await screen.unmount()
  const creators = await openInCircle()
  await expect.element(creators.getByRole('button', { name: 'Apagar a mensagem de Rui' })).toBeVisible()
})
