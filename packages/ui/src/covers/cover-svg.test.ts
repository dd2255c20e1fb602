import { type Look, looks } from '@narthex/contract/churches/looks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, mixed } from '../colour/oklch.ts'
import { createPalette } from '../colour/palette.ts'
import { coverKinds } from './cover-kinds.ts'
import { coverSvg } from './cover-svg.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const focus = fc.constantFrom('side' as const, 'middle' as const)

test('a cover is the same for the same seed and differs for another', () => {
  expect(coverSvg('batismo', { colour: '#0e7c7b' })).toBe(coverSvg('batismo', { colour: '#0e7c7b' }))
  expect(coverSvg('batismo', { colour: '#0e7c7b' })).not.toBe(coverSvg('retiro', { colour: '#0e7c7b' }))
})

test('windows of one kind are seen from near and far, each in a light of its own', () => {
  const windows = Array.from({ length: 12 }, (_, place) =>
    coverSvg(`PLAY ${place}`, { colour: '#0e7c7b', kind: 'arches', focus: 'middle' }),
  )
  const views = new Set(windows.map((svg) => /viewBox="([^"]*)"/.exec(svg)?.[1]))
  const lights = new Set(windows.map((svg) => /<g[^>]*><path fill="([^"]*)"/.exec(svg)?.[1]))
  expect(views.size).toBeGreaterThan(6)
  expect(lights.size).toBeGreaterThan(6)
})

test('a window with text beside it is always seen in whole', () => {
  for (const seed of ['batismo', 'retiro', 'ceia'])
    expect(coverSvg(seed, { colour: '#0e7c7b' })).toContain('viewBox="0 0 600 400"')
})

test('every cover is small, needs no inline style, and carries white text on its scrim', () => {
  fc.assert(
    fc.property(fc.string(), colour, fc.constantFrom(...coverKinds), (seed, corApp, kind) => {
      const svg = coverSvg(seed, { colour: corApp, kind })
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

const lightLooks = looks.filter((look): look is Exclude<Look, 'glass'> => look !== 'glass')

/** A colour after a filter of look-css.ts at night. */
const atNight: Record<Exclude<Look, 'glass' | 'plain'>, (fill: string) => string> = {
  linen: (fill) => inverted(fill, 0.93),
  azulejo: (fill) => inverted(fill, 0.9),
  landscape: (fill) => mixed(fill, '#000000', 0.5),
}

/** `invert(part) hue-rotate(180deg)`, by the matrices of the Filter Effects module. */
function inverted(fill: string, part: number): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => 255 * part + Number.parseInt(fill.slice(at, at + 2), 16) * (1 - 2 * part),
  )
  const turned = [-0.574 * r + 1.43 * g + 0.144 * b, 0.426 * r + 0.43 * g + 0.144 * b, 0.426 * r + 1.43 * g - 0.856 * b]
  return `#${turned
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

test.each(lightLooks)('a drawing of a light look is small, calm and always the same: %s', (look) => {
  fc.assert(
    fc.property(fc.string(), colour, fc.constantFrom(...coverKinds), focus, (seed, corApp, kind, where) => {
      const svg = coverSvg(seed, { colour: corApp, kind, focus: where, look })
      expect(svg.length).toBeLessThanOrEqual(3072)
      expect(svg).not.toMatch(/style|NaN|undefined/)
      expect(svg).toBe(coverSvg(seed, { colour: corApp, kind, focus: where, look }))
    }),
    { numRuns: 200 },
  )
})

test.each(['linen', 'azulejo', 'landscape'] as const)(
  'a wash of paper over a drawing carries ink by day and by night: %s',
  (look) => {
    fc.assert(
      fc.property(fc.string(), colour, fc.constantFrom(...coverKinds), (seed, corApp, kind) => {
        const { light, dark } = createPalette(corApp, look)
        const [day, night] = look === 'linen' ? [light.canvas, dark.canvas] : [light.card, dark.card]
        for (const [, fill = ''] of coverSvg(seed, { colour: corApp, kind, look }).matchAll(
          /(?:fill|stroke|stop-color)="(#\w{6})"/g,
        )) {
          expect(contrast(mixed(day, fill, 0.6), light.ink)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(mixed(night, atNight[look](fill), 0.6), dark.ink)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 200 },
    )
  },
)
