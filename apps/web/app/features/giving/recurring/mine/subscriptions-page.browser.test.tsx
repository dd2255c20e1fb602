import { queryClient } from '@narthex/client/data/query-client'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../../session/session.ts'
import { aMember, anAccount } from '../../../../testing/person.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import {
  aCycle,
  aRecurrence,
  aRecurrenceId,
  type StubbedRecurrences,
  stubRecurrences,
} from '../testing/stub-recurrences.ts'
import { SubscriptionsPage } from './subscriptions-page.tsx'

const falha = { ciclo: 3, codigoRecusa: 'insufficient_funds', proximaTentativa: null }
let product: StubbedRecurrences

beforeEach(() => {
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  product = stubRecurrences(aRecurrence())
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  queryClient.clear()
})

const openList = () => renderPage(<SubscriptionsPage title="Contribuições recorrentes" />)
const openOne = (more = '') =>
  renderPage(<SubscriptionsPage title="Contribuições recorrentes" />, {}, `?id=${aRecurrenceId}${more}`)
const openChange = () => openOne('&alterar=1')

describe('the list', () => {
  test('shows each gift with its amount, reason, rhythm and card, in words', async () => {
    const screen = await openList()
    await expect.element(screen.getByText('R$ 50,00')).toBeVisible()
    await expect.element(screen.getByText('Todo mês, no dia 5')).toBeVisible()
    await expect.element(screen.getByText('Visa final 1111')).toBeVisible()
    const link = screen.getByRole('link', { name: /Dízimo, R\$.50,00/ })
    await expect.element(link).toHaveAttribute('href', `/user/subscriptions?id=${aRecurrenceId}`)
    await expectAccessible(screen.container)
  })

  test('shows a gift whose charge failed first, and one touch repairs it', async () => {
    const id = '22222222-2222-4222-8222-222222222222'
    product.all.push(
      aRecurrence({
        id,
        situacao: 'FALHOU',
        impedimento: 'RECUSA',
        motivo: { id: 4, nome: 'Missões', flagRecorrencia: true },
        falha,
      }),
    )
    product.onChange = (recurrence) => ({ ...recurrence, situacao: 'ATIVA', impedimento: null, falha: null })
    const screen = await openList()
    await expect.element(screen.getByRole('link', { name: /R\$.50,00/ }).first()).toHaveAccessibleName(/Missões/)
    await screen.getByRole('button', { name: 'Tentar de novo agora' }).click()
    await expect.element(screen.getByText('Pronto: o pagamento foi aprovado. Obrigado!')).toBeVisible()
    expect(product.sent).toEqual([{ call: `POST /recorrencia/${id}/nova-tentativa`, body: { ciclo: 3 } }])
    expect(screen.getByRole('button', { name: 'Tentar de novo agora' }).elements()).toHaveLength(0)
  })

  test('says so where the repair failed again, and takes another card', async () => {
    product.all = [aRecurrence({ falha })]
    const screen = await openList()
    await screen.getByRole('button', { name: 'Tentar de novo agora' }).click()
    await expect.element(screen.getByText(/recusado de novo/)).toBeVisible()
    product.onChange = (recurrence, call) => (call.startsWith('PUT') ? recurrence : { ...recurrence, falha: null })
    await screen.getByRole('button', { name: 'Usar outro cartão' }).click()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Usar este cartão e tentar de novo' }).click()
    await expect.element(screen.getByText(/Pronto: o pagamento foi aprovado/)).toBeVisible()
    expect(product.sent.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'PUT', 'POST'])
  })

  test('without a gift invites to begin one', async () => {
    product.all = []
    const screen = await openList()
    const link = screen.getByRole('link', { name: 'Nova contribuição recorrente' })
    await expect.element(link).toHaveAttribute('href', '/give/recurrence')
  })

  test('that cannot be loaded is loaded at the next attempt', async () => {
    product.isAnswering = false
    const screen = await openList()
    const retry = screen.getByRole('button', { name: 'Tentar de novo' })
    await expect.element(retry).toBeVisible()
    product.isAnswering = true
    await retry.click()
    await expect.element(screen.getByText('Todo mês, no dia 5')).toBeVisible()
  })
})

describe('one gift', () => {
  test('skips its next charge, and takes that back', async () => {
    const skipped = [aCycle(3, '2998-12-05', { situacao: 'PULADO' }), aCycle(4, '2999-01-05')]
    product.onChange = (recurrence) => ({ ...recurrence, proxima: '2999-01-05', proximas: skipped })
    const screen = await openOne()
    await screen.getByRole('button', { name: 'Pular a próxima' }).click()
    await expect.element(screen.getByText(/A próxima cobrança é .*5 de janeiro de 2999/)).toBeVisible()
    product.onChange = (recurrence) => ({ ...recurrence, ...aRecurrence() })
    await screen.getByRole('button', { name: 'Não pular mais' }).click()
    await expect.element(screen.getByRole('button', { name: 'Pular a próxima' })).toBeVisible()
    expect(product.sent.map(({ body }) => body)).toEqual([
      { ciclo: 3, flagPular: true },
      { ciclo: 3, flagPular: false },
    ])
  })

  test('is paused, and says that nothing is charged', async () => {
    product.onChange = (recurrence) => ({ ...recurrence, situacao: 'PAUSADA', proxima: null, proximas: [] })
    const screen = await openOne()
    await screen.getByRole('button', { name: 'Pausar' }).click()
    await expect.element(screen.getByText('Pausada. Nada é cobrado até você retomar.')).toBeVisible()
    await expectAccessible(screen.container)
    await expect.element(screen.getByRole('button', { name: 'Retomar' })).toBeVisible()
  })

  test('is cancelled only after a question that offers less', async () => {
    product.onChange = (recurrence) => ({ ...recurrence, situacao: 'CANCELADA', proxima: null, proximas: [] })
    const screen = await openOne()
    await screen.getByRole('button', { name: 'Cancelar contribuição' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Cancelar esta contribuição?' })
    await expect.element(dialog.getByText(/As cobranças de R\$.50,00 para Dízimo terminam de vez/)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Pular só a próxima' })).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Pausar por enquanto' })).toBeVisible()
    await expectAccessible(dialog.element())
    expect(product.sent).toEqual([])
    await dialog.getByRole('button', { name: 'Cancelar contribuição' }).click()
    await expect.element(screen.getByText('Contribuição cancelada. Nada mais será cobrado.')).toBeVisible()
    expect(product.sent.map(({ call }) => call)).toEqual([`DELETE /recorrencia/${aRecurrenceId}`])
  })

  test('that another page changed keeps what was chosen here, and is saved over it on the second attempt', async () => {
    const screen = await openChange()
    await screen.getByRole('textbox', { name: 'Valor de cada contribuição' }).fill('75')
    product.refusal = { status: 409, code: 'CHANGED_MEANWHILE' }
    product.all = [aRecurrence({ versao: 2 })]
    const save = screen.getByRole('button', { name: 'Salvar mudanças' })
    await save.click()
    await expect.element(screen.getByText(/mudou em outro lugar enquanto você editava/)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Valor de cada contribuição' })).toHaveValue('75,00')
    await save.click()
    await expect
      .poll(() => product.sent.map(({ body }) => body))
      .toMatchObject([
        { versao: 1, valor: 7500 },
        { versao: 2, valor: 7500 },
      ])
  })

  test('another day of the month moves the next charge, and the form says when that is', async () => {
    const screen = await openChange()
    await screen.getByRole('combobox', { name: 'Dia do mês' }).selectOptions('20')
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Salvar mudanças' }).click()
    await expect.poll(() => product.sent).toHaveLength(1)
    expect(product.sent[0]?.body).toMatchObject({
      frequencia: { diaDoMes: 20 },
      proxima: expect.stringMatching(/-20$/),
    })
  })
})
