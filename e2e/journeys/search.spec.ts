import { expect, type Page } from '@playwright/test'
import { running, siteAddress, test } from '../visit.ts'

const address = (path: string) => `${siteAddress('mare')}${path}`
const field = (page: Page) => page.getByRole('main').getByRole('searchbox')
const hits = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const announcement = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'resultados' })

test('what a church publishes is found while somebody types, whatever the accents, and opens', async ({ page }) => {
  await page.goto(address('/'))
  await page.locator('header').getByRole('link', { name: 'Buscar no site' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Busca' })).toBeVisible()
  await running(page)
  await field(page).click()
  await page.keyboard.type('AGUA', { delay: 40 })
  await expect(announcement(page)).toHaveText(/resultados para “AGUA”/)
  await expect(hits(page).first().locator('mark').first()).toHaveText('água')
  await expect(page).toHaveURL(/\/search\?q=AGUA$/)
  await expect(field(page)).toBeFocused()

  const title = await hits(page).first().getByRole('heading').textContent()
  await hits(page).first().getByRole('link').click()
  await expect(page).not.toHaveURL(/\/search/)
  await expect(page.getByRole('heading', { name: title ?? '' }).first()).toBeVisible()
  await page.goBack()
  await expect(announcement(page)).toHaveText(/resultados para “AGUA”/)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('a visitor who opened one devotional can read those of the week', async ({ page, context }) => {
    await page.goto(address('/devotionals'))
    await running(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const week = await page.evaluate(async () => (await (await fetch('/kept-pages.json')).json()) as string[])
    const unread = week[3] ?? ''
    const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreVary: true })), unread)
    await expect.poll(isKept).toBe(true)
    await context.setOffline(true)
    await page.goto(address(unread))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Você está sem internet')
    await page.goto(address('/ministries'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você está sem internet')
    await expect(page.locator(`#kept-pages a[href="${unread}"]`)).toBeVisible()
  })
})
