import { demoChurches } from '@narthex/demo/demo-churches'
import { ancoradouro } from '@narthex/demo/organisation'
import { expect, type Page } from '@playwright/test'
import { siteAddress, test } from '../visit.ts'

const active = demoChurches.filter(({ description }) => description.flagAtivo !== false)
const inactive = demoChurches.filter((church) => !active.includes(church))
const languages = { pt: 'pt-BR', en: 'en-US', es: 'es-MX' }

for (const [language, locale] of Object.entries(languages)) {
  test.describe(() => {
    test.use({ locale })
    for (const { founding } of active) {
      const origin = () => siteAddress(founding.codigo)

      test(`search engines and previews are told who ${founding.nome} is (${locale})`, async ({ page }) => {
        for (const path of ['/', '/about']) {
          await page.goto(`${origin()}${path}`)
          await expect(page).toHaveTitle(new RegExp(`^${founding.nome} · \\S`))
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          const description = await contentOf(page, 'meta[name="description"]')
          expect(description.length).toBeGreaterThan(40)
          expect(description.length).toBeLessThanOrEqual(160)
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin()}${path}`)
          expect(await contentOf(page, 'meta[property="og:url"]')).toBe(`${origin()}${path}`)
          expect(await contentOf(page, 'meta[name="robots"]')).toBe('index, follow')
          await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(4)
          expect(await ask(page, [await contentOf(page, 'meta[property="og:image"]')])).toEqual([
            expect.objectContaining({ status: 200, type: expect.stringMatching(/^image\//) }),
          ])
        }
      })
    }
  })
}

for (const site of [...active.map(({ founding }) => founding.codigo), ancoradouro.slug]) {
  test(`the app of ${site} can be installed: every icon is there, in its size`, async ({ page }) => {
    await page.goto(siteAddress(site))
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
      return (await fetch(link?.href ?? '')).json()
    })
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect(manifest.icons.length).toBeGreaterThan(2)
    for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src), src).toBe(sizes)
    expect(await sizeOf(page, '/apple-touch-icon.png')).toBe('180x180')
    expect(await sizeOf(page, '/share.png')).toBe('1200x630')
    for (const { url } of manifest.shortcuts)
      expect((await ask(page, [url]))[0]?.url).toBe(`${siteAddress(site)}${url}`)
  })

  test(`the sitemap of ${site} is well-formed, and all that it lists is there to be found`, async ({ page }) => {
    await page.goto(siteAddress(site))
    const listed = await page.evaluate(async () => {
      const sitemap = new DOMParser().parseFromString(await (await fetch('/sitemap.xml')).text(), 'application/xml')
      if (sitemap.querySelector('parsererror')) throw new Error('The sitemap is not well-formed')
      return Array.from(sitemap.querySelectorAll('loc'), (location) => location.textContent ?? '')
    })
    expect(listed).toContain(`${siteAddress(site)}/`)
    expect(listed.filter((address) => !address.startsWith(`${siteAddress(site)}/`))).toEqual([])
    const answers = await ask(page, listed)
    expect(answers.filter(({ status, text }) => status !== 200 || text.includes('noindex'))).toEqual([])
  })

  test(`the robots of ${site} find its sitemap, and no member's page`, async ({ page }) => {
    await page.goto(siteAddress(site))
    const [robots] = await ask(page, ['/robots.txt'])
    expect(robots).toMatchObject({ status: 200, type: expect.stringMatching(/^text\/plain/) })
    expect(robots?.text).toContain(`Sitemap: ${siteAddress(site)}/sitemap.xml`)
    expect(robots?.text).toContain('Disallow: /user')
  })
}

test.describe('where there is nothing to find', () => {
  test.use({ expectedErrors: [/Failed to load resource: .* status of (404|503)/] })

  for (const name of [...inactive.map(({ founding }) => founding.codigo), 'unknown']) {
    test(`robots are kept out of ${name}, and its mark is the house's`, async ({ page }) => {
      await page.goto(siteAddress(name))
      expect((await ask(page, ['/robots.txt']))[0]?.text).toBe('User-agent: *\nDisallow: /\n')
      expect(await sizeOf(page, '/icon-192.png')).toBe('192x192')
    })
  }
})

async function contentOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).getAttribute('content')) ?? ''
}

/** What the open page's site answers at each address. */
function ask(page: Page, addresses: string[]) {
  return page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (address) => {
          const answer = await fetch(address)
          const type = answer.headers.get('content-type') ?? ''
          return { url: answer.url, status: answer.status, type, text: await answer.text() }
        }),
      ),
    addresses,
  )
}

/** The size of a picture as the browser sees it: `192x192`. */
function sizeOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return `${picture.naturalWidth}x${picture.naturalHeight}`
  }, address)
}
