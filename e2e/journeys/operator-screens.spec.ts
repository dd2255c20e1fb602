import { foundChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { plainChurch } from '@narthex/api/testing/plain-church'
import { addOperator, openOperator, operatorCookie } from '@narthex/api/testing/set-up-operator'
import { pathTo, patterns, places } from '@narthex/console/app/operator/places.ts'
import { locales } from '@narthex/contract/locale'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { comeToRest } from '../office-screens.ts'
import { deep, test } from '../visit.ts'

// A first visit asks whether there is a session.
test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

const speakers = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' }
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 320, height: 700 },
]

let cookie: string
let screens: readonly string[]

test.beforeAll(async ({ product: { platform, newCode } }) => {
  const code = newCode('atalaia')
  await foundChurch(platform, plainChurch(code, { nome: 'Igreja da Atalaia' }))
  cookie = operatorCookie(await openOperator(platform, await addOperator(platform, `${code}@example.org`)))
  screens = [
    ...places.map(({ name }) => patterns[name]),
    patterns.foundChurch,
    pathTo('church', { code }),
    '/nothing-here',
  ]
})

async function openScreen(page: Page, console: string, path: string): Promise<void> {
  await page.goto(`${console}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await comeToRest(page)
}

for (const locale of locales)
  for (const viewport of sizes)
    test.describe(`in ${locale}, ${viewport.width} px wide`, () => {
      test.use({ locale: speakers[locale], viewport })
      test(
        'no screen of operators has a barrier, light or dark, and all fit the window',
        deep,
        async ({ page, product }) => {
          const console = product.siteAddress('admin')
          await openScreen(page, console, '/')
          await expectNoBarriers(page)
          const [name = '', value = ''] = cookie.split('=')
          await page.context().addCookies([{ name, value, url: console }])
          for (const path of screens) {
            await openScreen(page, console, path)
            await expectNoBarriers(page)
          }
        },
      )
    })
