import { expect } from '@playwright/test'
import { siteAddress, test } from '../visit.ts'

// What each site tells programs is looked at without a browser (`apps/server/src/served-pages`): this is the control.
test('a browser reads what it installs an app from, and the sitemap, as programs do', async ({ page }) => {
  const mare = siteAddress('mare')
  await page.goto(mare)
  const { manifest, sizes } = await page.evaluate(async () => {
    const sizeOf = async (src: string) => {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    const manifest: { icons: { src: string; sizes: string }[]; shortcuts: { url: string }[] } = await (
      await fetch(link?.href ?? '')
    ).json()
    return { manifest, sizes: await Promise.all(manifest.icons.map(({ src }) => sizeOf(src))) }
  })
  expect(manifest.icons.length).toBeGreaterThan(2)
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes))
  for (const { url } of manifest.shortcuts) {
    await page.goto(`${mare}${url}`)
    expect(page.url()).toBe(`${mare}${url}`)
  }
  const listed = await page.evaluate(async () => {
    const sitemap = new DOMParser().parseFromString(await (await fetch('/sitemap.xml')).text(), 'application/xml')
    if (sitemap.querySelector('parsererror')) throw new Error('The sitemap is not well-formed')
    return Array.from(sitemap.querySelectorAll('loc'), (location) => location.textContent ?? '')
  })
  expect(listed).toContain(`${mare}/`)
  expect(listed.filter((address) => !address.startsWith(`${mare}/`))).toEqual([])
})
