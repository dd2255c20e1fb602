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

test('windows of one kind are seen from near and far, each in a light of its own', () => {
  const windows = Array.from({ length: 12 }, (_, place) => coverSvg(`PLAY ${place}`, '#0e7c7b', 'arches', 'middle'))
  const views = new Set(windows.map((svg) => /viewBox="([^"]*)"/.exec(svg)?.[1]))
  const lights = new Set(windows.map((svg) => /<g[^>]*><path fill="([^"]*)"/.exec(svg)?.[1]))
  expect(views.size).toBeGreaterThan(6)
  expect(lights.size).toBeGreaterThan(6)
})

test('a window with text beside it is always seen in whole', () => {
  for (const seed of ['batismo', 'retiro', 'ceia']) expect(coverSvg(seed, '#0e7c7b')).toContain('viewBox="0 0 600 400"')
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
