/** The sides of an element in the window, as `getBoundingClientRect` gives them. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Neighbours of one line differ by as much. */
const slackPx = 8
/** Weight of the sideways distance: lower than the vertical one, so that focus moves to the next line, not past it. */
const asideShare = 0.35

/**
 * The element above or below another, as a remote control moves: the nearest line, and in it what stands most nearly in the same
 * column. What has scrolled out of the window sideways is passed over.
 * @param width of the window
 */
export function nearestAlong<T extends { readonly box: Box }>(
  from: Box,
  stops: readonly T[],
  way: 'up' | 'down',
  width: number,
): { readonly stop: T; readonly gap: number } | undefined {
  let nearest: { stop: T; gap: number; cost: number } | undefined
  for (const stop of stops) {
    const { box } = stop
    const gap = way === 'down' ? box.top - from.bottom : from.top - box.bottom
    const isBeside = middle(box.left, box.right) < 0 || middle(box.left, box.right) > width
    if (gap < -slackPx || isBeside) continue
    const cost = gap + aside(from, box) * asideShare
    if (!nearest || cost < nearest.cost) nearest = { stop, gap, cost }
  }
  return nearest
}

/** Horizontal distance between two boxes; 0 where they overlap. */
function aside(one: Box, other: Box): number {
  return Math.max(0, other.left - one.right, one.left - other.right)
}

const middle = (from: number, to: number) => (from + to) / 2
