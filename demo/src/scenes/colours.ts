export type Rgb = readonly [red: number, green: number, blue: number]

export function parseRgb(hex: string): Rgb {
  const whole = Number.parseInt(hex.slice(1), 16)
  return [whole >> 16, (whole >> 8) & 255, whole & 255]
}

export function mixed(one: Rgb, other: Rgb, part: number): Rgb {
  const rest = 1 - part
  return [one[0] * rest + other[0] * part, one[1] * rest + other[1] * part, one[2] * rest + other[2] * part]
}

/** Deterministic noise per position: it hides the steps between colours (dithering). */
export const grainAt = (x: number, y: number, seed: number) => (chance(x * 5813 + y, seed) - 0.5) * 5

/** A deterministic pseudo-random number between 0 and 1. */
export function chance(at: number, seed: number): number {
  let mix = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(at + 17, 0x5f356495)
  mix = Math.imul(mix ^ (mix >>> 15), 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return ((mix ^ (mix >>> 16)) >>> 0) / 4294967296
}
