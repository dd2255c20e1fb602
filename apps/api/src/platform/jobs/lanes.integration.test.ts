import { beforeEach, describe, expect, it } from 'vitest'
import { plainQueue } from '../../testing/plain-queue.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { isTimeoutError, maxTimeouts, probeEveryMs } from '../targets.ts'
import type { ChurchCall } from '../work/transactions.ts'
import type { JobOutcome } from './job-attempt.ts'
import { type JobQueue, pauseAfterMs } from './job-queue.ts'
import { createJobRunner } from './job-runner.ts'
import { readJobStats } from './job-stats.ts'
import { enqueueAll } from './jobs.ts'
import { keepMs, type LaneName, lanes, mailTarget } from './lanes.ts'
import { createLateWatch } from './late-queues.ts'
import { type Job, workerFor } from './worker.ts'

const startsAt = new Date('2026-11-24T12:00:00Z')
const timeout = Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })

describe('lanes of jobs', () => {
  const test = setUpChurches({ videira: {}, farol: {} }, { startsAt })
  const lines: (readonly [object, string])[] = []

  beforeEach(async () => {
    lines.length = 0
    await test.asOwner((owner) => owner.exec('truncate tarefa'))
  })

  type Handle = (call: ChurchCall, job: Job<{ word: string }>) => Promise<void>
  const queueIn = (lane: LaneName, own: Partial<JobQueue<{ word: string }>> = {}) => ({
    ...plainQueue,
    name: lane,
    lane,
    ...own,
  })
  const enqueue = (queue: JobQueue<{ word: string }>, words: number, church = test.videira) =>
    test.platform.transactions.inChurch(church, (work) =>
      enqueueAll(
        work,
        queue,
        Array.from({ length: words }, (_, index) => ({ data: { word: `${church.codigo} ${index}` } })),
      ),
    )
  const rows = (queue: string) =>
    test.asOwner((owner) =>
      owner.query<{ tentativas: number; morta: boolean; erro: string | null }>(
        'select tentativas, flag_morta as morta, erro from tarefa where fila = $1 order by tentativas desc',
        [queue],
      ),
    )
  /** Handlers that never end until they are released. */
  const stuck = () => {
    const begun: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const handle: Handle = async (_church, { data }) => {
      begun.push(data.word)
      await promise
    }
    return { begun, handle, release: resolve }
  }

  it.each([
    ['a lane whose jobs are all stuck holds up no other', 'mail', true],
    ['control: in one lane the others wait for them', 'timers', false],
  ] as const)('%s', async (_title, lane, isDone) => {
    const slow = queueIn(lane, { name: 'slow' })
    const quick = queueIn('timers', { name: 'quick' })
    for (const church of [test.videira, test.farol]) await enqueue(slow, 5, church)
    test.advance(1)
    await enqueue(quick, 1)
    const { begun, handle, release } = stuck()
    const done: string[] = []
    const runner = createJobRunner(test.platform, [
      workerFor(slow, handle),
      workerFor(quick, async (_call, { data }) => void done.push(data.word)),
    ])
    const first = runner.runDue()
    await expect.poll(() => begun).toHaveLength(lanes[lane].slots)
    if (isDone) await expect.poll(() => done).toHaveLength(1)
    else expect([done, await rows('quick')]).toEqual([[], [{ tentativas: 0, morta: false, erro: null }]])
    release()
    await first
  })

  it('take the church with the fewest running jobs first, and leave room for others', async () => {
    const queue = queueIn('payments')
    await enqueue(queue, 6)
    const { begun, handle, release } = stuck()
    const runner = createJobRunner(test.platform, [workerFor(queue, handle)])
    const first = runner.runDue()
    const share = lanes.payments.slotsPerChurch
    await expect.poll(() => begun).toHaveLength(share)
    expect(share).toBeLessThan(lanes.payments.slots)
    // Later than those of the first church that still wait.
    test.advance(1000)
    await enqueue(queue, 6, test.farol)
    const second = runner.runDue()
    await expect.poll(() => begun).toHaveLength(lanes.payments.slots)
    expect(begun.slice(share).every((word) => word.startsWith('farol'))).toBe(true)
    release()
    await Promise.all([first, second])
    while ((await runner.runDue()) > 0);
    expect(begun).toHaveLength(12)
  })

  it('end what takes longer than its deadline: its place is free, its signal aborted, and it is tried again', async () => {
    const queue = queueIn('upkeep', { deadlineMs: 5 })
    await enqueue(queue, 1)
    const ended = Promise.withResolvers<void>()
    let aborted: unknown
    const outcomes: JobOutcome[] = []
    const handle: Handle = async (_church, { signal, attempt }) => {
      if (attempt > 1) return
      signal.addEventListener('abort', () => {
        aborted = signal.reason
      })
      await ended.promise
    }
    const runner = createJobRunner(test.platform, [workerFor(queue, handle)], {
      onEnd: (_worker, outcome) => outcomes.push(outcome),
    })
    expect(await runner.runDue()).toBe(1)
    expect(aborted).toMatchObject({ name: 'DeadlineError' })
    expect(await rows('upkeep')).toEqual([{ tentativas: 1, morta: false, erro: 'DeadlineError' }])
    // Its late end changes nothing.
    ended.resolve()
    test.advance(pauseAfterMs(1))
    expect(await runner.runDue()).toBe(1)
    expect([await rows('upkeep'), outcomes]).toEqual([[], ['failed', 'done']])
  })

  it('let a target rest that does not answer: one job a minute tries it, and no attempt of the others counts', async () => {
    const queue = queueIn('mail')
    await enqueue(queue, 20)
    let calls = 0
    let answers = false
    const call = async () => {
      calls += 1
      if (!answers) throw timeout
    }
    const handle: Handle = () => test.platform.targets.call(mailTarget, call, isTimeoutError)
    const runner = createJobRunner(test.platform, [workerFor(queue, handle)])
    while ((await runner.runDue()) > 0);
    expect(calls).toBe(maxTimeouts)
    for (let minute = 1; minute <= 5; minute++) {
      test.advance(probeEveryMs)
      while ((await runner.runDue()) > 0);
      expect(calls).toBe(maxTimeouts + minute)
    }
    expect((await rows('mail')).filter(({ tentativas }) => tentativas === 0).length).toBeGreaterThanOrEqual(12)
    answers = true
    for (let minute = 1; minute <= 10; minute++) {
      test.advance(probeEveryMs)
      while ((await runner.runDue()) > 0);
    }
    expect(await rows('mail')).toEqual([])
  })

  it('give mail up after two days, not after a night, and other jobs after hours', async () => {
    const [mail, timer] = [queueIn('mail'), queueIn('timers')]
    await enqueue(mail, 1)
    await enqueue(timer, 1)
    const fail: Handle = async () => {
      throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
    }
    const runner = createJobRunner(test.platform, [workerFor(mail, fail), workerFor(timer, fail)])
    const pass = async (hours: number) => {
      for (let quarter = 0; quarter < 4 * hours; quarter++) {
        while ((await runner.runDue()) > 0);
        test.advance(15 * 60_000)
      }
    }
    await pass(14)
    expect((await rows('mail'))[0]).toMatchObject({ morta: false, erro: 'ECONNREFUSED' })
    expect((await rows('timers'))[0]).toMatchObject({ morta: true, tentativas: lanes.timers.maxAttempts })
    await pass(33)
    expect((await rows('mail'))[0]).toMatchObject({ morta: false })
    await pass(4)
    expect((await rows('mail'))[0]).toMatchObject({ morta: true })
    expect(test.now.getTime() - startsAt.getTime()).toBeGreaterThan(keepMs)
  })

  it('are counted by queue, and a queue that is late is said, once in a while, until it is on time', async () => {
    const queue = queueIn('timers')
    await enqueue(queue, 2)
    const log = { ...test.platform.log, info: noting, warn: noting }
    const watch = createLateWatch({ ...test.platform, log: log as never }, [{ queue: 'timers', lane: 'timers' }])
    const { begun, handle, release } = stuck()
    const runner = createJobRunner(test.platform, [workerFor(queue, handle)])
    const first = runner.runDue()
    await expect.poll(() => begun).toHaveLength(2)
    await enqueue(queue, 3, test.farol)
    await watch.look()
    expect(lines).toEqual([])
    test.advance(lanes.timers.lateMs - 1)
    const stats = () => readJobStats(test.platform.database, test.now)
    expect(await stats()).toMatchObject([
      { queue: 'timers', waiting: 3, running: 2, givenUp: 0, oldestSeconds: 59.999 },
    ])
    await watch.look()
    expect(lines).toEqual([])
    test.advance(1000)
    await watch.look()
    await watch.look()
    const late = { queue: 'timers', lane: 'timers', waiting: 5, oldestSeconds: 61 }
    expect(lines).toEqual([[late, 'jobs of a queue are late']])
    release()
    await first
    while ((await runner.runDue()) > 0);
    await watch.look()
    expect(lines.slice(1)).toEqual([[{ queue: 'timers' }, 'jobs of a queue are on time again']])
    expect(await stats()).toEqual([])
  })

  function noting(facts: object, text: string): void {
    lines.push([facts, text])
  }
})
