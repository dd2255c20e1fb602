import { expect, type Page } from '@playwright/test'
import { siteAddress, story, test } from '../visit.ts'

const mare = siteAddress('mare')

/** A slow line: the document comes at once, the enhancer and then the app late. */
async function slow(page: Page): Promise<void> {
  for (const [files, delayMs] of [
    ['enhancer', 500],
    ['framework', 900],
  ] as const) {
    await page.route(`**/${files}-*.js`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      await route.continue()
    })
  }
}

/** Taps a control every 100 ms from the first paint until the app is awake; the number of taps is in `window.taps`. */
async function tapFromFirstPaint(page: Page, selector: string): Promise<void> {
  await page.addInitScript((control) => {
    const counted = window as unknown as { taps?: number }
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      const tapping = setInterval(() => {
        if ('awake' in document.documentElement.dataset) return clearInterval(tapping)
        const found = document.querySelector<HTMLElement>(control)
        found?.click()
        if (found) counted.taps = (counted.taps ?? 0) + 1
      }, 100)
    }).observe({ type: 'paint', buffered: true })
  }, selector)
}

const taps = (page: Page) => page.evaluate(() => (window as unknown as { taps?: number }).taps ?? 0)

test('a tap before any script of the page has come is shown, announced and not lost', story, async ({ page }) => {
  await slow(page)
  await tapFromFirstPaint(page, '.reader-bar button[aria-haspopup=dialog]')
  await page.goto(`${mare}/bible/kjv/john/3`, { waitUntil: 'commit' })
  const picker = page.locator('.reader-bar button[aria-haspopup=dialog]')
  await expect(picker).toHaveAttribute('aria-busy', 'true')
  expect(await page.evaluate(() => 'waking' in document.documentElement.dataset), 'the enhancer is not there').toBe(
    false,
  )
  await expect(page.locator('#waiting')).toHaveText('Só um instante…')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Mateus' })).toBeVisible()
  expect(await taps(page)).toBeGreaterThan(5)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.locator('#waiting')).toBeEmpty()
})

test('an amount is chosen before the app runs, and the app takes the choice', async ({ page }) => {
  await slow(page)
  await page.goto(`${mare}/give`, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'R$ 50' }).check()
  expect(await page.evaluate(() => 'awake' in document.documentElement.dataset)).toBe(false)
  await expect(page.getByRole('textbox', { name: 'Quanto você quer contribuir?' })).toHaveValue('50,00')
  await expect(page.getByRole('radio', { name: 'R$ 50' })).toBeChecked()
})

/** Heights of the ticket types, in px. */
const typeHeights = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))

test('tickets are chosen before the app runs, and the steps take the choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await slow(page)
  await page.goto(`${mare}/event/9?buyingStep=tickets`, { waitUntil: 'commit' })
  const [type = ''] = await page.getByRole('heading', { level: 3 }).allTextContents()
  const served = await typeHeights(page)
  expect(Math.max(...served)).toBeLessThan(200)
  await page.getByRole('combobox', { name: type, exact: true }).selectOption('2')
  expect(await page.evaluate(() => 'awake' in document.documentElement.dataset)).toBe(false)
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
  await expect(page.getByLabel(`${type}: 2`)).toBeVisible()
  // What goes with the chosen tickets is offered in their own row.
  expect((await typeHeights(page)).slice(1), 'nothing moves').toEqual(served.slice(1))
})

/** First touches, with what they ask for, and the most requests of the app until that works; `bench` measures their time. */
const touches = {
  'the amount of a gift': {
    path: '/give',
    touch: (page: Page) => page.locator('input[type=radio][value="5000"]').check(),
    working: (page: Page) => expect(page.locator('input[name=valor]')).toHaveValue('50,00'),
    most: 17,
  },
  'the number of tickets': {
    path: '/event/9?buyingStep=tickets',
    touch: (page: Page) => page.locator('main select[name="1"]').selectOption('2'),
    working: (page: Page) => expect(page.locator('main [aria-label$=": 2"]').first()).toBeVisible(),
    most: 33,
  },
  'the picker of the Bible': {
    path: '/bible/kjv/john/3',
    touch: (page: Page) => page.locator('.reader-bar button[aria-haspopup=dialog]').click(),
    working: (page: Page) => expect(page.locator('dialog[open] li button').first()).toBeVisible(),
    most: 22,
  },
  'the chat of a service': {
    path: '/live',
    touch: (page: Page) => page.locator('[data-tab=chat]').click(),
    working: (page: Page) => expect(page.locator('[role=tabpanel] button').first()).toBeVisible(),
    most: 37,
  },
  'the login': {
    path: '/access',
    async touch(page: Page) {
      await page.locator('input[name=email]').fill('member@mare.example')
      await page.locator('main form button[type=submit]').click()
    },
    working: (page: Page) => expect(page.locator('main input[type=password]')).toBeVisible(),
    most: 21,
  },
} as const

/** Types of what a page asks for before anything is touched. */
const ofPage = /^(?:document|font|image|manifest)$/
/** Files that no touch waits for: the script that kept it, and what is asked for at rest. */
const besides = /\/enhancer-|\/service-worker\.js$/

for (const [what, { path, touch, working, most }] of Object.entries(touches)) {
  test(`a first touch asks for few files: ${what}`, async ({ page }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const url = request.url()
      if (url.startsWith('http') && !ofPage.test(request.resourceType()) && !besides.test(url)) asked.add(url)
    })
    await slow(page)
    await page.goto(`${mare}${path}`, { waitUntil: 'commit' })
    await touch(page)
    await working(page)
    expect([...asked].length, [...asked].join('\n')).toBeLessThanOrEqual(most)
  })
}
