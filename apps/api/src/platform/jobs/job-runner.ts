import { setTimeout as after } from 'node:timers/promises'
import type { Tx } from '../database/database.ts'
import type { Held, Hold } from '../hold/hold.ts'
import { createLogLimit } from '../log-limit.ts'
import type { Targets } from '../targets.ts'
import { type AttemptNeeds, attemptJob, findCode, type JobOutcome, leaseMs } from './job-attempt.ts'
import { findDueQueues, type TakenJob, takeJobs } from './jobs.queries.ts'
import { findLane, type LaneName, laneNames } from './lanes.ts'
import type { Worker } from './worker.ts'

const pollMs = 1000
/** Where the database does not answer. */
const retryMs = 5000

export interface RunnerNeeds extends Omit<AttemptNeeds, 'limitLog'> {
  readonly hold: Hold
  readonly targets: Targets
}

/** Waits so long, or until the signal aborts. */
export type Rest = (ms: number, stopping: AbortSignal) => Promise<void>

const restByTimer: Rest = (ms, signal) => after(ms, undefined, { signal }).catch(() => {})

export interface RunnerOptions {
  readonly rest?: Rest
  /** Told of each attempt that ended. */
  readonly onEnd?: (worker: Pick<Worker, 'queue' | 'lane'>, outcome: JobOutcome) => void
}

export interface JobRunner {
  /** Does what is due, from now on. */
  start(): void
  /** Takes nothing new, and resolves once what is under way has ended. */
  stop(): Promise<void>
  /** Does what is due now, as many as are taken at once, and tells how many that were. */
  runDue(): Promise<number>
  /** Why jobs were held when that was last looked for; undefined while they run. */
  readonly held: Held | undefined
  /** Looks for it, without taking any. */
  lookForHold(): Promise<Held | undefined>
}

/** Does the jobs of these workers' queues, of all churches, lane by lane. Any number of processes may run one. */
export function createJobRunner(
  needs: RunnerNeeds,
  workers: readonly Worker[],
  { rest = restByTimer, onEnd = () => {} }: RunnerOptions = {},
): JobRunner {
  const { database, clock, log } = needs
  const attemptNeeds: AttemptNeeds = { ...needs, limitLog: createLogLimit(clock) }
  const byQueue = new Map(workers.map((worker) => [worker.queue, worker]))
  const underWay = new Set<RunningJob>()
  const stopping = new AbortController()
  let loop: Promise<void> | undefined
  let held: Held | undefined
  /** Jobs that have ended so far. */
  let endings = 0

  async function begin(): Promise<RunningJob[]> {
    const taken = await database.asWorker(takeDue)
    return taken.map(({ worker, job }) => {
      // A job whose end cannot be written down is done again when its lease has ended.
      const ended = attemptJob(attemptNeeds, worker, job)
        .then((outcome) => onEnd(worker, outcome))
        .catch((error: unknown) =>
          log.error({ queue: job.queue, error: findCode(error) }, 'a job could not be settled'),
        )
        .finally(() => {
          underWay.delete(run)
          endings += 1
        })
      const run: RunningJob = { lane: worker.lane, igrejaId: job.igrejaId, ended }
      underWay.add(run)
      return run
    })
  }

  async function takeDue(tx: Tx): Promise<{ worker: Worker; job: TakenJob }[]> {
    const now = clock()
    noteHold(await needs.hold.findIn(tx))
    if (held) return []
    const allDue = await findDueQueues(tx, now)
    const taken: { worker: Worker; job: TakenJob }[] = []
    for (const lane of laneNames) {
      const due = allDue.filter(({ queue }) => byQueue.get(queue)?.lane === lane)
      const freeSlots = findFreeSlots(lane)
      if (due.length === 0 || freeSlots < 1) continue
      const { slotsPerChurch } = findLane(lane)
      const leaseEnds = new Date(now.getTime() + leaseMs)
      const jobs = await takeJobs(tx, {
        due,
        freeSlots,
        slotsPerChurch,
        running: countByChurch(lane),
        now,
        leaseEnds,
      })
      for (const job of jobs) {
        const worker = byQueue.get(job.queue)
        if (worker) taken.push({ worker, job })
      }
    }
    return taken
  }

  const listRunning = (lane: LaneName) => [...underWay].filter((run) => run.lane === lane)

  function findFreeSlots(name: LaneName): number {
    const { slots, target } = findLane(name)
    const state = target ? needs.targets.findState(target) : 'awake'
    const usable = { awake: slots, 'probe due': 1, resting: 0 }[state]
    return usable - listRunning(name).length
  }

  function countByChurch(lane: LaneName): Map<number, number> {
    const counts = new Map<number, number>()
    for (const { igrejaId } of listRunning(lane)) counts.set(igrejaId, (counts.get(igrejaId) ?? 0) + 1)
    return counts
  }

  function noteHold(found: Held | undefined): void {
    if (found && found.kind !== held?.kind)
      log.warn({ ...found }, 'jobs are held: nothing is charged, mailed or pushed')
    if (held && !found) log.info({}, 'jobs run again')
    held = found
  }

  async function runUntilStopped(): Promise<void> {
    const { signal } = stopping
    while (!signal.aborted) {
      const before = endings
      const begun = await begin().catch(async (error: unknown) => {
        log.warn({ error: findCode(error) }, 'jobs cannot be taken')
        await rest(retryMs, signal)
        return []
      })
      // More may be due in a lane as soon as one of its jobs has ended, also while it was looked for.
      if (begun.length === 0 && endings === before) await restUntilEnd(signal)
    }
  }

  async function restUntilEnd(signal: AbortSignal): Promise<void> {
    const woken = new AbortController()
    const pause = rest(pollMs, AbortSignal.any([signal, woken.signal]))
    await Promise.race([pause, ...[...underWay].map(({ ended }) => ended)])
    woken.abort()
  }

  return {
    start() {
      loop ??= runUntilStopped()
    },
    async stop() {
      stopping.abort()
      await loop
      await Promise.all([...underWay].map(({ ended }) => ended))
    },
    async runDue() {
      const begun = await begin()
      await Promise.all(begun.map(({ ended }) => ended))
      return begun.length
    },
    get held() {
      return held
    },
    async lookForHold() {
      noteHold(await needs.hold.find())
      return held
    },
  }
}

interface RunningJob {
  readonly lane: LaneName
  readonly igrejaId: number
  /** Never rejects. */
  readonly ended: Promise<void>
}
