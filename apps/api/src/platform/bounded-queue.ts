export interface BoundedQueueOptions {
  readonly atOnce: number
  readonly waiting: number
  /** Error for a full queue, and for a full share. */
  readonly full: () => Error
}

/** How many places of a queue one owner may have: a church, a purchase. */
export interface QueueShare {
  readonly owner: string
  readonly places: number
}

/**
 * Bounded FIFO queue with a concurrency limit. Throws at once when the queue is full, or a share of it that the work belongs to.
 */
export function boundedQueue({ atOnce, waiting, full }: BoundedQueueOptions) {
  const line: (() => void)[] = []
  const taken = new Map<string, number>()
  let running = 0

  function count({ owner }: QueueShare, change: 1 | -1): void {
    const places = (taken.get(owner) ?? 0) + change
    if (places > 0) taken.set(owner, places)
    else taken.delete(owner)
  }

  async function runInTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++
    else if (line.length >= waiting) throw full()
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      // The slot passes to the next in the queue, so that new callers cannot overtake.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }

  return async <T>(work: () => Promise<T>, shares: readonly QueueShare[] = []): Promise<T> => {
    if (shares.some(({ owner, places }) => (taken.get(owner) ?? 0) >= places)) throw full()
    for (const share of shares) count(share, 1)
    try {
      return await runInTurn(work)
    } finally {
      for (const share of shares) count(share, -1)
    }
  }
}
