import { type BoundedQueueOptions, boundedQueue } from './bounded-queue.ts'

/**
 * Runs work of the same name one after the other within this process. Throws at once if too much work of that name is
 * waiting.
 */
export function turnsByName(options: Omit<BoundedQueueOptions, 'atOnce'>) {
  const lines = new Map<string, { readonly inTurn: ReturnType<typeof boundedQueue>; size: number }>()

  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(name) ?? { inTurn: boundedQueue({ ...options, atOnce: 1 }), size: 0 }
    lines.set(name, line)
    line.size++
    try {
      return await line.inTurn(work)
    } finally {
      line.size--
      if (line.size === 0) lines.delete(name)
    }
  }
}
