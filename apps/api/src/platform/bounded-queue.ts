export interface BoundedQueueOptions {
  readonly atOnce: number
  readonly waiting: number
  /** Error for a full queue. */
  readonly full: () => Error
}

/** Bounded FIFO queue with a concurrency limit. Throws at once when the queue is full. */
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
      // The slot passes to the next in the queue, so that new callers cannot overtake.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
