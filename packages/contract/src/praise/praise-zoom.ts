/** The size of a song's text: strictly between its bounds, in larger steps out than in (specification §5, §9). */
export const zoomRules = { least: 0.7, most: 1.5, in: 0.03, out: 0.05, usual: 1 } as const

/** Avoids the rounding errors of binary fractions. */
const rounded = (zoom: number) => Math.round(zoom * 100) / 100

export function isZoom(zoom: number): boolean {
  return zoom > zoomRules.least && zoom < zoomRules.most
}

/** One step larger; unchanged at the upper bound. */
export function zoomedIn(zoom: number): number {
  const next = rounded(zoom + zoomRules.in)
  return isZoom(next) ? next : zoom
}

/** One step smaller; unchanged at the lower bound. */
export function zoomedOut(zoom: number): number {
  const next = rounded(zoom - zoomRules.out)
  return isZoom(next) ? next : zoom
}

/** The nearest allowed size, for pinch gestures, which have no steps. */
export function nearestZoom(zoom: number): number {
  if (!Number.isFinite(zoom)) return zoomRules.usual
  return rounded(Math.min(zoomRules.most - 0.01, Math.max(zoomRules.least + 0.01, zoom)))
}
