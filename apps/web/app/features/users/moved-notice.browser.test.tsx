import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { announceStep, takeStep } from '../../session/step-result.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { MovedNotice } from './moved-notice.tsx'

afterEach(async () => {
  await cleanup()
  sessionStorage.clear()
})

const open = (search = '') => renderPage(<MovedNotice />, {}, search)
type Screen = Awaited<ReturnType<typeof open>>
const notice = (screen: Screen) => screen.getByText('Pronto! Agora a sua igreja é', { exact: false })

test.each(['', '?mudou=1', '?mudou=1&step=1'])('the address alone claims no change of church: "%s"', async (search) => {
  const screen = await open(search)
  await expect.element(notice(screen)).not.toBeInTheDocument()
  // The region is there before its message, so that this is announced.
  expect(screen.container.querySelector('[role=status]')?.textContent).toBe('')
})

test('a change is reported once, in the document that it led to, and can be sent away', async () => {
  announceStep('/')
  const screen = await open()
  await expect.element(notice(screen)).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(notice(screen)).not.toBeInTheDocument()
})

test('a reload reports it no more', async () => {
  announceStep('/')
  await expect.element(notice(await open())).toBeVisible()
  await cleanup()
  await expect.element(notice(await open())).not.toBeInTheDocument()
})

test('a change is reported in a page that is open before the code of the login was followed', async () => {
  const screen = await open()
  await expect.element(notice(screen)).not.toBeInTheDocument()
  announceStep('/')
  await expect.element(notice(screen)).toBeVisible()
})

test('what was announced to another page is left to it', async () => {
  const screen = await open()
  announceStep('/user/deleted')
  await expect.element(notice(screen)).not.toBeInTheDocument()
  expect(takeStep('/user/deleted')).toBe(true)
})
