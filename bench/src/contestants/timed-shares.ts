/** How long one call takes in µs, over many of them after some to warm up: by `p50` and `p99`. */
export function timedShares(
  call: () => Promise<unknown>,
  { warmUp, calls }: { readonly warmUp: number; readonly calls: number },
) {
  async function times(): Promise<number[]> {
    for (let run = 0; run < warmUp; run++) await call()
    const all: number[] = []
    for (let run = 0; run < calls; run++) {
      const begun = performance.now()
      await call()
      all.push((performance.now() - begun) * 1000)
    }
    return all.sort((a, b) => a - b)
  }
  const share = async (part: number) => (await times())[Math.floor(calls * part)] ?? Number.NaN
  return { p50: () => share(0.5), p99: () => share(0.99) }
}
