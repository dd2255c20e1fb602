import { looks } from '@narthex/contract/churches/looks'
import { luminance } from '@narthex/ui/colour/oklch'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareSize, shareSvg, washFor } from './share-svg.ts'

const brand = {
  seed: 'ponte',
  name: 'Igreja da Ponte Velha',
  description: 'De portas abertas.',
  colour: '#0e7c7b',
  look: 'glass',
} as const

test('the text is outlines: no font is asked for, and markup in a name stays text', async () => {
  const svg = await shareSvg({ ...brand, name: '<script>alert(1)</script>', description: '"&<b>' })
  expect(svg).not.toMatch(/<text|font-family|<script|<b>/)
})

test('a name of any length and alphabet stays within the picture', async () => {
  const names = ['Ω', 'Ñuñoa', 'Церковь Благодати', `${'Comunidade '.repeat(18)}`, 'x'.repeat(200), '🎉', '']
  for (const name of names) {
    const image = sharp(Buffer.from(await shareSvg({ ...brand, name, description: 'palavra '.repeat(125) })))
    expect(await image.metadata(), name).toMatchObject(shareSize)
    await image.png().toBuffer()
  }
})

const luminanceAt = (pixels: Buffer, at: number) => {
  const [r = 0, g = 0, b = 0] = pixels.subarray(at)
  const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

test.each(looks)('behind all of the text the ground carries its letters, whatever the colour: %s', async (look) => {
  for (const colour of ['#ffff00', '#ffffff', '#39ff14', '#000000', '#ff00ff']) {
    const site = { ...brand, look, colour, name: '🎉', description: null }
    const ink = luminance(washFor(site, false).ink)
    const { data, info } = await sharp(Buffer.from(await shareSvg(site)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let y = 220; y < shareSize.height - 60; y += 7) {
      for (let x = 72; x < 872; x += 7) {
        const ground = luminanceAt(data, (y * shareSize.width + x) * info.channels)
        const [lighter, darker] = [Math.max(ink, ground), Math.min(ink, ground)]
        expect((lighter + 0.05) / (darker + 0.05), `${colour} at ${x},${y}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})
