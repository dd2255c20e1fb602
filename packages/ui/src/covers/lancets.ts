import { archPath, Drawing, height, type Placement, width } from './drawing.ts'
import type { Glass } from './glass.ts'
import type { Random } from './random.ts'

/** A row of tall narrow windows, the middle ones highest, with panes that brighten towards the head. */
export function lancets(random: Random, glass: Glass, { id }: Placement): string {
  const count = random.pick([5, 6])
  const step = width / count
  const half = step * 0.43
  const drawing = new Drawing()
  const heads: string[] = []
  const shared = random.whole(0, 2)
  for (let i = 0; i < count; i++) {
    const centre = step * (i + 0.5)
    const fromMiddle = Math.abs(i + 0.5 - count / 2) / (count / 2)
    const spring = 90 + fromMiddle * 80
    heads.push(archPath(centre, half, spring, height + 20))
    const rows = count === 5 ? 4 : 3
    const top = spring - half * 1.6
    for (let row = 0; row < rows; row++) {
      const [y, next] = [top + ((height - top) / rows) * row, top + ((height - top) / rows) * (row + 1)]
      const middle = (y + next) / 2
      const tone = (shift: number) => {
        const level = Math.round(5 - row * 0.7 - fromMiddle * 1.5 + shift + random.whole(0, 1))
        return glass.tones[Math.min(6, Math.max(0, level))] ?? glass.lead
      }
      drawing.polygon(tone(0), [
        [centre - half, y],
        [centre, middle],
        [centre - half, next],
      ])
      drawing.polygon(tone(0), [
        [centre + half, y],
        [centre, middle],
        [centre + half, next],
      ])
      const jewel = (row + i + shared) % 5 === 0 ? glass.accents[(row + shared) % 2] : undefined
      drawing.polygon(jewel ?? tone(1), [
        [centre - half, y],
        [centre + half, y],
        [centre, middle],
      ])
      drawing.polygon(tone(-1), [
        [centre - half, next],
        [centre + half, next],
        [centre, middle],
      ])
    }
  }
  const frames = heads.join('')
  const clip = `<clipPath id="${id}"><path d="${frames}"/></clipPath>`
  return `${clip}<g clip-path="url(#${id})">${drawing.toSvg()}</g><path fill="none" stroke-width="3" d="${frames}"/>`
}
