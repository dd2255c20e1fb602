import { expect } from '@playwright/test'
import { siteAddress, test, wake } from '../visit.ts'

test.use({ expectedErrors: [/React error #418/] })

// The journeys fail at every error of a page, and visit every kind of page: this shows that they would see this one.
test('control: a page that is not what the app makes of it is an error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const title of document.querySelectorAll('main h2')) title.textContent += '!'
    })
  })
  await page.goto(`${siteAddress('mare')}/about`)
  await wake(page)
  await expect.poll(() => errors).toEqual([expect.stringMatching(/React error #418/)])
})
