import { height, type Placement, width } from '../drawing.ts'
import type { Random } from '../random.ts'
import type { Tones } from '../tones.ts'
import type { Family } from './family.ts'

const findMiddle = ({ focus }: Placement) => (focus === 'middle' ? width / 2 : 430)

/** A disc, and the half of another that it slides past. */
function disc(random: Random, { tones, accent }: Tones, placement: Placement): string {
  const [x, y, r] = [findMiddle(placement) + random.whole(-40, 40), random.whole(170, 230), random.whole(110, 150)]
  const turn = random.pick([0, 45, 90, 180, 270])
  return `<g transform="rotate(${turn} ${x} ${y})"><path fill="${tones[2]}" d="M${x + 8} ${y - r}A${r} ${r} 0 0 1 ${x + 8} ${y + r}z"/><path fill="${random.pick([tones[0], accent])}" d="M${x - 8} ${y + r}A${r} ${r} 0 0 1 ${x - 8} ${y - r}z" transform="translate(0 ${random.whole(-80, 80)})"/></g>`
}

/** Pipes of an organ. */
function pipes(random: Random, { tones, accent }: Tones): string {
  const count = random.pick([5, 6, 8])
  const [step, summit] = [width / count, random.whole(1, count - 2)]
  return Array.from({ length: count }, (_, place) => {
    const top = 90 + Math.abs(place - summit) * random.whole(34, 44)
    const half = Math.round(step / 2)
    return `<path fill="${place === summit ? accent : tones[place % 3]}" d="M${Math.round(place * step)} ${top}a${half} ${half} 0 0 1 ${half * 2} 0V${height}h${-half * 2}z"/>`
  }).join('')
}

/** Arcs around one corner. */
function arcs(random: Random, { ground, tones, accent }: Tones, placement: Placement): string {
  const [x, y] = [random.pick([0, width]) || (placement.focus === 'side' ? width : 0), random.pick([0, height])]
  const inner = random.whole(50, 80)
  const fills = [tones[0], ground, tones[1], ground, tones[3], accent]
  return fills
    .map((fill, place) => `<circle cx="${x}" cy="${y}" r="${inner + (fills.length - 1 - place) * 56}" fill="${fill}"/>`)
    .join('')
}

/** Quarters and halves of discs in a grid. */
function blocks(random: Random, { tones, accent }: Tones): string {
  const side = random.pick([100, 100, 200])
  const shapes = [
    `a${side} ${side} 0 0 1 ${side} ${side}h${-side}z`,
    `h${side}a${side} ${side} 0 0 1 ${-side} ${side}z`,
    `m0 ${side}a${side} ${side} 0 0 1 ${side} ${-side}v${side}z`,
    `h${side}v${side}a${side} ${side} 0 0 1 ${-side} ${-side}z`,
    `h${side}v${side}h${-side}z`,
  ] as const
  const byFill = new Map<string, string>()
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      const fill = random.pick([tones[0], tones[1], tones[1], tones[2], tones[3], accent])
      const shape = random.next() < 0.86 ? random.pick(shapes) : ''
      if (shape) byFill.set(fill, `${byFill.get(fill) ?? ''}M${x} ${y}${shape}`)
    }
  }
  return [...byFill].map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join('')
}

export const plain: Family = { rose: disc, lancets: pipes, arches: arcs, tessellation: blocks }
