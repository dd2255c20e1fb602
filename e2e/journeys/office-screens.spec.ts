import { locales } from '@narthex/contract/locale'
import { demoEmail, demoPassword } from '@narthex/demo/logins'
import { expect } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { enterOffice, officeScreens, openOfficeScreen } from '../office-screens.ts'
import { deep, siteAddress, test } from '../visit.ts'

// A first visit asks whether there is a session.
test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

const office = siteAddress('mare.admin')
const speakers = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' }
const phone = { width: 390, height: 844 }
const widths = [phone, { width: 1440, height: 900 }]
const atOnce = 24
const parts = Array.from({ length: Math.ceil(officeScreens.length / atOnce) }, (_, at) =>
  officeScreens.slice(at * atOnce, (at + 1) * atOnce),
)
/** Seen in the full run: a list, an order, a form, settings, and what lies above a page. */
const sample = ['home', 'news', 'menu', 'services item', 'team', 'account']

test.beforeEach(({ page }) => enterOffice(page, office, demoEmail('admin', 'mare'), demoPassword))

test('the rows of a list are asked for once, before the app runs', async ({ page }) => {
  await page.goto(`${office}/content/news`)
  await expect(page.getByRole('main').locator('a[data-row-link]').first()).toBeVisible()
  const calls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /escritorio\/sessao|noticia\/\?/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  )
  expect(calls).toEqual(['link', 'link'])
})

test.describe('on a phone, in English', () => {
  test.use({ locale: speakers.en, viewport: phone })
  test('screens of each shape have no barrier, light or dark, and fit the window', async ({ page }) => {
    for (const screen of officeScreens.filter(({ name }) => sample.includes(name))) {
      await openOfficeScreen(page, office, screen)
      await expectNoBarriers(page)
    }
  })
})

for (const locale of locales)
  for (const viewport of widths)
    test.describe(`in ${locale}, ${viewport.width} px wide`, () => {
      test.use({ locale: speakers[locale], viewport })
      for (const screens of parts)
        test(
          `from ${screens[0]?.name} on no screen has a barrier, light or dark, and all fit the window`,
          deep,
          async ({ page }) => {
            for (const screen of screens) {
              await openOfficeScreen(page, office, screen)
              await expectNoBarriers(page)
            }
          },
        )
    })

for (const locale of locales)
  test.describe(`in ${locale}, 320 px wide`, () => {
    test.use({ locale: speakers[locale], viewport: { width: 320, height: 700 } })
    test('nothing is wider than the window', deep, async ({ page }) => {
      for (const screen of officeScreens) {
        await openOfficeScreen(page, office, screen)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), screen.name).toBeLessThanOrEqual(320)
      }
    })
  })
