import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { boundedQueue } from '../../../platform/bounded-queue.ts'
import { busy, tooManyRequests } from '../../../platform/http/domain-error.ts'
import type { Change, Merged } from './note-doc.rules.ts'

/** A note of a thousand changes takes some milliseconds; only mischief takes longer than this. */
const patienceMs = 2_000

/** Whoever held up all others waits so long before they hold them up again. */
const pauseMs = 60_000

const inTurn = boundedQueue({ atOnce: 1, waiting: 50, full: () => busy(5) })
const paused = new Set<string>()
let ready: Promise<Worker> | undefined

/**
 * Merges a change into a note, in a thread of its own: one that takes too long, or too much memory, is unreadable, and
 * nobody else waits longer for it. Throws BUSY where too many wait already, TOO_MANY_REQUESTS for `who` took too long.
 */
export function mergeChange(who: string, estado: Uint8Array | undefined, change: Change): Promise<Merged> {
  return inTurn(async () => {
    if (paused.has(who)) throw tooManyRequests(pauseMs / 1000)
    ready ??= startThread().catch((error: unknown) => {
      ready = undefined
      throw error
    })
    const thread = await ready
    thread.ref()
    try {
      thread.postMessage({ estado, change })
      const [merged] = await once(thread, 'message', { signal: AbortSignal.timeout(patienceMs) })
      return merged as Merged
    } catch {
      ready = undefined
      paused.add(who)
      setTimeout(() => paused.delete(who), pauseMs).unref()
      await thread.terminate()
      return 'NOTE_UNREADABLE'
    } finally {
      // Between notes it keeps nobody from going home.
      thread.unref()
    }
  })
}

async function startThread(): Promise<Worker> {
  const thread = new Worker(new URL('./merge.thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  await once(thread, 'message')
  // Told to whoever waits for it; where nobody does, the next in line is answered by another one.
  thread.on('error', () => {
    ready = undefined
  })
  return thread
}
