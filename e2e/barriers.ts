import { expect, type Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

/** All that a theme can break: the dark page is the light one in other colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * No barrier that axe can find in the page as it is now, light or dark, and none to be scrolled sideways for; transitions
 * are left out of the picture.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `${page.url()} fits its width`).toBeLessThanOrEqual(page.viewportSize()?.width ?? width)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = await page.evaluate(violationsIn, {
      // What passes need not be told, and a page of another site is not ours to read: each would cost as much again.
      ...({ resultTypes: ['violations'], iframes: false } satisfies RunOptions),
      ...(colorScheme === 'dark' && { runOnly: rulesOfColour }),
    })
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${page.url()} ${colorScheme}`).toEqual([])
  }
}

/** Runs in the page. */
async function violationsIn(options: RunOptions): Promise<Result[]> {
  return (await window.axe.run(document, options)).violations
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
