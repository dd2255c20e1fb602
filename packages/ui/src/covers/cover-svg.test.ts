import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, mixed } from '../colour/oklch.ts'
import { createPalette } from '../colour/palette.ts'
import { coverKinds } from './cover-kinds.ts'
import { coverSvg } from './cover-svg.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('a cover is the same for the same seed and differs for another', () => {
  expect(coverSvg('batismo', '#0e7c7b')).toBe(coverSvg('batismo', '#0e7c7b'))
  expect(coverSvg('batismo', '#0e7c7b')).not.toBe(coverSvg('retiro', '#0e7c7b'))
})

test('every cover is small, needs no inline style, and carries white text on its scrim', () => {
  fc.assert(
    fc.property(fc.string(), colour, fc.constantFrom(...coverKinds), (seed, corApp, kind) => {
      const svg = coverSvg(seed, corApp, kind)
      expect(svg.length).toBeLessThanOrEqual(3072)
      expect(svg).not.toMatch(/style|NaN|undefined/)
      for (const [, fill] of svg.matchAll(/fill="(#\w{6})"/g)) {
        const ground = mixed(createPalette(corApp).light.deep, fill ?? '', 0.6)
        expect(contrast(ground, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 300 },
  )
})
