import { height, type Placement, width } from '../drawing.ts'
import type { Random } from '../random.ts'
import type { Tones } from '../tones.ts'
import type { Family } from './family.ts'

/** The side of a tile. */
const side = 100

/** Four tiles, each turned by a quarter, repeat: what meets at their corners becomes whole. */
function lay(tile: string, { line, ground }: Tones, { id }: Placement): string {
  const quarter = (x: number, y: number, turn: number) =>
    `<use href="#${id}q" transform="translate(${x} ${y})rotate(${turn})"/>`
  const four = [quarter(100, 100, 180), quarter(100, 100, 270), quarter(100, 100, 0), quarter(100, 100, 90)].join('')
  const joints = `<path fill="none" stroke="${line}" stroke-width="1.6" d="M0 0H200M0 100H200M0 0V200M100 0V200"/>`
  return `<defs><g id="${id}q"><path fill="${ground}" d="M0 0h${side}v${side}H0z"/>${tile}</g></defs><pattern id="${id}" width="200" height="200" patternUnits="userSpaceOnUse">${four}${joints}</pattern><path fill="url(#${id})" d="M0 0h${width}v${height}H0z"/>`
}

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`
const arc = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const clipped = (id: string, inside: string) =>
  `<clipPath id="${id}c"><path d="M0 0h${side}v${side}H0z"/></clipPath><g clip-path="url(#${id}c)">${inside}</g>`

/** Rings around the corner where four tiles meet, with a flower in them. */
function rings(random: Random, tones: Tones, placement: Placement): string {
  const { ground, tones: t, accent } = tones
  const outer = random.whole(80, 92)
  const [band, petal] = [random.pick([t[1], t[2], t[3]]), random.pick([t[2], t[3]])] as const
  const inside = [
    arc(0, 0, outer, band),
    arc(0, 0, outer - 10, ground),
    arc(0, 0, outer - 16, t[0]),
    path(petal, 'M0 0C6 36 22 52 48 48C52 22 36 6 0 0z'),
    path(t[1], 'M0 0C14 22 12 44 0 60zM0 0C22 14 44 12 60 0z'),
    arc(0, 0, 15, accent),
    arc(side, side, random.whole(20, 30), t[3]),
    arc(side, side, 13, ground),
  ].join('')
  return lay(clipped(placement.id, inside), tones, placement)
}

/** Leaves that run from corner to corner. */
function leaves(random: Random, tones: Tones, placement: Placement): string {
  const { tones: t, accent, ground } = tones
  const bulge = random.whole(44, 62)
  const inside = [
    path(t[3], `M0 0C${bulge} 4 96 ${100 - bulge} 100 100C${100 - bulge} 96 4 ${bulge} 0 0z`),
    path(ground, `M12 12C${bulge} 24 76 ${100 - bulge} 88 88C${100 - bulge} 76 24 ${bulge} 12 12z`),
    path(t[2], 'M24 24C48 32 68 52 76 76C52 68 32 48 24 24z'),
    path(t[1], 'M100 0C78 10 66 22 62 38C78 34 90 22 100 0zM0 100C10 78 22 66 38 62C34 78 22 90 0 100z'),
    arc(100, 0, 14, accent),
    arc(0, 100, 14, accent),
  ].join('')
  return lay(clipped(placement.id, inside), tones, placement)
}

/** Four round leaves in a frame. */
function quatrefoil(random: Random, tones: Tones, placement: Placement): string {
  const { tones: t, accent, ground } = tones
  const r = random.whole(40, 46)
  const inside = [
    path(random.pick([t[0], t[1]]), 'M0 0h100v100H0z'),
    arc(50, 0, r, t[3]),
    arc(0, 50, r, t[3]),
    arc(50, 0, r - 9, ground),
    arc(0, 50, r - 9, ground),
    path(t[2], 'M0 0h34L0 34z'),
    path(accent, 'M0 0h17L0 17z'),
    path(t[3], 'M100 100H66Q66 66 100 66z'),
    path(ground, 'M100 100H80Q80 80 100 80z'),
  ].join('')
  return lay(clipped(placement.id, inside), tones, placement)
}

/** Stars of eight points. */
function stars(random: Random, tones: Tones, placement: Placement): string {
  const { tones: t, accent, ground } = tones
  const tip = random.whole(88, 98)
  const waist = random.whole(28, 36)
  const inside = [
    path(t[0], 'M0 0h100v100H0z'),
    path(t[3], `M0 0V${tip}L${waist * 0.5} ${waist}L62 62L${waist} ${waist * 0.5}L${tip} 0z`),
    path(t[2], `M0 0V${tip}L${waist * 0.5} ${waist}zM0 0L62 62L${waist} ${waist * 0.5}z`),
    path(ground, 'M100 100V62L81 81L62 100zM100 62'),
    path(t[1], 'M100 100V80L90 90L80 100z'),
    arc(0, 0, 12, accent),
  ].join('')
  return lay(inside, tones, placement)
}

export const azulejo: Family = { rose: rings, lancets: leaves, arches: quatrefoil, tessellation: stars }
