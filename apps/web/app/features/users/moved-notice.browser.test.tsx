import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { announceStep } from '../../session/step-result.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { MovedNotice } from './moved-notice.tsx'

afterEach(() => sessionStorage.clear())

const open = (search = '') => renderPage(<MovedNotice />, {}, search)
const notice = 'Pronto! Agora a sua igreja é'

test('no address claims that the church was changed', async () => {
  for (const search of ['', '?mudou=1']) {
    const screen = await open(search)
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
    await cleanup()
  }
})

test('a change is reported once, in the document that it led to, and can be sent away', async () => {
  announceStep('/')
  const screen = await open()
  await expect.element(screen.getByText(notice, { exact: false })).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  await cleanup()
  await expect.element((await open()).getByRole('status')).toBeEmptyDOMElement()
})

test('a change is reported in a page that is open before the code of the login was followed', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  announceStep('/')
  await expect.element(screen.getByText(notice, { exact: false })).toBeVisible()
})
