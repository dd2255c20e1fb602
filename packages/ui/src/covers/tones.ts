import type { Look } from '@narthex/contract/churches/looks'
import { companion, guidingHue, isGrey, isLight } from '../colour/hue.ts'
import { type Oklch, toHex, toOklch } from '../colour/oklch.ts'

/** The looks whose covers are light. */
export type LightLook = Exclude<Look, 'glass'>

/** The colours of one drawing on a light ground, none so dark that ink on a wash of paper over it could not be read. */
export interface Tones {
  readonly ground: string
  /** The main colour, from its lightest (0) to its strongest (3). */
  readonly tones: readonly [string, string, string, string]
  readonly accent: string
  readonly line: string
}

/** The darkest that a drawing becomes. */
const darkest = 0.5

/** The colours of a drawing in the manner of a look. A light brand stays light; what must be darker has another hue. */
export function createTones(corApp: string, look: LightLook, turn: number): Tones {
  const seed = toOklch(corApp)
  return makers[look]({ seed, own: companion(seed), turn })
}

interface Source {
  readonly seed: Oklch
  /** The brand, or what stands for a light one. */
  readonly own: Oklch
  readonly turn: number
}

const makers: Record<LightLook, (source: Source) => Tones> = { linen, azulejo, landscape, plain }

const shade = (l: number, c: number, h: number) => toHex({ l: Math.max(darkest, l), c, h })
const limitChroma = ({ c }: Oklch, least: number, most: number) =>
  c < 0.02 ? 0.012 : Math.min(most, Math.max(least, c))

/** Undyed cloth; what is sewn or pressed on it has the brand's colour, a little faded. */
function linen({ seed, own, turn }: Source): Tones {
  const hue = guidingHue(own) + turn / 2
  const c = limitChroma(own, 0.05, 0.085)
  return {
    ground: shade(0.972, 0.011, 84),
    tones: [shade(0.87, c * 0.45, hue), shade(0.78, c * 0.7, hue), shade(0.68, c * 0.9, hue), shade(0.57, c, hue)],
    accent: isLight(seed) ? shade(seed.l, Math.min(0.13, seed.c), seed.h) : shade(0.72, 0.09, 66),
    line: shade(0.905, 0.02, 80),
  }
}

/** Glazed white, one colour fired into it, and a little of another. */
function azulejo({ seed, own, turn }: Source): Tones {
  const hue = guidingHue(own) + turn / 2
  const c = limitChroma(own, 0.07, 0.12)
  const isCool = hue > 140 && hue < 330
  return {
    ground: shade(0.978, 0.008, hue),
    tones: [shade(0.92, c * 0.28, hue), shade(0.8, c * 0.62, hue), shade(0.66, c * 0.9, hue), shade(0.52, c, hue)],
    accent: isLight(seed)
      ? shade(seed.l, Math.min(0.17, seed.c), seed.h)
      : isCool
        ? shade(0.84, 0.12, 84)
        : shade(0.62, 0.09, 240),
    line: shade(0.9, 0.012, hue),
  }
}

/** A sky, a sun in it and the land below, the nearer the deeper. */
function landscape({ seed, own, turn }: Source): Tones {
  const land = guidingHue(own) + turn
  const c = limitChroma(own, 0.06, 0.1)
  const isWarm = seed.h < 110 || seed.h > 330
  const sun = isLight(seed) && !isGrey(seed) ? seed : { l: 0.9, c: 0.11, h: isWarm ? 62 : 82 }
  return {
    ground: shade(0.955, 0.035, isWarm && !isLight(seed) ? 70 : 232),
    tones: [
      shade(0.87, c * 0.5, land + 18),
      shade(0.78, c * 0.72, land + 10),
      shade(0.68, c * 0.9, land),
      shade(0.57, c, land - 6),
    ],
    accent: shade(sun.l, Math.min(0.16, sun.c), sun.h),
    line: shade(0.985, 0.02, sun.h),
  }
}

/** The brand alone, as light as it is, in its own shades. */
function plain({ seed, turn }: Source): Tones {
  const base = Math.min(0.9, Math.max(0.56, seed.l))
  const c = seed.c < 0.02 ? seed.c : Math.min(0.19, Math.max(0.06, seed.c))
  const h = seed.h + turn / 3
  const isBright = base > 0.74
  // A bright colour that darkens turns to mud: it goes on to its warmer or cooler neighbour instead.
  const tone = (n: number) =>
    isBright ? shade(base - 0.035 * n, c * (1 + 0.04 * n), h - 11 * n) : shade(base + 0.06 * n, c * (1 - 0.12 * n), h)
  return {
    ground: tone(0),
    tones: [tone(1), tone(2), tone(3), tone(4)],
    accent: shade(0.965, c * 0.16, h),
    line: tone(1),
  }
}
