import { glassHue, guidingHue } from '../colour/hue.ts'
import { toHex, toOklch } from '../colour/oklch.ts'
import { toDeepShade } from '../colour/palette.ts'

/** The tones of one window, from the deepest glass (0) to the one most lit, and two accents used sparingly: a neighbour, and gold among cool glass or wine among warm. */
export interface Glass {
  readonly lead: string
  readonly tones: readonly string[]
  readonly accents: readonly [string, string]
}

const toneCount = 7

/** How the light of one window differs from that of its neighbours: its hue in degrees, and how bright it is. */
export interface Light {
  readonly turn: number
  readonly rise: number
}

/** Stained glass in a church's colour. Text goes over it on a scrim of the palette's `deep`, at least 60 % strong. */
export function createGlass(corApp: string, light: Light = { turn: 0, rise: 0 }): Glass {
  const seed = toOklch(corApp)
  const hue = glassHue(guidingHue(seed) + light.turn)
  const chroma = seed.c < 0.02 ? 0.03 : Math.min(0.14, Math.max(0.07, seed.c))
  // Light turns towards yellow where it is brightest, as it does through real glass.
  const warmth = hue > 68 && hue < 248 ? -26 : 26
  const tone = (step: number) => {
    const rise = step / (toneCount - 1)
    return toHex({ l: 0.32 + light.rise + rise * 0.4, c: chroma * (0.7 + rise * 0.3), h: hue + (rise - 0.4) * warmth })
  }
  return {
    lead: toDeepShade(seed),
    tones: Array.from({ length: toneCount }, (_, step) => tone(step)),
    accents: [
      toHex({ l: 0.72, c: Math.max(0.07, chroma * 0.9), h: glassHue(hue + 52) }),
      hue > 132 && hue < 340 ? toHex({ l: 0.77, c: 0.1, h: 76 }) : toHex({ l: 0.56, c: 0.11, h: 12 }),
    ],
  }
}
