import { readFileSync } from 'node:fs'
import { contrast, toHex } from '@narthex/ui/colour/oklch'
import { createPalette } from '@narthex/ui/colour/palette'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./reading.css', import.meta.url), 'utf8')

/** The colours that reading.css lays over a palette. */
function groundOf(name: string): Record<string, string> {
  const rule = new RegExp(`data-reading~='${name}'\\]\\[data-reading\\][^{]*\\{([^}]*)`).exec(css)?.[1] ?? ''
  const colours = rule.matchAll(/--([a-z]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)
  return Object.fromEntries(
    [...colours].map(([, key = '', l, c, h]) => [key, toHex({ l: Number(l), c: Number(c), h: Number(h) })]),
  )
}

const anyBrand = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const textContrast = 4.5

test.each([
  ['sepia', 'light'],
  ['night', 'dark'],
] as const)('on %s everything that is read stands out, whatever the brand', (name, scheme) => {
  const ground = groundOf(name)
  expect(Object.keys(ground)).toEqual(expect.arrayContaining(['canvas', 'card', 'sunken', 'line', 'ink']))
  fc.assert(
    fc.property(anyBrand, (brand) => {
      const colours = { ...createPalette(brand)[scheme], ...ground }
      for (const lower of [colours.canvas, colours.card, colours.sunken]) {
        for (const text of [colours.ink, colours.muted, colours.brandText]) {
          expect(contrast(text, lower), `${brand}: ${text} on ${lower}`).toBeGreaterThanOrEqual(textContrast)
        }
      }
    }),
    // The hardest of many: bright greens, of which the least is left on paper.
    { examples: [['#b2fef4'], ['#dff7c4']] },
  )
})
