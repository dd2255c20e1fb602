/** Pixels from the window's upper and left edges. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

const gap = 8
/** Share of the window's height, from the top, that stays free of messages: they would cover the text. */
const highestShare = 1 / 3

/**
 * Distance from the window's lower edge at which a message covers none of these parts: above those that are in its way.
 * The message's present position where that would be too high.
 */
export function findClearPlace(message: Box, parts: readonly Box[], windowHeight: number): number {
  const height = message.bottom - message.top
  const beside = parts.filter(({ left, right }) => left < message.right && right > message.left)
  let lower = message.bottom
  for (;;) {
    const inTheWay = beside.filter(({ top, bottom }) => top < lower + gap && bottom > lower - height - gap)
    if (inTheWay.length === 0) return windowHeight - lower
    lower = Math.min(...inTheWay.map(({ top }) => top)) - gap
    if (lower - height < windowHeight * highestShare) return windowHeight - message.bottom
  }
}
