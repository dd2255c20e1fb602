import { queryClient } from '@narthex/client/data/query-client'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../../session/session.ts'
import { aMember, anAccount } from '../../../../testing/person.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import {
  aFirstGift,
  aPendingRecurrence,
  aSavedCard,
  type StubbedRecurrences,
  stubRecurrences,
} from '../testing/stub-recurrences.ts'
import { SetupPage } from './setup-page.tsx'

let product: StubbedRecurrences

beforeEach(() => {
  sessionStorage.clear()
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  product = stubRecurrences()
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  queryClient.clear()
})

const openPage = (search = '?motivo=4&valor=50') =>
  renderPage(<SetupPage title="Contribuição recorrente" />, {}, search)
type Screen = Awaited<ReturnType<typeof openPage>>
const goOn = async (screen: Screen) => {
  // The saved cards come after the page, and the default one is chosen then.
  await expect.element(screen.getByRole('radio', { name: /Visa final 1111/ })).toBeChecked()
  await screen.getByRole('button', { name: 'Continuar' }).first().click()
}
const confirm = (screen: Screen) => screen.getByRole('button', { name: 'Confirmar contribuição' }).click()
const isPressed = (screen: Screen, name: string) => screen.getByRole('button', { name, pressed: true })

test('a link presets reason and amount; every month is chosen, and nothing is charged today', async () => {
  const screen = await openPage()
  await expect.element(screen.getByRole('textbox', { name: 'Valor de cada contribuição' })).toHaveValue('50,00')
  await expect.element(screen.getByRole('radio', { name: 'Missões' })).toBeChecked()
  await expect.element(isPressed(screen, 'Todo mês')).toBeVisible()
  await expect.element(screen.getByText(/Hoje nada é cobrado\./).first()).toBeVisible()
  const preview = screen.getByRole('region', { name: 'Próximas cobranças' })
  expect(preview.getByRole('listitem').elements()).toHaveLength(3)
  await expectAccessible(screen.container)
})

test('what was chosen is reviewed, set up once with its card, and confirmed', async () => {
  const screen = await openPage()
  await screen.getByRole('button', { name: 'Todo mês' }).click()
  await screen.getByRole('combobox', { name: 'Dia do mês' }).selectOptions('10')
  await goOn(screen)
  await expect.element(screen.getByText('Todo mês, no dia 10')).toBeVisible()
  await expect.element(screen.getByText('Visa final 1111')).toBeVisible()
  await expectAccessible(screen.container)
  await confirm(screen)
  await expect.element(screen.getByRole('heading', { name: 'Tudo pronto. Obrigado!' })).toBeVisible()
  expect(product.sent).toHaveLength(1)
  const body = { idMotivo: 4, valor: 5000, frequencia: { diaDoMes: 10 }, meio: 'CARTAO', idCartao: aSavedCard.id }
  expect(product.sent[0]?.body).toMatchObject({ ...body, inicio: expect.stringMatching(/-10$/) })
})

test('a lost answer is asked for again with the same key', async () => {
  const screen = await openPage()
  await goOn(screen)
  product.refusal = { status: 503, code: 'UNAVAILABLE' }
  await confirm(screen)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await confirm(screen)
  await expect.element(screen.getByRole('heading', { name: 'Tudo pronto. Obrigado!' })).toBeVisible()
  const keys = product.sent.map(({ body }) => (body as { chave: string }).chave)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('missing data lead to their form and back, with what was chosen', async () => {
  const screen = await openPage()
  await goOn(screen)
  product.refusal = { status: 409, code: 'EVT_REG_026' }
  await confirm(screen)
  const link = screen.getByRole('link', { name: 'Completar meus dados' })
  await expect.element(link).toHaveAttribute('href', '/user/data-update?redirectTo=%2Fgive%2Frecurrence')
  await screen.unmount()
  const back = await openPage('')
  await expect.element(back.getByRole('textbox', { name: 'Valor de cada contribuição' })).toHaveValue('50,00')
  await expect.element(back.getByRole('radio', { name: 'Missões' })).toBeChecked()
  expect(JSON.stringify(sessionStorage)).not.toContain(aSavedCard.id)
})

test('Pix Automático is offered only by a church that takes it, also where it was chosen before', async () => {
  product.settings = { ...product.settings, flagPixAutomatico: true }
  const screen = await openPage()
  await screen.getByRole('radio', { name: /Pix Automático/ }).click()
  await screen.unmount()
  queryClient.clear()
  product.settings = { ...product.settings, flagPixAutomatico: false }
  const back = await openPage('')
  await expect.element(back.getByRole('radio', { name: /Visa final 1111/ })).toBeChecked()
  expect(back.getByRole('radio', { name: /Pix Automático/ }).elements()).toEqual([])
})

test('Pix Automático begins today with a code, and offers only what banks have', async () => {
  product.settings = { ...product.settings, flagPixAutomatico: true }
  const screen = await openPage()
  await screen.getByRole('radio', { name: /Pix Automático/ }).click()
  await expect.element(isPressed(screen, 'Todo mês')).toBeVisible()
  await expectAccessible(screen.container)
  for (const name of ['A cada 2 semanas', 'Outro intervalo'])
    expect(screen.getByRole('button', { name }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'A cada 3 meses' }).click()
  await screen.getByRole('button', { name: 'Continuar' }).first().click()
  product.order = aFirstGift()
  product.all = [aPendingRecurrence()]
  product.onChange = () => aPendingRecurrence()
  await screen.getByRole('button', { name: 'Autorizar com Pix' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Falta autorizar no seu banco' })).toBeVisible()
  const body = product.sent[0]?.body as { inicio: string; frequencia: unknown; meio: string }
  expect(body).toMatchObject({ meio: 'PIX_AUTOMATICO', frequencia: { dias: 90 } })
  expect(body).not.toHaveProperty('idCartao')
})

test('a wrong amount or number of days stays in the form with its reason', async () => {
  const screen = await openPage('?motivo=3')
  await screen.getByRole('button', { name: 'Outro intervalo' }).click()
  await goOn(screen)
  await expect.element(screen.getByText('O valor é obrigatório')).toBeVisible()
  await expect.element(screen.getByText('Escreva um número de dias de 1 a 366.')).toBeVisible()
  expect(product.sent).toEqual([])
})

test('a church without regular gifts invites to give once', async () => {
  product.reasons = product.reasons.map((reason) => ({ ...reason, flagRecorrencia: false }))
  const screen = await openPage()
  await expect.element(screen.getByRole('link', { name: 'Contribuir uma vez' })).toHaveAttribute('href', '/give')
})
