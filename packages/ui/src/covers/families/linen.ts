import { height, type Placement, width } from '../drawing.ts'
import type { Random } from '../random.ts'
import type { Tones } from '../tones.ts'
import type { Family } from './family.ts'

/** A pressed leaf, from its stalk at 0,0 to the right, and the rib within it. */
const leaf = 'M0 0C14-17 42-19 62 0C42 19 14 17 0 0z'
const rib = 'M4 0H54'

const findMiddle = ({ focus }: Placement) => (focus === 'middle' ? width / 2 : 440)

/** Cloth with its threads. */
const cloth = ({ line }: Tones, id: string) =>
  `<pattern id="${id}t" width="7" height="7" patternUnits="userSpaceOnUse"><path stroke="${line}" stroke-width=".6" d="M0 .5H7M.5 0V7"/></pattern><path fill="url(#${id}t)" d="M0 0h${width}v${height}H0z"/>`

const defineLeaf = ({ ground }: Tones, id: string) =>
  `<defs><g id="${id}"><path d="${leaf}"/><path stroke="${ground}" stroke-width="1.4" d="${rib}"/></g></defs>`

const round = Math.round

function placeLeaf(id: string, fill: string, at: { x: number; y: number; turn: number; size: number }): string {
  const { x, y, turn, size } = at
  return `<use href="#${id}" fill="${fill}" transform="translate(${round(x)} ${round(y)})rotate(${round(turn)})scale(${round(size * 100) / 100})"/>`
}

/** A wreath of leaves and berries. */
function wreath(random: Random, tones: Tones, placement: Placement): string {
  const { id } = placement
  const [x, y, radius] = [findMiddle(placement), height / 2, random.whole(98, 110)]
  const count = random.pick([10, 11, 12])
  const leaves = Array.from({ length: count * 2 }, (_, place) => {
    const angle = (place / (count * 2)) * 360
    const isOuter = place % 2 === 0
    const at = (angle * Math.PI) / 180
    const turn = angle + (isOuter ? 62 : 118)
    return placeLeaf(id, tones.tones[isOuter ? 2 : 1], {
      x: x + radius * Math.cos(at),
      y: y + radius * Math.sin(at),
      turn,
      size: random.between(0.72, 0.86),
    })
  })
  const berries = Array.from({ length: 5 }, (_, place) => {
    const at = ((place + random.between(-0.2, 0.2)) / 5) * Math.PI * 2
    return `<circle cx="${round(x + (radius + 13) * Math.cos(at))}" cy="${round(y + (radius + 13) * Math.sin(at))}" r="5"/>`
  })
  return `${cloth(tones, id)}${defineLeaf(tones, id)}<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${tones.tones[2]}" stroke-width="2"/>${leaves.join('')}<g fill="${tones.accent}">${berries.join('')}</g>`
}

/** A branch with its leaves in pairs, pressed between two sheets. */
function sprig(random: Random, tones: Tones, placement: Placement): string {
  const { id } = placement
  const x = findMiddle(placement)
  const lean = random.pick([-1, 1]) * random.between(26, 56)
  const pairs = random.whole(6, 8)
  const at = (t: number) => ({ x: x - lean + 2 * lean * t * t, y: 350 - 270 * t })
  const leaves = Array.from({ length: pairs }, (_, pair) => {
    const t = 0.14 + (pair / pairs) * 0.8
    const size = 1.34 - t * 0.7
    const spread = 46 - t * 14
    const up = -90 + (lean / 60) * 28 * t
    const fill = tones.tones[pair % 2 === 0 ? 2 : 1]
    return [-spread, spread].map((turn) => placeLeaf(id, fill, { ...at(t), turn: up + turn, size })).join('')
  })
  const [foot, bend, head] = [at(0), { x: x - lean, y: 215 }, at(1)]
  const top = placeLeaf(id, tones.tones[3], { ...at(0.97), turn: -90 + (lean / 60) * 34, size: 0.62 })
  return `${cloth(tones, id)}${defineLeaf(tones, id)}<path fill="none" stroke="${tones.tones[3]}" stroke-width="2.4" d="M${round(foot.x)} ${round(foot.y)}Q${round(bend.x)} ${bend.y} ${round(head.x)} ${round(head.y)}"/>${leaves.join('')}${top}`
}

/** A quilt: scallops in running stitches. */
function quilt(random: Random, tones: Tones, { id }: Placement): string {
  const size = random.pick([100, 120, 150])
  const rings = [0.48, 0.36, 0.24, 0.12]
  const arcs = (cx: number, cy: number, fill: string) =>
    `<circle cx="${cx}" cy="${cy}" r="${size / 2}" fill="${fill}" stroke-dasharray="none"/>${rings.map((part) => `<circle cx="${cx}" cy="${cy}" r="${round(size * part)}"/>`).join('')}`
  const half = size / 2
  const patches = [tones.ground, random.pick([tones.ground, tones.tones[0]])] as const
  const rows = [
    [0, half, patches[0]],
    [size, half, patches[0]],
    [half, size * 0.75, patches[1]],
    [0, size, patches[0]],
    [size, size, patches[0]],
  ] as const
  return `<pattern id="${id}" width="${size}" height="${half}" patternUnits="userSpaceOnUse"><g fill="none" stroke="${tones.tones[random.pick([1, 2])]}" stroke-width="1.6" stroke-dasharray="6 4">${rows.map(([cx, cy, fill]) => arcs(cx, cy, fill)).join('')}</g></pattern><path fill="url(#${id})" d="M0 0h${width}v${height}H0z"/>`
}

/** Woven bands that cross, as on a tea towel. */
function weave(random: Random, tones: Tones, { id }: Placement): string {
  const gap = random.pick([120, 150, 200])
  const bands = Array.from({ length: random.whole(3, 4) }, (_, place) => ({
    at: place * random.whole(12, 22) + 12,
    size: random.pick([2, 3, 8, 14]),
    fill: random.pick([tones.tones[1], tones.tones[2], tones.tones[2], tones.accent]),
  }))
  const lines = bands.flatMap(({ at, size, fill }) => [
    `<path fill="${fill}" d="M${at} 0h${size}v${gap}h${-size}z"/>`,
    `<path fill="${fill}" d="M0 ${at}v${size}h${gap}v${-size}z"/>`,
  ])
  return `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse"><g fill-opacity=".5">${lines.join('')}</g></pattern><path fill="url(#${id})" d="M0 0h${width}v${height}H0z"/>${cloth(tones, id)}`
}

export const linen: Family = { rose: wreath, lancets: sprig, arches: quilt, tessellation: weave }
