import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Hold } from '../hold/hold.ts'
import type { Log } from '../log.ts'
import { readJobStats } from './job-stats.ts'
import { findLane } from './lanes.ts'
import type { Worker } from './worker.ts'

/** How often it is said again that a queue is late. */
const repeatMs = 10 * 60_000

interface WatchNeeds {
  readonly clock: Clock
  readonly database: Pick<Database, 'asWorker'>
  readonly hold: Hold
  readonly log: Log
}

/** Writes a line when a queue is late, and when it is on time again. `look` is called every minute or so. */
export function createLateWatch(
  { clock, database, hold, log }: WatchNeeds,
  queues: readonly Pick<Worker, 'queue' | 'lane'>[],
): { look(): Promise<void> } {
  const lanes = new Map(queues.map(({ queue, lane }) => [queue, lane]))
  const saidAt = new Map<string, number>()
  return {
    async look() {
      const now = clock()
      const stats = (await hold.find()) ? [] : await readJobStats(database, now)
      const late = stats.flatMap(({ queue, waiting, oldestSeconds }) => {
        const lane = lanes.get(queue)
        return lane && oldestSeconds * 1000 > findLane(lane).lateMs ? [{ queue, lane, waiting, oldestSeconds }] : []
      })
      for (const { oldestSeconds, ...facts } of late) {
        if (now.getTime() - (saidAt.get(facts.queue) ?? Number.NEGATIVE_INFINITY) < repeatMs) continue
        saidAt.set(facts.queue, now.getTime())
        log.warn({ ...facts, oldestSeconds: Math.round(oldestSeconds) }, 'jobs of a queue are late')
      }
      for (const queue of saidAt.keys())
        if (!late.some((each) => each.queue === queue)) {
          saidAt.delete(queue)
          log.info({ queue }, 'jobs of a queue are on time again')
        }
    },
  }
}
