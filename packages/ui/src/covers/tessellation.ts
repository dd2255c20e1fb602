import { Drawing, height, width } from './drawing.ts'
import type { Glass } from './glass.ts'
import type { Random } from './random.ts'

/** Diamond quarries, each corner a little off true, lit from one upper corner. */
export function tessellation(random: Random, glass: Glass): string {
  const columns = random.whole(5, 7)
  const rows = 5
  const [w, h] = [width / columns, height / rows]
  const light = { x: random.pick([0.15, 0.5, 0.85]) * width, y: -40 }
  const corners = new Map<string, readonly [number, number]>()
  const corner = (column: number, row: number) => {
    const key = `${column} ${row}`
    const made =
      corners.get(key) ??
      ([(column * w) / 2 + random.between(-0.11, 0.11) * w, (row * h) / 2 + random.between(-0.11, 0.11) * h] as const)
    corners.set(key, made)
    return made
  }
  const drawing = new Drawing()
  for (let row = 0; row <= rows * 2; row++) {
    for (let column = row % 2; column <= columns * 2; column += 2) {
      const distance = Math.hypot((column * w) / 2 - light.x, (row * h) / 2 - light.y) / 620
      const level = Math.round(6 - distance * 6.5 + random.between(-1.1, 1.1))
      const isAccent = random.next() < 0.06
      const tone = glass.tones[Math.min(6, Math.max(0, level))] ?? glass.lead
      drawing.polygon(isAccent ? random.pick([...glass.accents]) : tone, [
        corner(column - 1, row),
        corner(column, row - 1),
        corner(column + 1, row),
        corner(column, row + 1),
      ])
    }
  }
  return drawing.toSvg()
}
