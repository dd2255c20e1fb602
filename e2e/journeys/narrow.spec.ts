import { isDeepRun } from '@narthex/contract/testing/strength'
import { demoEmail, demoPassword } from '@narthex/demo/logins'
import type { RouteRow } from '@narthex/web/app/routing/route-row.ts'
import { allRows, rowAt } from '@narthex/web/app/routing/row-at.ts'
import { expect, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { running, siteAddress, test } from '../visit.ts'

const site = siteAddress('mare')
const pages = allRows.filter(({ page }) => page !== undefined)
const isPublic = ({ access }: RouteRow) => access !== 'login'
/** Widths in pixels: the narrowest that pages must fit (WCAG 1.4.10), and usual phones. */
const widths = isDeepRun ? [320, 360, 390, 768, 1024, 1100, 1200, 1280] : [320, 390]
const languages = isDeepRun ? ['pt', 'en', 'es'] : ['pt']

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 320, height: 844 },
  expectedErrors: [/Failed to load resource: .* status of (400|404|409|503)/],
})

/** Widths at which a page is wider than its window. */
async function listOverflows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const whole = await page.evaluate(() => document.documentElement.scrollWidth)
    if (whole > width) found.push(`${page.url()} is ${whole} px wide at ${width} px`)
  }
  await page.setViewportSize({ width: 320, height: 844 })
  return found
}

/** A page of each row: its own address, or the first link to one that the pages before it had. */
class Walk {
  readonly #addresses = new Map<string, string>()
  readonly #seen = new Set<string>()
  readonly #rows: typeof pages

  constructor(rows: typeof pages) {
    this.#rows = rows
    for (const { path } of rows) if (!/[:*]/.test(path)) this.#addresses.set(path, path)
  }

  next(): string | undefined {
    const row = this.#rows.find(({ path }) => !this.#seen.has(path) && this.#addresses.has(path))
    // No page led there: what is not found stands for it.
    const rest = row ?? this.#rows.find(({ path }) => !this.#seen.has(path))
    if (!rest) return undefined
    this.#seen.add(rest.path)
    return this.#addresses.get(rest.path) ?? `/${rest.path.replaceAll(/:\w+|\*/g, '1')}`.replace('//', '/')
  }

  async collect(page: Page): Promise<void> {
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of links) {
      const { pathname } = new URL(link, site)
      // A file to download is no page.
      if (/\.\w+$/.test(pathname)) continue
      const { path } = rowAt(pathname)
      if (!this.#addresses.has(path)) this.#addresses.set(path, link)
    }
  }
}

const inLanguage = (address: string, language: string) =>
  `${site}${address}${address.includes('?') ? '&' : '?'}lang=${language}`

/** The list that a page belongs to: its first folder; in the account, its second. */
const groupName = ({ path }: RouteRow) =>
  path
    .split('/')
    .slice(1, path.startsWith('/user/') ? 3 : 2)
    .join('/')

/** Rows in parts of about one size; a list and its things are in one part, since the one leads to the others. */
function inParts(rows: typeof pages, count: number): (typeof pages)[] {
  const groups = Object.values(Object.groupBy(rows, groupName)).flatMap((rows) => (rows ? [rows] : []))
  const parts: RouteRow[][] = Array.from({ length: count }, () => [])
  for (const group of groups.toSorted((one, other) => other.length - one.length))
    parts.toSorted((one, other) => one.length - other.length)[0]?.push(...group)
  return parts
}

for (const language of languages) {
  test.describe(() => {
    // What visitors read needs no scripts, and takes half the time without; a deep run starts them too.
    test.use({ javaScriptEnabled: isDeepRun })
    for (const [part, rows] of inParts(pages.filter(isPublic), 3).entries())
      test(`no page for everybody has to be scrolled sideways on a phone (${language}, ${part + 1})`, async ({
        page,
      }) => {
        const walk = new Walk(rows)
        const found: string[] = []
        for (let address = walk.next(); address !== undefined; address = walk.next()) {
          await page.goto(inLanguage(address, language))
          await walk.collect(page)
          found.push(...(await listOverflows(page)))
        }
        expect(found).toEqual([])
      })
  })

  const ofMembers = pages.filter((row) => !isPublic(row))
  for (const [part, rows] of inParts(ofMembers, 5).entries())
    test(`no page of a member has to be scrolled sideways on a phone (${language}, ${part + 1})`, async ({ page }) => {
      await openLoggedIn(page, site, '/robots.txt', demoEmail('member', 'mare'), demoPassword)
      const walk = new Walk(rows)
      const found: string[] = []
      for (let address = walk.next(); address !== undefined; address = walk.next()) {
        await page.goto(inLanguage(address, language))
        await running(page)
        await expect(
          page.locator('main').locator('[aria-busy=true], .animate-pulse').filter({ visible: true }),
        ).toHaveCount(0)
        await walk.collect(page)
        found.push(...(await listOverflows(page)))
      }
      expect(found).toEqual([])
    })
}

test('control: a page that is wider than the window is found', async ({ page }) => {
  await page.goto(`${site}/about`)
  await page.locator('main').evaluate((main) => {
    main.style.minWidth = '500px'
  })
  expect(await listOverflows(page)).not.toEqual([])
})
