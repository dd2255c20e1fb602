import { queryClient } from '@narthex/client/data/query-client'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../../session/session.ts'
import { aMember, anAccount } from '../../../../testing/person.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import {
  aFirstGift,
  aPendingRecurrence,
  type StubbedRecurrences,
  stubRecurrences,
} from '../testing/stub-recurrences.ts'
import { DoneStep } from './done-step.tsx'

let product: StubbedRecurrences

beforeEach(() => {
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  product = stubRecurrences(aPendingRecurrence())
  product.order = aFirstGift()
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  queryClient.clear()
})

const open = () => renderPage(<DoneStep recurrence={aPendingRecurrence()} today="2998-10-05" />)

test('the code can be scanned or copied, and says how long it is good for', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'Falta autorizar no seu banco', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: /Código QR/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Copiar/ })).toBeVisible()
  await expect.element(screen.getByRole('timer')).toBeVisible()
  await expectAccessible(screen.container)
})

test('once it is authorised the page turns by itself', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: 'Pagar' })).toBeVisible()
  product.order = { ...aFirstGift(), situacao: 'success' }
  product.all = [aPendingRecurrence({ situacao: 'ATIVA', pedido: null, proxima: '2998-12-05' })]
  await screen.getByRole('button', { name: 'Pagar' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Tudo pronto. Obrigado!' })).toBeVisible()
  await expect.element(screen.getByText(/A primeira contribuição foi recebida\./)).toBeVisible()
})

test('a refusal of the bank leads to a new beginning', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: 'Recusar' })).toBeVisible()
  product.order = { ...aFirstGift(), situacao: 'canceled' }
  product.all = [aPendingRecurrence({ situacao: 'FALHOU', impedimento: 'BANCO', pedido: null, proxima: null })]
  await screen.getByRole('button', { name: 'Recusar' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Autorização não concluída' })).toBeVisible()
  const again = screen.getByRole('link', { name: 'Começar de novo' })
  await expect.element(again).toHaveAttribute('href', expect.stringContaining('/give/recurrence?'))
  await expectAccessible(screen.container)
})
