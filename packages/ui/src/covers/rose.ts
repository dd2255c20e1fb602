import { Drawing, type Placement, width } from './drawing.ts'
import type { Glass } from './glass.ts'
import type { Random } from './random.ts'

/** Radii of the rings; the last ones reach past the edges, so that the window is all the light there is. */
const rings = [0, 26, 62, 104, 150, 212, 296, 404, 560]
/** First ring from which the glass is plain. */
const calmFrom = 6

/** A rose window: one spoke is drawn, then turned around the centre. */
export function rose(random: Random, glass: Glass, { id, focus }: Placement): string {
  const spokes = random.pick([10, 12, 14, 16])
  const spoke = drawSpoke(random, glass, Math.PI / spokes)
  const x = focus === 'middle' ? width / 2 : random.whole(390, 440)
  const y = random.whole(170, 230)
  const turns = Array.from({ length: spokes - 1 }, (_, turn) => {
    const degrees = Math.round(((turn + 1) * 36000) / spokes) / 100
    return `<use href="#${id}" transform="rotate(${degrees})"/>`
  })
  return `<g transform="translate(${x} ${y})"><g id="${id}">${spoke}</g>${turns.join('')}</g>`
}

/** Petals make a rose: two rings always have them. */
function shapeOf(ring: number, random: Random): 'whole' | 'halves' | 'petal' {
  const chosen = random.pick(['whole', 'halves', 'petal'] as const)
  if (ring >= calmFrom) return 'halves'
  return ring === 2 || ring === 4 ? 'petal' : chosen
}

function drawSpoke(random: Random, glass: Glass, half: number): string {
  const drawing = new Drawing()
  // Set into the glass that lies below them.
  const jewels = new Drawing()
  const at = (radius: number, angle: number) => [radius * Math.sin(angle), -radius * Math.cos(angle)] as const
  for (let ring = 1; ring < rings.length; ring++) {
    const [near, far] = [rings[ring - 1] ?? 0, rings[ring] ?? 0]
    const toneAt = () => glass.tones[Math.max(0, 6 - Math.round(ring * 0.75) + random.whole(0, 1))] ?? glass.lead
    const [left, right] = [toneAt(), toneAt()]
    const shape = shapeOf(ring, random)
    if (shape === 'halves') {
      drawing.polygon(left, [at(near, -half), at(far, -half), at(far, 0), at(near, 0)])
      drawing.polygon(right, [at(near, 0), at(far, 0), at(far, half), at(near, half)])
      continue
    }
    drawing.polygon(left, [at(near, -half), at(far, -half), at(far * 1.02, 0), at(far, half), at(near, half)])
    if (shape !== 'petal') continue
    const middle = (near + far) / 2
    const jewel = random.next() < 0.5 ? random.pick([...glass.accents]) : (glass.tones[6 - ring + 1] ?? right)
    jewels.polygon(jewel, [at(near, 0), at(middle, -half * 0.72), at(far, 0), at(middle, half * 0.72)])
  }
  return drawing.toSvg() + jewels.toSvg()
}
