/** Collects pieces of glass by colour, so that the SVG stays small. */
export const width = 600
export const height = 400

/** Where a window's centre lies: to the side, leaving room for text, or in the middle. `id` is the drawing's own. */
export interface Placement {
  readonly id: string
  readonly focus: 'side' | 'middle'
}

export class Drawing {
  private readonly pieces = new Map<string, string[]>()

  /** Adds a closed piece of glass through the points. */
  polygon(colour: string, points: readonly (readonly [number, number])[]): void {
    const [first, ...rest] = points
    if (!first) return
    let from = rounded(first)
    let path = `M${from[0]} ${from[1]}`
    for (const point of rest) {
      const to = rounded(point)
      path += `l${to[0] - from[0]} ${to[1] - from[1]}`
      from = to
    }
    this.path(colour, `${path}z`)
  }

  /** Adds a piece by its SVG path. */
  path(colour: string, path: string): void {
    const gathered = this.pieces.get(colour)
    if (gathered) gathered.push(path)
    else this.pieces.set(colour, [path])
  }

  toSvg(): string {
    return [...this.pieces].map(([colour, paths]) => `<path fill="${colour}" d="${paths.join('')}"/>`).join('')
  }
}

/** A pointed arch standing on `bottom`: half-width, springing height and rise decide its shape. */
export function archPath(centre: number, halfWidth: number, spring: number, bottom: number): string {
  const [x, w, s, b] = [centre, halfWidth, spring, bottom].map(Math.round) as [number, number, number, number]
  const radius = Math.round(w * 1.7)
  const rise = Math.round(Math.sqrt(radius ** 2 - (radius - w) ** 2))
  return `M${x - w} ${b}V${s}A${radius} ${radius} 0 0 1 ${x} ${s - rise}A${radius} ${radius} 0 0 1 ${x + w} ${s}V${b}z`
}

function rounded([x, y]: readonly [number, number]): [number, number] {
  return [Math.round(x), Math.round(y)]
}
