const firstMs = 10_000
const longestMs = 60_000

/**
 * How an open payment is read where no event says that it changed: after 10 seconds, then ever more rarely, up to once in
 * a minute. The gateway itself is asked at the fourth reading and after twice as many each time: its calls are limited,
 * and a full church shares one address.
 * @param count readings so far
 */
export function planReading(count: number): { readonly delayMs: number; readonly asksGateway: boolean } {
  const number = count + 1
  const isPowerOfTwo = (number & (number - 1)) === 0
  return { delayMs: Math.min(longestMs, Math.round(firstMs * 1.5 ** count)), asksGateway: number >= 4 && isPowerOfTwo }
}

/** Who returns to the page sooner than this after the gateway was asked only reads what is known here. */
export const gatewayRestMs = 20_000
