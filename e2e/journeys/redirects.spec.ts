import { hostilePaths } from '@narthex/contract/testing/hostile-paths'
import { expect } from '@playwright/test'
import { siteAddress, test } from '../visit.ts'

const mare = siteAddress('mare')

test.use({ expectedErrors: [/Failed to load resource: .* status of 40\d/] })

// Every hostile address is tried without a browser (`apps/server/src/served-pages`): this is what a browser makes of some.
test('no address takes a browser off the site', async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(mare) && !url.startsWith('data:')) elsewhere.push(url)
  })
  const share = Math.ceil(hostilePaths.length / 8)
  for (const redirectTo of hostilePaths.filter((_, index) => index % share === 0)) {
    await page.goto(`${mare}/login?redirectTo=${encodeURIComponent(redirectTo)}`)
    expect(page.url()).toBe(`${mare}/access`)
  }
  const odd = [
    '//evil.example/user',
    '/.//evil.example/user',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/;@evil.example',
  ]
  for (const path of odd) {
    await page.goto(`${mare}${path}?requiresAuth=true`)
    expect(new URL(page.url()).origin).toBe(mare)
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.filter((href) => !href.startsWith(`${mare}/`))).toEqual([])
  }
  expect(elsewhere).toEqual([])
})
