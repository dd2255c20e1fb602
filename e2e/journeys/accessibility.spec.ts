import { AxeBuilder } from '@axe-core/playwright'
import { demoChurches } from '@narthex/demo/demo-churches'
import { ancoradouro } from '@narthex/demo/organisation'
import { expect } from '@playwright/test'
import { siteOf, test } from '../visit.ts'

const active = demoChurches.filter(({ description }) => description.flagAtivo !== false)
const pages = [
  ...active.flatMap(({ founding: { codigo } }) => [siteOf(codigo), `${siteOf(codigo)}/about`]),
  siteOf(ancoradouro.slug),
]

for (const locale of ['pt-BR', 'en-US', 'es-MX']) {
  test.describe(() => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } })
    for (const address of pages) {
      test(`${new URL(address).host}${new URL(address).pathname} has no barrier that axe can find, light or dark (${locale})`, async ({
        page,
      }) => {
        await page.goto(address)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
        }
      })
    }
  })
}
