import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { boundedQueue } from '../../../platform/bounded-queue.ts'
import { busy } from '../../../platform/errors/domain-error.ts'
import type { Change, Merged } from './note-doc.rules.ts'

export interface MergeLaneOptions {
  /** A merge that takes longer is given up. */
  readonly patienceMs: number
  readonly waiting: number
  /** Whether the thread stays for the next merge; else it takes no memory between them. */
  readonly keepsThread: boolean
}

/** Merges one change at a time; undefined where it took too long or too much memory. Throws BUSY where too many wait. */
export type MergeLane = (estado: Uint8Array | undefined, change: Change) => Promise<Merged | undefined>

/** A queue before a thread of its own, which ends with a merge that is given up. */
export function createMergeLane({ patienceMs, waiting, keepsThread }: MergeLaneOptions): MergeLane {
  const inTurn = boundedQueue({ atOnce: 1, waiting, full: () => busy(5) })
  let ready: Promise<Worker> | undefined

  async function startThread(): Promise<Worker> {
    const thread = new Worker(new URL('./merge.thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    await once(thread, 'message')
    // A merge under way learns of it itself; without one, the next is answered by another thread.
    thread.on('error', () => {
      ready = undefined
    })
    return thread
  }

  async function end(thread: Worker): Promise<void> {
    ready = undefined
    await thread.terminate()
  }

  return (estado, change) =>
    inTurn(async () => {
      ready ??= startThread().catch((error: unknown) => {
        ready = undefined
        throw error
      })
      const thread = await ready
      thread.ref()
      try {
        thread.postMessage({ estado, change })
        const [merged] = await once(thread, 'message', { signal: AbortSignal.timeout(patienceMs) })
        if (!keepsThread) await end(thread)
        return merged as Merged
      } catch {
        await end(thread)
        return undefined
      } finally {
        // Between notes it keeps no process alive.
        thread.unref()
      }
    })
}
