import { defaultLook, type Look } from '@narthex/contract/churches/looks'
import { companion, glassHue, guidingHue, isGrey } from './hue.ts'
import { createNeutrals, type Neutrals } from './neutrals.ts'
import { contrast, mixed, type Oklch, toHex, toOklch } from './oklch.ts'

/** WCAG AA: text, and parts of the interface that are not text. */
const textContrast = 4.5
const shapeContrast = 3

/** `corApp` with the suffix 26 (specification §1): the brand at 38/255. */
const softSuffix = '26'
const softOpacity = 0x26 / 0xff

/** The colours of one scheme. Every pair that the interface sets as text on ground passes WCAG AA for any brand. */
export interface Scheme {
  readonly canvas: string
  readonly card: string
  readonly sunken: string
  readonly line: string
  readonly ink: string
  readonly muted: string
  /** The church's colour, untouched. */
  readonly brand: string
  readonly onBrand: string
  /** The brand at the specification's secondary strength, laid over a ground. */
  readonly brandSoft: string
  /** The brand as text: links, the current place; also on `brandSoft`. */
  readonly brandText: string
  /** Focus rings and marks that must be seen on any ground. */
  readonly ring: string
  /** A dark shade of the brand, the same in both schemes: a ground for white text, and the scrim over photos and glass. */
  readonly deep: string
  /** An outline for fills of a brand that would melt into the ground; clear where it does not. */
  readonly brandEdge: string
}

export interface Palette {
  readonly light: Scheme
  readonly dark: Scheme
}

/**
 * Creates the palette from a church's `corApp` (`#rrggbb`); the neutrals are tinted with its hue, in the strength of
 * the look. Where a light brand cannot be text, glass darkens it; the other looks take its companion.
 */
export function createPalette(corApp: string, look: Look = defaultLook): Palette {
  const brand = corApp.toLowerCase()
  const seed = toOklch(brand)
  const { light, dark } = createNeutrals(look, seed)
  const own = look === 'glass' ? seed : companion(seed)
  const deep = look === 'glass' ? toDeepShade(seed) : toHex({ l: 0.2, c: Math.min(seed.c, 0.03), h: guidingHue(own) })
  return {
    light: { ...withBrand(light, brand, own, 'darker'), deep },
    dark: { ...withBrand(dark, brand, seed, 'lighter'), deep },
  }
}

/** @param seed what text and marks are grown from: the brand, or its companion */
function withBrand(
  neutrals: Neutrals,
  brand: string,
  seed: Oklch,
  direction: 'darker' | 'lighter',
): Omit<Scheme, 'deep'> {
  const plain = [neutrals.canvas, neutrals.card, neutrals.sunken]
  const tinted = plain.map((ground) => mixed(brand, ground, softOpacity))
  const melts = plain.some((ground) => contrast(brand, ground) < 1.5)
  const shape = readable(seed, plain, shapeContrast, direction)
  return {
    ...neutrals,
    brand,
    onBrand: textOn(brand),
    brandSoft: `${brand}${softSuffix}`,
    // A grey just strong enough to be seen looks like what cannot be pressed.
    brandText: isGrey(seed) ? neutrals.ink : readable(seed, [...plain, ...tinted], textContrast, direction),
    ring: isGrey(seed) ? neutrals.ink : shape,
    brandEdge: melts ? shape : '#0000',
  }
}

/** The darkest shade of a colour's glass. */
export function toDeepShade(seed: Oklch): string {
  return toHex({ l: 0.2, c: Math.min(seed.c, 0.05), h: glassHue(guidingHue(seed)) })
}

/** Text for a ground of any colour: white where it reads, else the ground's own deep shade, else black. */
export function textOn(ground: string): string {
  const { c, h } = toOklch(ground)
  const deep = toHex({ l: 0.21, c: Math.min(c, 0.03), h })
  return ['#ffffff', deep].find((text) => contrast(text, ground) >= textContrast) ?? '#000000'
}

/** Changes the lightness as little as needed until the colour contrasts with every ground. */
export function readable(seed: Oklch, grounds: string[], least: number, direction: 'darker' | 'lighter'): string {
  const step = direction === 'darker' ? -0.01 : 0.01
  for (let l = Math.min(0.99, Math.max(0.01, seed.l)); l > 0 && l < 1; l += step) {
    const candidate = toHex({ ...seed, l })
    if (grounds.every((ground) => contrast(candidate, ground) >= least)) return candidate
  }
  return direction === 'darker' ? '#000000' : '#ffffff'
}
