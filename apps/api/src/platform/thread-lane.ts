import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { boundedQueue, type QueueShare } from './bounded-queue.ts'
import { busy } from './errors/domain-error.ts'

export interface ThreadLaneOptions {
  /** A program that says that it is ready, and then answers each message with one. The bundle has it too. */
  readonly program: URL
  /** Work that takes longer is given up. */
  readonly patienceMs: number
  readonly waiting: number
  /** Whether the thread stays for the next piece of work; else it takes no memory between them. */
  readonly keepsThread: boolean
  /** Memory of the thread; work that needs more is given up. */
  readonly heapMegabytes?: number
}

/**
 * Does one piece of work at a time; undefined where it took too long, or failed. Throws BUSY where too many wait, of all or of
 * those that share a place with it.
 */
export type ThreadLane<Work, Done> = (work: Work, shares?: readonly QueueShare[]) => Promise<Done | undefined>

/** Places in a lane of documents: one purchase, and one church, leave room for others. */
export const documentShares = (church: string, document: string): QueueShare[] => [
  { owner: church, places: 24 },
  { owner: `${church}/${document}`, places: 4 },
]

/** A queue before a thread of its own, which ends with work that is given up. */
export function createThreadLane<Work, Done>(options: ThreadLaneOptions): ThreadLane<Work, Done> {
  const { program, patienceMs, waiting, keepsThread, heapMegabytes = 128 } = options
  const inTurn = boundedQueue({ atOnce: 1, waiting, full: () => busy(5) })
  let ready: Promise<Worker> | undefined

  async function startThread(): Promise<Worker> {
    const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } })
    await once(thread, 'message')
    // Work under way learns of it itself; without any, the next is done by another thread.
    thread.on('error', () => {
      ready = undefined
    })
    return thread
  }

  async function end(thread: Worker): Promise<void> {
    ready = undefined
    await thread.terminate()
  }

  return (work, shares) =>
    inTurn(async () => {
      ready ??= startThread().catch((error: unknown) => {
        ready = undefined
        throw error
      })
      const thread = await ready
      thread.ref()
      try {
        thread.postMessage(work)
        const [done] = await once(thread, 'message', { signal: AbortSignal.timeout(patienceMs) })
        if (!keepsThread) await end(thread)
        return done as Done
      } catch {
        await end(thread)
        return undefined
      } finally {
        // Without work it keeps no process alive.
        thread.unref()
      }
    }, shares)
}
