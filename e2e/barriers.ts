import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** All that a theme can break: the dark page is the light one in other colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** No barrier that axe can find in the page as it is now, light or dark; transitions are left out of the picture. */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // What passes need not be told, and a page of another site is not ours to read: each would cost as much again.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(rulesOfColour) : axe).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${page.url()} ${colorScheme}`).toEqual([])
  }
}
