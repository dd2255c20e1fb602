const firstMs = 10_000
const longestMs = 60_000

/**
 * Schedule for reading an open payment where no event reports a change: after 10 seconds, then ever more rarely, up to
 * once in a minute. The gateway itself is asked at the fourth reading and after twice as many each time: its calls are
 * limited, and a full church shares one address.
 * @param count readings so far
 */
export function planReading(count: number): { readonly delayMs: number; readonly asksGateway: boolean } {
  const number = count + 1
  const isPowerOfTwo = (number & (number - 1)) === 0
  return { delayMs: Math.min(longestMs, Math.round(firstMs * 1.5 ** count)), asksGateway: number >= 4 && isPowerOfTwo }
}

/** Minimum time between two questions to the gateway: sooner, a returning payer only reads the server's state. */
export const gatewayRestMs = 20_000
