import { expect, type Page } from '@playwright/test'
import { siteAddress, story, test } from '../visit.ts'

const mare = siteAddress('mare')

/** A slow line: the document comes at once, the enhancer and then the app late. */
async function slow(page: Page): Promise<void> {
  for (const [files, delayMs] of [
    ['enhancer', 500],
    ['framework', 900],
  ] as const) {
    await page.route(`**/assets/${files}-*.js`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      await route.continue()
    })
  }
}

/** Taps a control every 100 ms from the first paint until the app is awake; the number of taps is in `window.taps`. */
async function tapFromFirstPaint(page: Page, selector: string): Promise<void> {
  await page.addInitScript((control) => {
    const counted = window as unknown as { taps?: number }
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      const tapping = setInterval(() => {
        if ('awake' in document.documentElement.dataset) return clearInterval(tapping)
        const found = document.querySelector<HTMLElement>(control)
        found?.click()
        if (found) counted.taps = (counted.taps ?? 0) + 1
      }, 100)
    }).observe({ type: 'paint', buffered: true })
  }, selector)
}

const taps = (page: Page) => page.evaluate(() => (window as unknown as { taps?: number }).taps ?? 0)

test('a tap before any script of the page has come is shown, announced and not lost', story, async ({ page }) => {
  await slow(page)
  await tapFromFirstPaint(page, '.reader-bar button[aria-haspopup=dialog]')
  await page.goto(`${mare}/bible/kjv/john/3`, { waitUntil: 'commit' })
  const picker = page.locator('.reader-bar button[aria-haspopup=dialog]')
  await expect(picker).toHaveAttribute('aria-busy', 'true')
  expect(await page.evaluate(() => 'waking' in document.documentElement.dataset), 'the enhancer is not there').toBe(
    false,
  )
  await expect(page.locator('#waiting')).toHaveText('Só um instante…')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Mateus' })).toBeVisible()
  expect(await taps(page)).toBeGreaterThan(5)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.locator('#waiting')).toBeEmpty()
})

test('an amount is chosen before the app runs, and the app takes the choice', async ({ page }) => {
  await slow(page)
  await page.goto(`${mare}/give`, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'R$ 50' }).check()
  expect(await page.evaluate(() => 'awake' in document.documentElement.dataset)).toBe(false)
  await expect(page.getByRole('textbox', { name: 'Quanto você quer contribuir?' })).toHaveValue('50,00')
  await expect(page.getByRole('radio', { name: 'R$ 50' })).toBeChecked()
})

test('tickets are chosen before the app runs, and the steps take the choice', async ({ page }) => {
  await slow(page)
  await page.goto(`${mare}/event/9?buyingStep=tickets`, { waitUntil: 'commit' })
  const [type = ''] = await page.getByRole('heading', { level: 3 }).allTextContents()
  await page.getByRole('combobox', { name: type, exact: true }).selectOption('2')
  expect(await page.evaluate(() => 'awake' in document.documentElement.dataset)).toBe(false)
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
  await expect(page.getByLabel(`${type}: 2`)).toBeVisible()
})
