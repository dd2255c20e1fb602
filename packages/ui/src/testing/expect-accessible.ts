import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules that a theme can break: the dark page is the light one in other colours. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** Fails on every violation that axe finds in the element, in the light and in the dark theme. */
export async function expectAccessible(element: Element): Promise<void> {
  const { dataset } = document.documentElement
  try {
    for (const theme of ['light', 'dark'] as const) {
      dataset.theme = theme
      finishTransitions()
      const { violations } = await axe.run(element, {
        resultTypes: ['violations'],
        ...(theme === 'dark' && { runOnly: colourRules }),
      })
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect(found.join('\n'), `axe in the ${theme} theme`).toBe('')
    }
  } finally {
    delete dataset.theme
  }
}

/** Fails where something to be touched is too small, or too near to another or below one (WCAG 2.5.8). */
export async function expectTouchable(element: Element): Promise<void> {
  const { violations } = await axe.run(element, {
    runOnly: ['target-size'],
    rules: { 'target-size': { enabled: true } },
  })
  expect(violations.map(({ nodes }) => nodes.map(({ html, failureSummary }) => [html, failureSummary]))).toEqual([])
}

/** Colours that are still changing would be measured halfway. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}
