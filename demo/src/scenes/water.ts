import { grainAt, type Rgb } from './colours.ts'

export interface Water {
  readonly width: number
  readonly height: number
  readonly shore: number
  readonly seed: number
  readonly sunX: number
  readonly light: Rgb
}

const deep: Rgb = [18, 38, 58]

/**
 * Paints water below the shore: the mirrored view, distorted by waves that grow towards the viewer, with sunlight on
 * them.
 */
export function layWater(pixels: Uint8ClampedArray, { width, height, shore, seed, sunX, light }: Water): void {
  for (let y = shore; y < height; y++) {
    const away = (y - shore) / (height - shore)
    const size = 1 + away * 13
    const row = (y - shore) / Math.sqrt(size)
    for (let x = 0; x < width; x++) {
      const wave = Math.sin(row * 2.6 + Math.sin(x / (22 * size) + seed) * 2.2) * Math.sin(x / (38 * size) + row * 1.7)
      const seenX = Math.max(0, Math.min(width - 1, Math.round(x + wave * 4 * size)))
      const seenY = Math.max(0, Math.min(shore - 1, Math.round(shore - 1 - (y - shore) * 1.6 + wave * (2 + size))))
      const path = 1 - Math.abs(x - sunX) / (width * (0.035 + 0.15 * away))
      const glint = path > 0 && wave > 0.3 ? path * (wave - 0.3) * (0.5 + away) : 0
      const grain = grainAt(x, y, seed)
      const [to, from] = [(y * width + x) * 3, (seenY * width + seenX) * 3]
      for (let part = 0; part < 3; part++) {
        const seen = (pixels[from + part] ?? 0) * 0.76 + (deep[part] ?? 0) * 0.24
        pixels[to + part] = seen + glint * (light[part] ?? 0) + grain
      }
    }
  }
}
