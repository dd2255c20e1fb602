import type { Oklch } from './oklch.ts'

/** A grey has no hue worth following: what is grown from it stays warm. */
const warmHue = 75

export function isGrey({ c }: Oklch): boolean {
  return c < 0.02
}

/** The hue to grow a palette from. */
export function guidingHue(colour: Oklch): number {
  return isGrey(colour) ? warmHue : colour.h
}

/** The hue of deep or coloured glass: yellow turns olive when it darkens, so glass makers turn to amber. */
export function glassHue(hue: number): number {
  const turned = (hue + 360) % 360
  return turned > 74 && turned < 132 ? 68 : turned
}

/** Lightness from which a colour is too light for text on a light background. */
const lightFrom = 0.78

export function isLight({ l }: Oklch): boolean {
  return l > lightFrom
}

/**
 * The colour that stands beside a brand wherever the brand itself cannot: for a light one, a darker one of another hue,
 * as yellow that darkens turns to mud; any other is its own companion.
 */
export function companion(seed: Oklch): Oklch {
  if (!isLight(seed) || isGrey(seed)) return seed
  const h = seed.h > 60 && seed.h < 150 ? 236 : seed.h
  return { l: 0.48, c: Math.min(0.11, Math.max(0.08, seed.c)), h }
}
