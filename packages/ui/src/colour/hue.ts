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
