import { glassHue, guidingHue, isGrey } from './hue.ts'
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
  /** The shade of the church's glass, the same in both schemes: a ground for white text, and the scrim over covers. */
  readonly deep: string
  /** An outline for fills of a brand that would melt into the ground; clear where it does not. */
  readonly brandEdge: string
}

export interface Palette {
  readonly light: Scheme
  readonly dark: Scheme
}

/** Creates the palette from a church's `corApp` (`#rrggbb`); the neutrals are tinted with its hue. */
export function createPalette(corApp: string): Palette {
  const brand = corApp.toLowerCase()
  const seed = toOklch(brand)
  const hue = guidingHue(seed)
  const neutral = (l: number, c: number) => toHex({ l, c, h: hue })
  const light = {
    canvas: neutral(0.974, 0.006),
    card: neutral(0.995, 0.003),
    sunken: neutral(0.948, 0.009),
    line: neutral(0.898, 0.01),
    ink: neutral(0.235, 0.012),
    muted: neutral(0.455, 0.012),
  }
  const dark = {
    canvas: neutral(0.175, 0.01),
    card: neutral(0.222, 0.012),
    sunken: neutral(0.15, 0.009),
    line: neutral(0.315, 0.012),
    ink: neutral(0.945, 0.006),
    muted: neutral(0.755, 0.01),
  }
  return { light: withBrand(light, brand, seed, 'darker'), dark: withBrand(dark, brand, seed, 'lighter') }
}

type Neutrals = Pick<Scheme, 'canvas' | 'card' | 'sunken' | 'line' | 'ink' | 'muted'>

function withBrand(neutrals: Neutrals, brand: string, seed: Oklch, direction: 'darker' | 'lighter'): Scheme {
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
    deep: toDeepShade(seed),
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
