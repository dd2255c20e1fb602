import { looks } from '@narthex/contract/churches/looks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, luminance, mixed, toHex, toOklch } from './oklch.ts'
import { createPalette, type Scheme } from './palette.ts'

const anyColour = fc.oneof(
  fc.constantFrom('#ffff00', '#000000', '#ffffff', '#39ff14', '#ff00ff', '#00ffff', '#808080', '#f5f3ef', '#0000ff'),
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
)

function weakPairs(scheme: Scheme): string[] {
  const grounds = [scheme.canvas, scheme.card, scheme.sunken]
  const soft = grounds.map((ground) => mixed(scheme.brand, ground, 0x26 / 0xff))
  const pairs: [string, string, string, number][] = [
    ['onBrand on brand', scheme.onBrand, scheme.brand, 4.5],
    ['white on deep', '#ffffff', scheme.deep, 7],
    ...grounds.flatMap((ground): [string, string, string, number][] => [
      ['ink', scheme.ink, ground, 7],
      ['muted', scheme.muted, ground, 4.5],
      ['brandText', scheme.brandText, ground, 4.5],
      ['ring', scheme.ring, ground, 3],
    ]),
    ...soft.map((ground): [string, string, string, number] => [
      'brandText on brandSoft',
      scheme.brandText,
      ground,
      4.5,
    ]),
  ]
  return pairs.filter(([, text, ground, least]) => contrast(text, ground) < least).map(([name]) => name)
}

test.each(looks)(
  'every text of the palette passes WCAG AA on its grounds, whatever the colour of the church: %s',
  (look) => {
    fc.assert(
      fc.property(anyColour, (corApp) => {
        const { light, dark } = createPalette(corApp, look)
        expect(weakPairs(light)).toEqual([])
        expect(weakPairs(dark)).toEqual([])
      }),
      { numRuns: 400 },
    )
  },
)

test('a light brand is not darkened to mud: its text has another hue, and only glass keeps its own', () => {
  const { brandText } = createPalette('#ffd60a', 'landscape').light
  expect(toOklch(brandText).h).toBeGreaterThan(200)
  expect(toOklch(createPalette('#ffd60a').light.brandText).h).toBeLessThan(110)
  expect(createPalette('#ffd60a', 'landscape').dark.brandText).toBe('#ffd60a')
})

test('no look has light grounds darker than paper for reading, nor dark ones as dark as its night', () => {
  const [paper, night] = [toHex({ l: 0.935, c: 0.028, h: 84 }), toHex({ l: 0.13, c: 0.004, h: 60 })]
  for (const look of looks) {
    const { light, dark } = createPalette('#0e7c7b', look)
    for (const ground of [light.canvas, light.card, light.sunken])
      expect(luminance(ground)).toBeGreaterThan(luminance(paper))
    for (const ground of [dark.canvas, dark.card, dark.sunken])
      expect(luminance(ground)).toBeGreaterThan(luminance(night))
  }
})

test('the primary is corApp itself and the secondary is corApp with the suffix 26', () => {
  expect(createPalette('#0E7C7B').light).toMatchObject({ brand: '#0e7c7b', brandSoft: '#0e7c7b26' })
})

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(anyColour, (hex) => {
      expect(Math.abs(luminance(toHex(toOklch(hex))) - luminance(hex))).toBeLessThan(0.01)
    }),
  )
})

test('a church without a hue has its links and marks in ink, never in a grey that looks asleep', () => {
  for (const corApp of ['#000000', '#ffffff', '#808080']) {
    const { light, dark } = createPalette(corApp)
    for (const scheme of [light, dark]) expect([scheme.brandText, scheme.ring]).toEqual([scheme.ink, scheme.ink])
  }
  expect(createPalette('#0e7c7b').light.brandText).not.toBe(createPalette('#0e7c7b').light.ink)
})

test('a brand that would melt into the ground gets an edge, another none', () => {
  expect(createPalette('#ffffff').light.brandEdge).not.toBe('#0000')
  expect(createPalette('#0e7c7b').light.brandEdge).toBe('#0000')
})
