import { isDeepRun } from '@narthex/contract/testing/strength'
import { wakeEvent } from '@narthex/web/app/routing/wake.ts'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { openPostalService } from './postal-service.ts'
import { openProductHere, type ProductHere } from './product-here.ts'
import { shiftPages } from './shifted-clock.ts'

interface TestFixtures {
  expectedErrors: RegExp[]
}

/** A test whose page may report no error, save those that it says it expects. */
export const test = base.extend<TestFixtures, { product: ProductHere }>({
  browser: [
    async ({ browser }, use) => {
      shiftPages(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // Opened by the first test of a worker that asks for it, and shared by the others: each founds a church of its own there.
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from the pattern
    async ({}, use) => {
      const post = await openPostalService()
      const settings = { PUSH_HOSTS: 'push.example', CEP_SERVICE_URL: post.address }
      const product = await openProductHere(undefined, settings)
      await use(product)
      await product.close()
      await post.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(`${error} at ${page.url()}`))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} at ${page.url()}`)
    })
    await use(page)
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
  },
})

/** Tag of a story whose layout or handling differs on a phone: it runs there too. */
export const bothWidths = { tag: '@both-widths' }

/** Tags of the story of a feature: it runs whatever has changed, and in the deep run on a phone too. */
export const story = { tag: ['@smoke', ...(isDeepRun ? [bothWidths.tag] : [])] }

/** Tag of a stress test that only the deep run includes. */
export const deep = { tag: '@deep' }

/** The address of the tenant with this code or slug. */
export function siteAddress(name: string): string {
  return `http://${name}.localhost:${process.env.PORT}`
}

/** Starts the app of a page that may sleep. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate((name) => dispatchEvent(new Event(name)), wakeEvent)
}

/** Wakes the page and waits until the app says that it controls it: a sleeping page looks and reads the same. */
export async function running(page: Page): Promise<void> {
  await wake(page)
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
}

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    await target.page().keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never came to ${target}`)
}

/** Opens the panel with the places of the menu that the header has no room for: all of them on a phone. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('header').getByRole('button').filter({ visible: true }).click()
}
