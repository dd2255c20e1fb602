import { archPath, height, type Placement, width } from './drawing.ts'
import type { Glass } from './glass.ts'
import type { Random } from './random.ts'

/** How far below the springing point the leads come from. */
const drop = 20

/** Arch within arch, like looking through doors to a lit window: a narthex. */
export function arches(random: Random, glass: Glass, { focus }: Placement): string {
  const centre = focus === 'middle' ? width / 2 : random.whole(380, 430)
  const depth = 9
  const spring = random.whole(190, 220)
  const rays = random.pick([9, 11, 13])
  const drawn = Array.from({ length: depth }, (_, i) => {
    const halfWidth = halfWidthOf(i)
    const level = Math.min(6, Math.round(i * 0.8))
    const isAccent = i === depth - 3
    const colour = isAccent ? glass.accents[0] : glass.tones[level]
    return `<path fill="${colour}" d="${archPath(centre, halfWidth, spring + i * 3, height + 20)}"/>`
  })
  // Leads radiate from below the springing point and begin at one of the inner arches.
  const leads = Array.from({ length: rays }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / rays
    const arch = random.pick([4, 5, 6])
    const from = reach(angle, halfWidthOf(arch), arch * 3 - drop)
    const at = (far: number) =>
      `${Math.round(centre + Math.cos(angle) * far)} ${Math.round(spring + drop - Math.sin(angle) * far)}`
    return `M${at(from)}L${at(700)}`
  })
  return `${drawn.join('')}<path fill="none" stroke-width="1.5" d="${leads.join('')}"/>`
}

function halfWidthOf(arch: number): number {
  return 400 * 0.74 ** arch
}

/** How far a ray goes until it meets an arch that springs so far below its origin: at its bow, or at the wall below. */
function reach(angle: number, halfWidth: number, springs: number): number {
  const [x, y] = [Math.abs(Math.cos(angle)), -Math.sin(angle)]
  // The bow's centre lies beyond the middle (`archPath`).
  const along = 0.7 * halfWidth * x - springs * y
  const bow = -along + Math.sqrt(along ** 2 - (0.7 * halfWidth) ** 2 - springs ** 2 + (1.7 * halfWidth) ** 2)
  return bow * y > springs ? halfWidth / x : bow
}
