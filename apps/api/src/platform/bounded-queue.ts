export interface BoundedQueueOptions {
  readonly atOnce: number
  readonly waiting: number
  /** What is thrown where all places are taken. */
  readonly full: () => Error
}

/** Runs a piece of heavy work when its turn comes. Throws at once where too many wait already. */
export function boundedQueue({ atOnce, waiting, full }: BoundedQueueOptions) {
  const line: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else if (line.length >= waiting) throw full()
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes to the next in line, so that nobody who comes now is served first.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
