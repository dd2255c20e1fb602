import { archPath, height, type Placement, width } from './drawing.ts'
import type { Glass } from './glass.ts'
import type { Random } from './random.ts'

/** Arch within arch, like looking through doors to a lit window: a narthex. */
export function arches(random: Random, glass: Glass, { focus }: Placement): string {
  const centre = focus === 'middle' ? width / 2 : random.whole(380, 430)
  const depth = 9
  const spring = random.whole(190, 220)
  const rays = random.pick([9, 11, 13])
  const drawn = Array.from({ length: depth }, (_, i) => {
    const halfWidth = 400 * 0.74 ** i
    const level = Math.min(6, Math.round(i * 0.8))
    const isAccent = i === depth - 3
    const colour = isAccent ? glass.accents[0] : glass.tones[level]
    return `<path fill="${colour}" d="${archPath(centre, halfWidth, spring + i * 3, height + 20)}"/>`
  })
  // Leads radiate from the springing point and stop at the innermost arches.
  const leads = Array.from({ length: rays }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / rays
    const [x, y] = [Math.cos(angle), -Math.sin(angle)]
    const from = random.pick([70, 120, 160])
    const [x1, y1] = [Math.round(centre + x * from), Math.round(spring + 20 + y * from)]
    return `M${x1} ${y1}L${Math.round(centre + x * 700)} ${Math.round(spring + y * 700)}`
  })
  return `${drawn.join('')}<path fill="none" stroke-width="1.5" d="${leads.join('')}"/>`
}
