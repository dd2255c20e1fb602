import { type QueueStats, readJobStats } from '@narthex/api/platform/jobs/job-stats'
import type { Platform } from '@narthex/api/platform/platform'
import { Gauge, type Registry } from 'prom-client'
import type { Product } from '../product.ts'

/** Time in milliseconds for which the scrapes of a process share an answer. */
const keepMs = 5000

type Needs = Pick<Product, 'queues'> & { readonly platform: Pick<Platform, 'clock' | 'database' | 'hold' | 'targets'> }

/** Jobs by queue and lane, read from the database when the metrics are asked for: all processes tell the same. */
export function observeJobs(registry: Registry, { platform, queues }: Needs): void {
  const lanes = new Map(queues.map(({ queue, lane }) => [queue, lane as string]))
  const registers = [registry]
  let answer: { readonly at: number; readonly stats: Promise<QueueStats[]> } | undefined
  const readStats = (): Promise<QueueStats[]> => {
    const now = platform.clock()
    if (!answer || now.getTime() - answer.at > keepMs)
      // While the database is away there is nothing to tell of jobs; the other metrics are told.
      answer = { at: now.getTime(), stats: readJobStats(platform.database, now).catch(() => []) }
    return answer.stats
  }
  const gauge = (name: string, help: string, read: (stats: QueueStats) => number) =>
    new Gauge({
      name,
      help,
      registers,
      labelNames: ['queue', 'lane'],
      async collect() {
        this.reset()
        for (const stats of await readStats())
          this.set({ queue: stats.queue, lane: lanes.get(stats.queue) ?? 'none' }, read(stats))
      },
    })
  gauge('narthex_jobs_waiting', 'Jobs that are due and not begun', ({ waiting }) => waiting)
  gauge('narthex_jobs_oldest_seconds', 'How long the oldest of those has been due', (stats) => stats.oldestSeconds)
  gauge('narthex_jobs_running', 'Jobs that are under way', ({ running }) => running)
  gauge('narthex_jobs_given_up', 'Jobs that were given up and wait for a person', ({ givenUp }) => givenUp)
  new Gauge({
    name: 'narthex_jobs_held',
    help: '1 while no job runs: after a restore, or in a rehearsal',
    registers,
    async collect() {
      this.set((await platform.hold.find().catch(() => undefined)) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'narthex_targets_resting',
    help: 'Others that do not answer and rest',
    registers,
    labelNames: ['kind'],
    collect() {
      for (const kind of ['mail', 'gateway', 'push', 'web'] as const)
        this.set({ kind }, platform.targets.countResting(kind))
    },
  })
}
