import { atStrength } from '@narthex/contract/testing/strength'
import { expect, type Page } from '@playwright/test'
import { foreignMarkup } from '../foreign-markup.ts'
import {
  foundHostileChurch,
  hostileChurch,
  hostileCount,
  hostileName,
  hostileOrganisation,
} from '../hostile-churches.ts'
import { contentLists } from '../hostile-content.ts'
import { openProductHere, type ProductHere } from '../product-here.ts'
import { deep, openMenu, running, test } from '../visit.ts'

const paths = [
  '/',
  '/about',
  '/churchs',
  '/privacy',
  '/user',
  '/bible',
  '/play/browse',
  '/error',
  '/offline',
  '/no-such-page',
]
const languages = ['pt', 'en', 'es']
const feeds = ['/news.xml', '/devotionals.xml', '/podcast.xml']
/** A page or more of each round: among all rounds every page has held every text. */
const shareOf = (pages: readonly string[], round: number) => pages.filter((_, index) => index % 4 === round % 4)
/** The full run founds the first of them alone. */
const rounds = Array.from({ length: atStrength({ deep: hostileCount, full: 1 }) }, (_, round) => round)

/** A test each: all rounds in one would take as long as a slow machine needs for minutes of work. */
const inParts = (all: readonly number[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))
const nameOf = (some: readonly number[]) => `rounds ${some[0]} to ${some.at(-1)}`

// One product for all of them.
test.describe.configure({ mode: 'default' })

let product: ProductHere
const founded = new Set<number>()

test.beforeAll(async () => {
  product = await openProductHere()
})
test.afterAll(() => product.close())

for (const some of inParts(rounds, 3)) {
  const title = 'whatever a church writes, its documents hold nothing but ours, and programs read what it wrote'
  test(`${title} (${nameOf(some)})`, async ({ page }) => {
    await page.goto('about:blank')
    for (const round of some) await expectOnlyOurs(page, round)
  })
}

async function expectOnlyOurs(page: Page, round: number): Promise<void> {
  await found(round)
  const [church, organisation] = [hostileChurch(round), hostileOrganisation(round)]
  const name = hostileName(round)
  const site = product.siteAddress(church)
  const textAt = async (tenant: string, path: string) => (await product.ask(tenant, path)).body

  const documents = await Promise.all([
    ...paths.map((path, index) => {
      const embed = (round + index) % 4 === 0 ? '&embed=true' : ''
      return textAt(church, `${path}?lang=${languages[(round + index) % 3]}${embed}`)
    }),
    textAt(organisation, `/?lang=${languages[round % 3]}`),
  ])
  const foreign = await Promise.all(documents.map((html) => page.evaluate(foreignMarkup, html)))
  expect(foreign.flat(), `round ${round}`).toEqual([])

  const { title, things: told } = await page.evaluate(readDocument, documents[0] ?? '')
  expect(title).toContain(name.replace(/[\t\n ]+/g, ' '))
  expect(told).toContainEqual(expect.objectContaining({ '@id': `${site}/#church`, name }))
  expect(JSON.parse(await textAt(church, '/manifest.webmanifest')).name).toBe(name)
  const locations = await page.evaluate(readSitemap, await textAt(church, '/sitemap.xml'))
  expect(locations.length).toBeGreaterThan(10)
  expect(locations.filter((location) => !location.startsWith(`${site}/`))).toEqual([])
  const things = locations
    .map((location) => location.slice(site.length))
    .filter((path) => /^\/[a-z]+\/[^?]+$/.test(path))
  expect(things.length).toBeGreaterThan(8)
  for (const path of shareOf([...contentLists, ...things], round)) {
    expect(await page.evaluate(foreignMarkup, await textAt(church, path)), `round ${round}, ${path}`).toEqual([])
  }
  for (const path of shareOf(feeds, round)) {
    expect(await page.evaluate(isWellFormed, await textAt(church, path)), `round ${round}, ${path}`).toBe(true)
  }
  expect(await textAt(church, '/robots.txt')).not.toMatch(/pwned|evil/)
  for (const picture of round % 10 === 0 ? ['/share.png', '/icon-192.png'] : []) {
    expect((await product.ask(church, picture)).headers).toMatchObject({ 'content-type': 'image/png' })
  }
}

// Under its policy a page is saved by it: only without does a browser tell whether the page needed to be.
for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without any policy' : 'under the page’s policy', () => {
    test.use({ bypassCSP })
    const share = rounds.filter((round) => round % (bypassCSP ? 4 : 12) === 0)
    const tier = bypassCSP ? {} : deep

    for (const some of inParts(share, 4)) {
      test(`nothing that a church writes runs in a browser (${nameOf(some)})`, tier, async ({ page }) => {
        const requests = await closeTheWorld(page)
        for (const round of some) await visit(page, round)
        expect(requests).toEqual([])
      })
    }

    for (const some of inParts(share, 4))
      test(`nothing that an address says runs in a browser (${nameOf(some)})`, tier, async ({ page }) => {
        await found(0)
        const requests = await closeTheWorld(page)
        for (const round of some) {
          const name = encodeURIComponent(hostileName(round))
          for (const path of [`/error?message=${name}`, `/churchs?q=${name}`, `/user?redirectTo=${name}`]) {
            await page.goto(`${product.siteAddress(hostileChurch(0))}${path}`)
            await expectNothingForeign(page)
          }
        }
        expect(requests).toEqual([])
      })
  })
}

test.describe('control', () => {
  test.use({ bypassCSP: true, expectedErrors: [/pwned|Failed to load resource/] })

  test('a page that takes such a text for markup runs it, and asks other sites', async ({ page }) => {
    await found(0)
    const errors: string[] = []
    page.on('console', (message) => errors.push(message.text()))
    const requests = await closeTheWorld(page)
    await page.goto(`${product.siteAddress(hostileChurch(0))}/privacy`)
    await running(page)
    await page.evaluate(() => {
      const markup = '<img src=x onerror=pwned()><link rel=stylesheet href=//evil.example/a.css>'
      document.querySelector('main')?.insertAdjacentHTML('beforeend', markup)
    })
    await expect.poll(() => errors).toContain('pwned')
    await expect.poll(() => requests).toContain('http://evil.example/a.css')
  })

  test('markup that is not ours is found', async ({ page }) => {
    const foreign = await page.evaluate(
      foreignMarkup,
      '<style></style><p onclick=a><a href=javascript:a>a</a><img src=//evil.example/a><svg><math></math></svg><script>pwned()</script>',
    )
    expect(foreign).toHaveLength(5)
  })
})

async function found(round: number): Promise<void> {
  if (founded.has(round)) return
  founded.add(round)
  await foundHostileChurch(product.platform, round)
}

/** Home with its menu, by a link of the app to the about page, and the organisation: what the server wrote, then what the browser makes. */
async function visit(page: Page, round: number): Promise<void> {
  await found(round)
  const site = product.siteAddress(hostileChurch(round))
  await page.goto(`${site}/?lang=${languages[round % 3]}`)
  await running(page)
  await openMenu(page)
  await page.keyboard.press('Escape')
  await page.locator('a[href="/about"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(`${site}/about`)
  await expectNothingForeign(page)
  await page.goto(product.siteAddress(hostileOrganisation(round)))
  await expectNothingForeign(page)
}

/** Blocks other sites and lists the requests to them, and dialogs. A hostile script that runs fails the journey. */
async function closeTheWorld(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.addInitScript(() => {
    Object.assign(window, { pwned: () => console.error('pwned') })
  })
  page.on('dialog', (dialog) => {
    requests.push(dialog.message())
    void dialog.dismiss()
  })
  await page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => {
      requests.push(route.request().url())
      return route.abort()
    },
  )
  return requests
}

/** The app runs, and has made nothing of what it was given but text. */
async function expectNothingForeign(page: Page): Promise<void> {
  await running(page)
  expect(await page.evaluate(foreignMarkup, await page.content())).toEqual([])
}

function readDocument(html: string): { title: string; things: unknown[] } {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const block = document.querySelector('script[type="application/ld+json"]')
  return { title: document.title, things: JSON.parse(block?.textContent ?? '{}')['@graph'] ?? [] }
}

/** Addresses of a sitemap; none where it is not well-formed. */
function readSitemap(xml: string): string[] {
  const sitemap = new DOMParser().parseFromString(xml, 'application/xml')
  if (sitemap.querySelector('parsererror')) return []
  return Array.from(sitemap.querySelectorAll('loc'), ({ textContent }) => textContent ?? '')
}

function isWellFormed(xml: string): boolean {
  return !new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')
}
