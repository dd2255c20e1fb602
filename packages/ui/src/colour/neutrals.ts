import type { Look } from '@narthex/contract/churches/looks'
import { companion, guidingHue } from './hue.ts'
import { type Oklch, toHex } from './oklch.ts'
import type { Scheme } from './palette.ts'

export type Neutrals = Pick<Scheme, 'canvas' | 'card' | 'sunken' | 'line' | 'ink' | 'muted'>

/** Lightness and chroma (OKLCH). */
type Shade = readonly [lightness: number, chroma: number]
type Shades = { readonly [N in keyof Neutrals]: Shade }
interface Ground {
  readonly light: Shades
  readonly dark: Shades
  /** Paper has a hue of its own; others take a breath of the brand's. */
  readonly hue?: number
}

const glass: Ground = {
  light: {
    canvas: [0.974, 0.006],
    card: [0.995, 0.003],
    sunken: [0.948, 0.009],
    line: [0.898, 0.01],
    ink: [0.235, 0.012],
    muted: [0.455, 0.012],
  },
  dark: {
    canvas: [0.175, 0.01],
    card: [0.222, 0.012],
    sunken: [0.15, 0.009],
    line: [0.315, 0.012],
    ink: [0.945, 0.006],
    muted: [0.755, 0.01],
  },
}

/** No light ground is darker than the one that readers choose as paper, no dark one as dark as their night (reading.css). */
const grounds: Record<Look, Ground> = {
  glass,
  linen: {
    hue: 84,
    light: {
      ...glass.light,
      canvas: [0.972, 0.011],
      card: [0.992, 0.006],
      sunken: [0.946, 0.018],
      line: [0.852, 0.024],
    },
    dark: { ...glass.dark, canvas: [0.195, 0.012], card: [0.215, 0.013], sunken: [0.175, 0.012], line: [0.37, 0.018] },
  },
  azulejo: {
    light: { ...glass.light, canvas: [0.962, 0.012], card: [1, 0], sunken: [0.94, 0.016], line: [0.875, 0.022] },
    dark: { ...glass.dark, canvas: [0.185, 0.024], card: [0.235, 0.03], sunken: [0.16, 0.02], line: [0.34, 0.03] },
  },
  landscape: {
    light: { ...glass.light, canvas: [0.98, 0.012], card: [1, 0], sunken: [0.945, 0.024], line: [0.9, 0.024] },
    dark: { ...glass.dark, canvas: [0.2, 0.02], card: [0.255, 0.024], sunken: [0.175, 0.018], line: [0.35, 0.024] },
  },
  plain: {
    light: {
      canvas: [1, 0],
      card: [0.965, 0],
      sunken: [0.94, 0],
      line: [0.84, 0],
      ink: [0.17, 0],
      muted: [0.44, 0],
    },
    dark: {
      canvas: [0.16, 0],
      card: [0.225, 0],
      sunken: [0.2, 0],
      line: [0.36, 0],
      ink: [0.97, 0],
      muted: [0.76, 0],
    },
  },
}

/** The grounds, lines and inks of a look. By night a light brand leaves only brown: other looks than glass have its companion then. */
export function createNeutrals(look: Look, seed: Oklch): { readonly light: Neutrals; readonly dark: Neutrals } {
  const { light, dark, hue } = grounds[look]
  const night = look === 'glass' ? seed : companion(seed)
  const toNeutrals = (shades: Shades, h: number): Neutrals => {
    const toColour = ([l, c]: Shade): string => toHex({ l, c, h })
    return {
      canvas: toColour(shades.canvas),
      card: toColour(shades.card),
      sunken: toColour(shades.sunken),
      line: toColour(shades.line),
      ink: toColour(shades.ink),
      muted: toColour(shades.muted),
    }
  }
  return { light: toNeutrals(light, hue ?? guidingHue(seed)), dark: toNeutrals(dark, hue ?? guidingHue(night)) }
}
