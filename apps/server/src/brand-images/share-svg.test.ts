import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareSize, shareSvg } from './share-svg.ts'

const brand = { seed: 'ponte', name: 'Igreja da Ponte Velha', description: 'De portas abertas.', colour: '#0e7c7b' }

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

test('behind all of the text the ground is dark enough for white letters, whatever the colour', async () => {
  for (const colour of ['#ffff00', '#ffffff', '#39ff14', '#000000', '#ff00ff']) {
    const svg = await shareSvg({ ...brand, colour, name: '🎉', description: null })
    const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    for (let y = 220; y < shareSize.height - 60; y += 7) {
      for (let x = 72; x < 872; x += 7) {
        const [r = 0, g = 0, b = 0] = data.subarray((y * shareSize.width + x) * info.channels)
        const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
        const luminance = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
        expect(1.05 / (luminance + 0.05), `${colour} at ${x},${y}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})
