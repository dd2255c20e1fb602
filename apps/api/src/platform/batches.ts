import { setTimeout as pause } from 'node:timers/promises'

export interface BatchOptions<Request, Done> {
  /** Batches of one name at a time. */
  readonly maxRunning: number
  readonly maxSize: number
  /** How long a batch that is not full waits for more after the one before it has ended. */
  readonly gatherMs: number
  /** Gives one result for each request, in their order. */
  run(requests: readonly Request[]): Promise<readonly PromiseSettledResult<Done>[]>
}

interface Line<Request, Done> {
  readonly waiting: { readonly request: Request; settle(result: PromiseSettledResult<Done>): void }[]
  running: number
}

/**
 * Does together what is asked for while earlier requests of the same name are being done, the first first. A request
 * that comes alone is a batch of its own at once.
 */
export function batchesByName<Request, Done>({ maxRunning, maxSize, gatherMs, run }: BatchOptions<Request, Done>) {
  const lines = new Map<string, Line<Request, Done>>()

  function start(name: string, line: Line<Request, Done>): void {
    if (line.running < maxRunning && line.waiting.length > 0) void runBatches(name, line)
  }

  /** Batches one after another, until nothing is waiting. */
  async function runBatches(name: string, line: Line<Request, Done>): Promise<void> {
    line.running++
    while (line.waiting.length > 0) {
      await runBatch(line.waiting.splice(0, maxSize))
      if (line.waiting.length > 0 && line.waiting.length < maxSize) await pause(gatherMs)
    }
    line.running--
    if (line.running === 0) lines.delete(name)
  }

  async function runBatch(batch: Line<Request, Done>['waiting']): Promise<void> {
    let results: readonly PromiseSettledResult<Done>[] = []
    let failure: unknown = new Error('A batch gave no result for a request')
    try {
      results = await run(batch.map(({ request }) => request))
    } catch (error) {
      failure = error
    }
    for (const [index, { settle }] of batch.entries()) settle(results[index] ?? { status: 'rejected', reason: failure })
  }

  return (name: string, request: Request): Promise<Done> =>
    new Promise((resolve, reject) => {
      const line = lines.get(name) ?? { waiting: [], running: 0 }
      lines.set(name, line)
      line.waiting.push({
        request,
        settle: (result) => (result.status === 'fulfilled' ? resolve(result.value) : reject(result.reason)),
      })
      // What arrived in the same turn of the event loop goes together.
      setImmediate(start, name, line)
    })
}
