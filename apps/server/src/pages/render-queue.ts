import { busy } from '@narthex/api/platform/errors/domain-error'

export interface RenderLimits {
  /** Pages rendered at the same time: while one waits for its data, another one renders. */
  readonly atOnce: number
  /** Pages that render or wait: in total, per address and per church. */
  readonly places: number
  readonly placesPerAddress: number
  readonly placesPerChurch: number
}

/**
 * Usual limits: a page takes about 25 ms, so the last in a full queue waits two seconds. When a church publishes, all
 * its pages must be rendered again, and a whole hall behind one address may request them; each is rendered once.
 */
export const renderLimits: RenderLimits = { atOnce: 4, places: 96, placesPerAddress: 24, placesPerChurch: 48 }

/** The client's address and the church of a page. */
export interface Asker {
  readonly address: string
  readonly church: string
}

/** Runs a rendering when its turn comes. */
export type RenderQueue = <T>(asker: Asker, make: () => Promise<T>) => Promise<T>

const retryAfterSeconds = 2

/**
 * Limits concurrent rendering. Addresses take turns, so that an address with many requests delays only itself; requests
 * above the limits are refused at once with 503, which costs almost nothing.
 */
export function renderQueue({ atOnce, places, placesPerAddress, placesPerChurch }: RenderLimits): RenderQueue {
  /** Waiting renderings by address; the first address has the next turn. */
  const lines = new Map<string, (() => void)[]>()
  const byAddress = counts()
  const byChurch = counts()
  let taken = 0
  let running = 0

  function callNext(): void {
    const next = lines.entries().next().value
    if (!next) return
    const [address, line] = next
    lines.delete(address)
    line.shift()?.()
    if (line.length > 0) lines.set(address, line)
  }

  function turn(address: string): Promise<void> {
    return new Promise((resolve) => {
      const line = lines.get(address)
      if (line) line.push(resolve)
      else lines.set(address, [resolve])
    })
  }

  return async ({ address, church }, make) => {
    const isFull =
      taken >= places || byAddress.of(address) >= placesPerAddress || byChurch.of(church) >= placesPerChurch
    if (isFull) throw busy(retryAfterSeconds)
    taken++
    byAddress.add(address, 1)
    byChurch.add(church, 1)
    try {
      // The slot passes to the next waiting page, so `running` stays correct for requests that arrive in between.
      if (running >= atOnce) await turn(address)
      else running++
      return await make()
    } finally {
      taken--
      byAddress.add(address, -1)
      byChurch.add(church, -1)
      if (lines.size > 0) callNext()
      else running--
    }
  }
}

function counts() {
  const counted = new Map<string, number>()
  return {
    of: (name: string) => counted.get(name) ?? 0,
    add(name: string, change: 1 | -1) {
      const count = (counted.get(name) ?? 0) + change
      if (count > 0) counted.set(name, count)
      else counted.delete(name)
    },
  }
}
