import { imageAt, variantNamed, variantWidths } from '@narthex/contract/media/image-address'
import { expect } from '@playwright/test'
import { siteAddress, test } from '../visit.ts'

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a picture comes no larger than it is shown, into a place that was kept for it: ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
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
    // Words in another font may take another line.
    await page.evaluate(() => document.fonts.ready)
    const place = await picture.evaluate(findPlace)
    expect(place.height).toBeGreaterThan(100)

    letThrough()
    const isThere = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    await expect.poll(isThere).toBe(true)
    expect(await picture.evaluate(findPlace)).toEqual(place)

    const [address = '', chosen = ''] = await picture.evaluate((image: HTMLImageElement) => [
      new URL(image.src).pathname,
      new URL(image.currentSrc).pathname,
    ])
    const needed = size.width
    const density = await page.evaluate(() => devicePixelRatio)
    const enough = variantWidths(imageAt(address)?.width ?? 0).find((width) => width >= needed * density)
    const { width = 0 } = variantNamed(chosen.slice('/media/images/'.length)) ?? {}
    expect(width).toBeLessThanOrEqual(enough ?? imageAt(address)?.width ?? 0)
    expect(width).toBeGreaterThanOrEqual(Math.min(place.width * density, imageAt(address)?.width ?? 0))
  })
}

/** Runs in the page: its place in what holds it, which words above may still move. */
function findPlace(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  const holder = element.closest('picture')?.parentElement?.getBoundingClientRect()
  return { x, y: y - (holder?.y ?? 0), width, height, holderHeight: holder?.height }
}
