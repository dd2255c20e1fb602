import { isSitePath } from '@narthex/contract/site-path'
import { hostilePaths } from '@narthex/contract/testing/hostile-paths'
import { expect } from '@playwright/test'
import { siteAddress, test } from '../visit.ts'

const mare = siteAddress('mare')
const some = hostilePaths.filter((_, index) => index % 12 === 0)

test.use({ expectedErrors: [/Failed to load resource: .* status of 40\d/] })

test('no `redirectTo` takes anybody off the site, nor is it passed on', async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(mare) && !url.startsWith('data:')) elsewhere.push(url)
  })
  for (const redirectTo of some) {
    await page.goto(`${mare}/login?redirectTo=${encodeURIComponent(redirectTo)}`)
    expect(page.url()).toBe(`${mare}/access`)
  }
  await page.goto(`${mare}/login?redirectTo=${encodeURIComponent('/user?a=1')}`)
  expect(page.url()).toBe(`${mare}/access?redirectTo=${encodeURIComponent('/user?a=1')}`)
  expect(elsewhere).toEqual([])
})

test('an address that a browser would take for another site’s is answered by this one, and leads back to it', async ({
  page,
}) => {
  const odd = [
    '//evil.example/user',
    '/.//evil.example/user',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/;@evil.example',
  ]
  for (const path of odd) {
    for (const query of ['', '?requiresAuth=true', '?embed=true&requiresAuth=true']) {
      await page.goto(`${mare}${path}${query}`)
      expect(new URL(page.url()).origin).toBe(mare)
      const links = await page
        .locator('main a')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
      expect(links.filter((href) => !href.startsWith(`${mare}/`))).toEqual([])
      const targets = links.map((href) => new URL(href).searchParams.get('redirectTo') ?? '/')
      expect(targets.filter((target) => !isSitePath(target))).toEqual([])
    }
  }
})
