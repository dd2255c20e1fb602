import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { markAnswered, markUnanswered } from '../device/connection.ts'
import { useStatus } from '../session/status-store.ts'
import { renderPage } from '../testing/render-page.tsx'
import { OfflineBanner } from './offline-banner.tsx'

afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  markAnswered()
  useStatus.setState(useStatus.getInitialState(), true)
})

const open = () => renderPage(<OfflineBanner />)
type Screen = Awaited<ReturnType<typeof open>>
const lost = (screen: Screen) => screen.getByText('Sem conexão no momento')
const messages = () => useStatus.getState().messages.GLOBAL?.map(({ text }) => text)

/** The network goes, or comes back, as the browser tells it. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('a lost connection is told with what still works, and its return too', async () => {
  const screen = await open()
  expect(lost(screen).elements()).toEqual([])
  setOnline(false)
  await expect.element(lost(screen)).toBeVisible()
  await expect.element(screen.getByText(/O que você já abriu continua aqui/)).toBeVisible()
  await expectAccessible(screen.container)
  setOnline(true)
  await expect.element(lost(screen)).not.toBeInTheDocument()
  expect(messages()).toEqual(['Pronto, a conexão voltou.'])
})

test('the news that the connection is gone is sent away, and comes again the next time', async () => {
  const screen = await open()
  setOnline(false)
  await screen.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(lost(screen)).not.toBeInTheDocument()
  setOnline(true)
  await vi.waitFor(() => expect(messages()).toEqual(['Pronto, a conexão voltou.']))
  setOnline(false)
  await expect.element(lost(screen)).toBeVisible()
})

test('a call that nobody answered is a lost connection, until one is answered', async () => {
  const screen = await open()
  markUnanswered()
  await expect.element(lost(screen)).toBeVisible()
  markAnswered()
  await expect.element(lost(screen)).not.toBeInTheDocument()
})
