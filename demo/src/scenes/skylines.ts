import { chance } from './colours.ts'

/** The upper edge of a layer in each column of a picture, with its mist and colours. */
export interface Skyline {
  readonly tops: Float64Array
  /** Mist in front of it: the farther, the more. */
  readonly haze: number
  isWindow(x: number, y: number): boolean
}

export interface SkylinePlace {
  readonly seed: number
  readonly width: number
  readonly top: number
  /** Nearness from 0 (far) to 1 (near). */
  readonly near: number
}

/** Hills: long waves with smaller waves on them. */
export function drawRidge({ seed, width, top, near }: SkylinePlace): Skyline {
  const tops = new Float64Array(width)
  for (let x = 0; x < width; x++) {
    let rise = 0
    for (let octave = 0; octave < 6; octave++)
      rise += (noise(x / (420 / 2 ** octave), seed + octave) - 0.5) / 1.9 ** octave
    tops[x] = top - rise * (90 + 70 * near)
  }
  return { tops, haze: 1.1 - near * 0.7, isWindow: () => false }
}

/** Roofs of different heights, with some gables and some lit windows. */
export function drawRoofs({ seed, width, top, near }: SkylinePlace): Skyline {
  const tops = new Float64Array(width)
  const pane = Math.round(9 + 8 * near)
  /** Start and width of the house in each column, and its roof. */
  const houses: { from: number; wide: number; roof: number }[] = []
  for (let from = -20, at = 0; from < width; at++) {
    const wide = pane * 2 * Math.round(2.6 + 3 * chance(at, seed)) + pane
    const roof = Math.round(top - (chance(at, seed + 7) - 0.35) * 120 * (0.5 + near * 0.6))
    const isGable = chance(at, seed + 3) < 0.28
    for (let x = Math.max(0, from); x < Math.min(width, from + wide); x++) {
      const aside = Math.abs((x - from) / wide - 0.5) * 2
      tops[x] = roof - (isGable ? (1 - aside) * wide * 0.3 : 0)
      houses[x] = { from, wide, roof }
    }
    from += wide
  }
  return {
    tops,
    haze: 1 - near * 0.75,
    isWindow(x, y) {
      const { from = 0, roof = 0 } = houses[x] ?? {}
      const [column, row] = [Math.floor((x - from) / pane), Math.floor((y - roof) / (pane * 1.3))]
      return column % 2 === 1 && row % 2 === 1 && row > 0 && chance(column * 31 + row, seed + from) < 0.24
    },
  }
}

/** Smooth interpolation between 0 and 1. */
function noise(x: number, seed: number): number {
  const from = Math.floor(x)
  const part = x - from
  const smooth = part * part * (3 - 2 * part)
  return chance(from, seed) * (1 - smooth) + chance(from + 1, seed) * smooth
}
