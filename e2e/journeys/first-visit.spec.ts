import { demoChurches } from '@narthex/demo/demo-churches'
import { expect, type Locator, type Page } from '@playwright/test'
import { bothWidths, openMenu, siteAddress, test } from '../visit.ts'

const mare = siteAddress('mare')
const church = demoChurches.find(({ founding }) => founding.codigo === 'mare')
const story = church?.description.historia?.split('\n\n') ?? []

/** Draws a finger over it, as the browser's own scrolling sees it. */
async function swipeLeft(page: Page, shelf: Locator): Promise<void> {
  const box = await shelf.boundingBox()
  const touch = await page.context().newCDPSession(page)
  const y = (box?.y ?? 0) + 100
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 320, y }] })
  for (let x = 300; x >= 40; x -= 20) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test(
  'a visitor sees what a church puts forward, slide by slide, and reads its story',
  bothWidths,
  async ({ page, isMobile }) => {
    await page.goto(mare)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Igreja Boa Maré')
    const shelf = page.getByRole('region', { name: 'Em destaque' })
    await shelf.scrollIntoViewIfNeeded()
    const dots = page.locator('a[aria-label^="1 de"]').locator('../..').getByRole('link')
    await dots.nth(2).click()
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect
      .poll(() => shelf.evaluate((it) => it.scrollLeft / (it.firstElementChild as HTMLElement).offsetWidth))
      .toBeGreaterThan(1.99)
    if (isMobile) {
      await swipeLeft(page, shelf)
      await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true')
    } else {
      await page.getByRole('button', { name: 'Anterior' }).click()
      await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
    }

    await page.getByRole('main').locator('a[href="/about"]').first().click()
    await expect(page).toHaveURL(`${mare}/about`)
    for (const paragraph of story) await expect(page.getByText(paragraph)).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/net::ERR_FAILED/] })

  // What links and forms do without scripts is looked at without a browser (`apps/server/src/served-pages`).
  test('a church is whole: its menu opens, its shelf scrolls, its pictures have colours, its people tell of themselves', async ({
    page,
  }) => {
    await page.route('**/media/images/**', (route) => route.abort())
    await page.goto(siteAddress('sorrel'))
    const blur = page.locator('main img[src^="data:image/bmp"]').first()
    const picture = page.locator('main picture img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect(blur).toBeVisible()
    expect(await blur.boundingBox()).toEqual(await picture.boundingBox())

    await page.goto(mare)
    await expect(page.locator('header').first()).toHaveCSS('position', 'relative')
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.getByRole('link', { name: '3 de 5', exact: true }).click()
    await expect
      .poll(async () => (await page.getByRole('group', { name: '3 de 5' }).boundingBox())?.x)
      .toBeLessThan(160)
    await expect(page.getByRole('button', { name: 'Anterior' })).toBeHidden()

    await openMenu(page)
    await page.locator('header a[href="/about"]').filter({ visible: true }).click()
    await expect(page.getByText(story[0] ?? '')).toBeVisible()
    await page.locator('summary').first().click()
    await expect(page.locator('details p').first()).toBeVisible()
  })
})
