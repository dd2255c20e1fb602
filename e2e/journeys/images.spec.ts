import { imageAt, variantNamed, variantWidths } from '@narthex/contract/media/image-address'
import { expect } from '@playwright/test'
import { bothWidths, siteAddress, test } from '../visit.ts'

test('a picture comes no larger than it is shown, into a place that was kept for it', bothWidths, async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/media/images/**', async (route) => {
    await held
    await route.continue()
  })
  // Its load waits for what is held.
  await page.goto(siteAddress('mare'), { waitUntil: 'domcontentloaded' })
  const picture = page.locator('main picture img').first()
  await picture.scrollIntoViewIfNeeded()
  const place = await picture.boundingBox()
  expect(place?.height).toBeGreaterThan(100)

  letThrough()
  const isThere = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await expect.poll(isThere).toBe(true)
  expect(await picture.boundingBox()).toEqual(place)

  const [address = '', chosen = ''] = await picture.evaluate((image: HTMLImageElement) => [
    new URL(image.src).pathname,
    new URL(image.currentSrc).pathname,
  ])
  const needed = (await page.viewportSize())?.width ?? 0
  const density = await page.evaluate(() => devicePixelRatio)
  const enough = variantWidths(imageAt(address)?.width ?? 0).find((width) => width >= needed * density)
  const { width = 0 } = variantNamed(chosen.slice('/media/images/'.length)) ?? {}
  expect(width).toBeLessThanOrEqual(enough ?? imageAt(address)?.width ?? 0)
  expect(width).toBeGreaterThanOrEqual(Math.min((place?.width ?? 0) * density, imageAt(address)?.width ?? 0))
})

test('without a picture its colours are there, and nothing is broken to see', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.route('**/media/images/**', (route) => route.abort())
  await page.goto(siteAddress('sorrel'))
  const [blur, picture] = [
    page.locator('main img[src^="data:image/bmp"]').first(),
    page.locator('main picture img').first(),
  ]
  await picture.scrollIntoViewIfNeeded()
  await expect(blur).toBeVisible()
  expect(await blur.boundingBox()).toEqual(await picture.boundingBox())
  await page.close()
})
