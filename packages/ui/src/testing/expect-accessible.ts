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

/** Colours that are still changing would be measured halfway. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}
