import type { Moment } from '@narthex/contract/live/broadcast.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../session/session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Moments } from './moments.tsx'
import { aMoment } from './testing/broadcasts.ts'
import { type StubbedLive, stubLive } from './testing/stub-live.ts'

let live: StubbedLive
beforeEach(() => {
  sessionStorage.clear()
  useSession.setState({ isRead: true })
  live = stubLive()
})
afterEach(() => vi.unstubAllGlobals())

const open = (moments: readonly Moment[], onGive?: () => void) =>
  renderPage(<Moments broadcastId={1} moments={moments} onGive={onGive} />)

test('invitations of every kind stand together, each with its own way to answer', async () => {
  const screen = await open(
    [
      aMoment({ id: 1, tipo: 'DOAR', titulo: 'Contribua com a reforma' }),
      aMoment({ id: 2, tipo: 'MAO' }),
      aMoment({ id: 3, tipo: 'CARTAO', titulo: 'Primeira vez aqui?', texto: 'Conte para a gente.' }),
      aMoment({ id: 4, tipo: 'ORACAO', titulo: 'Como podemos orar?' }),
    ],
    () => {},
  )
  await expect.element(screen.getByRole('button', { name: 'Quero contribuir' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Levantar a mão' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Deixar meu contato' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Pedir oração' })).toHaveAttribute('href', '/prayer/new')
  await expectAccessible(screen.container)
})

test('where the church takes no gifts, an invitation to give has no button that leads nowhere', async () => {
  const screen = await open([aMoment({ tipo: 'DOAR', titulo: 'Contribua com a reforma' })])
  await expect.element(screen.getByText('Contribua com a reforma')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('a hand that was raised stays raised when the page is opened again', async () => {
  live.answers['/resposta/'] = { maos: 3 }
  const screen = await open([aMoment()])
  await screen.getByRole('button', { name: 'Levantar a mão' }).click()
  await expect.element(screen.getByText('3 mãos levantadas')).toBeVisible()
  await screen.unmount()
  const again = await open([aMoment({ maos: 3 })])
  await expect.element(again.getByRole('button')).toHaveTextContent('Sua mão está levantada')
  await expect.element(again.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
})

test('a hand that could not be counted is not shown as raised, and can be raised again', async () => {
  live.answers['/resposta/'] = 'TOO_MANY_REQUESTS'
  const screen = await open([aMoment()])
  await screen.getByRole('button', { name: 'Levantar a mão' }).click()
  await expect.element(screen.getByText('Não deu certo. Tente de novo.')).toBeVisible()
  live.answers['/resposta/'] = { maos: 3 }
  await screen.getByRole('button', { name: 'Levantar a mão' }).click()
  await expect.element(screen.getByText('3 mãos levantadas')).toBeVisible()
})

test('without an invitation there is nothing that takes room', async () => {
  const screen = await open([])
  expect(screen.container.querySelector('[role="status"]')).not.toBeVisible()
})
