import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { plainQueue } from '../../testing/plain-queue.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { queryRows } from '../database/database.ts'
import type { ChurchScope } from '../scope/scope.ts'
import type { ChurchCall } from '../work/transactions.ts'
import { leaseMs } from './job-attempt.ts'
import { HopelessJobError, pauseAfterMs } from './job-queue.ts'
import { createJobRunner, type Rest } from './job-runner.ts'
import { enqueue, type JobOptions } from './jobs.ts'
import { lanes } from './lanes.ts'
import { type Job, workerFor } from './worker.ts'

interface Row {
  readonly tentativas: number
  readonly morta: boolean
  readonly erro: string | null
}
const { maxAttempts: mostAttempts, slotsPerChurch: jobsAtOnce } = lanes.timers

type Handle = (call: ChurchCall, job: Job<{ word: string }>) => Promise<void>

describe('jobs', () => {
  let now = Date.parse('2026-03-01T12:00:00Z')
  const test = setUpChurches({ videira: {}, farol: {} }, { clock: () => new Date(now) })

  beforeEach(() => test.asOwner((owner) => owner.exec('truncate tarefa')))

  const add = (church: ChurchScope, word: string, options?: JobOptions) =>
    test.platform.transactions.inChurch(church, (work) => enqueue(work, plainQueue, { word }, options))
  const runnerOf = (handle: Handle) => createJobRunner(test.platform, [workerFor(plainQueue, handle)])
  const rows = () =>
    test.asOwner((owner) => owner.query<Row>('select tentativas, flag_morta as morta, erro from tarefa order by id'))
  const collecting = () => {
    const done: string[] = []
    return { done, runner: runnerOf(async ({ church }, { data }) => void done.push(`${church.codigo}:${data.word}`)) }
  }
  /** A runner whose pauses last until they are ended, or the runner stops. */
  const resting = () => {
    const done: string[] = []
    const begun = Promise.withResolvers<void>()
    let endPause = () => {}
    const rest: Rest = (_ms, stopping) => {
      const pause = Promise.withResolvers<void>()
      endPause = pause.resolve
      stopping.addEventListener('abort', () => pause.resolve())
      begun.resolve()
      return pause.promise
    }
    const worker = workerFor(plainQueue, async (_call, { data }) => void done.push(data.word))
    const runner = createJobRunner(test.platform, [worker], { rest })
    return { done, runner, pauseBegun: begun.promise, endPause: () => endPause() }
  }

  it('are done once, each for its own church, and leave nothing behind', async () => {
    await add(test.videira, 'one')
    await add(test.farol, 'two')
    const { done, runner } = collecting()
    expect(await runner.runDue()).toBe(2)
    expect(done.toSorted()).toEqual(['farol:two', 'videira:one'])
    expect(await runner.runDue()).toBe(0)
    expect(await rows()).toEqual([])
  })

  it('that fail for one cause leave few lines in the log, which tell how many there were', async () => {
    const lines: object[] = []
    const log = { info() {}, error() {}, warn: (fields: object) => void lines.push(fields) }
    const handle = async () => {
      throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
    }
    const runner = createJobRunner({ ...test.platform, log }, [workerFor(plainQueue, handle)])
    for (let mail = 0; mail < 9; mail++) await add(test.videira, String(mail))
    while ((await runner.runDue()) > 0);
    expect((await rows()).map(({ erro }) => erro)).toEqual(Array(9).fill('ECONNREFUSED'))
    expect(lines).toMatchObject([1, 1, 2, 4].map((times) => ({ error: 'ECONNREFUSED', times })))
    now += 900_000
  })

  it('exist only if the transaction that asked for them commits', async () => {
    const { done, runner } = collecting()
    const failing = test.platform.transactions.inChurch(test.videira, async (work) => {
      await enqueue(work, plainQueue, { word: 'never' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await runner.runDue()).toBe(0)
    expect(done).toEqual([])
  })

  it('cannot be asked for in the name of another church', async () => {
    const forged = test.platform.transactions.inChurch(test.videira, (work) =>
      enqueue({ ...work, church: test.farol }, plainQueue, { word: 'forged' }),
    )
    await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } })
    expect(await rows()).toEqual([])
  })

  it('wait for their time', async () => {
    await add(test.videira, 'later', { startAfter: new Date(now + 60_000) })
    const { done, runner } = collecting()
    expect(await runner.runDue()).toBe(0)
    now += 60_000
    expect(await runner.runDue()).toBe(1)
    expect(done).toEqual(['videira:later'])
  })

  it('with the same key are added once per church while one waits, and again when it is done', async () => {
    const { done, runner } = collecting()
    for (const church of [test.videira, test.videira, test.farol]) await add(church, 'sum', { singletonKey: 'k' })
    expect(await runner.runDue()).toBe(2)
    await add(test.videira, 'again', { singletonKey: 'k' })
    expect(await runner.runDue()).toBe(1)
    expect(done.toSorted()).toEqual(['farol:sum', 'videira:again', 'videira:sum'])
  })

  it('that fail are done again, later each time, until one attempt succeeds', async () => {
    await add(test.videira, 'stubborn')
    const attempts: number[] = []
    const ids = new Set<string>()
    const runner = runnerOf(async (_church, { id, attempt }) => {
      ids.add(id)
      attempts.push(attempt)
      if (attempt < 3) throw Object.assign(new Error('of ana@example.org'), { code: 'ECONNREFUSED' })
    })
    await runner.runDue()
    expect(await rows()).toEqual([{ tentativas: 1, morta: false, erro: 'ECONNREFUSED' }])
    now += pauseAfterMs(1) - 1
    expect(await runner.runDue()).toBe(0)
    now += 1
    expect(await runner.runDue()).toBe(1)
    now += pauseAfterMs(2)
    await runner.runDue()
    expect(attempts).toEqual([1, 2, 3])
    expect(ids.size).toBe(1)
    expect(await rows()).toEqual([])
  })

  it('that never succeed are given up and kept for a while', async () => {
    await add(test.videira, 'broken')
    const runner = runnerOf(async () => {
      throw new TypeError('always fails')
    })
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      expect(await runner.runDue(), String(attempt)).toBe(1)
      now += pauseAfterMs(attempt)
    }
    expect(await rows()).toEqual([{ tentativas: mostAttempts, morta: true, erro: 'TypeError' }])
    expect(await runner.runDue()).toBe(0)

    now += 15 * 86_400_000
    await add(test.videira, 'hopeless')
    await runnerOf(async () => {
      throw new HopelessJobError('No such thing')
    }).runDue()
    expect(await rows()).toEqual([{ tentativas: 1, morta: true, erro: 'No such thing' }])
  })

  it('of another shape than this build expects are given up at once', async () => {
    const older = { name: plainQueue.name, data: { safeParse: () => ({ success: false }) } } as never
    await test.platform.transactions.inChurch(test.videira, (work) => enqueue(work, older, { words: 3 } as never))
    const { done, runner } = collecting()
    await runner.runDue()
    expect(done).toEqual([])
    expect(await rows()).toMatchObject([{ morta: true }])
  })

  it('of a queue that this build does not know wait for one that does', async () => {
    await add(test.videira, 'for the new build')
    expect(
      await createJobRunner(test.platform, [workerFor({ ...plainQueue, name: 'other' }, async () => {})]).runDue(),
    ).toBe(0)
    expect(await collecting().runner.runDue()).toBe(1)
  })

  it('are not taken from a worker that lives, and taken over from one whose lease has ended', async () => {
    await add(test.videira, 'long')
    const release = Promise.withResolvers<void>()
    const first = runnerOf(() => release.promise).runDue()
    const second = collecting()
    await expect.poll(rows).toMatchObject([{ tentativas: 1 }])
    now += leaseMs - 1
    expect(await second.runner.runDue()).toBe(0)
    now += 1
    const third = Promise.withResolvers<void>()
    const overtaking = runnerOf(() => third.promise).runDue()
    await expect.poll(rows).toMatchObject([{ tentativas: 2 }])
    // Its end comes too late to count: the job is another worker's now.
    release.resolve()
    await first
    expect(await rows()).toMatchObject([{ tentativas: 2 }])
    third.resolve()
    await overtaking
    expect(await rows()).toEqual([])
  })

  it('that are under way are ended before the runner stops, and no other is begun', async () => {
    // As many as are taken at once, so that the last one has to wait until the runner stops.
    for (let job = 1; job <= jobsAtOnce; job++) await add(test.videira, 'under way')
    const release = Promise.withResolvers<void>()
    let begun = 0
    const runner = runnerOf(async () => {
      begun++
      await release.promise
    })
    runner.start()
    await expect.poll(() => begun).toBe(jobsAtOnce)
    await add(test.videira, 'too late')
    let hasStopped = false
    const stopped = runner.stop().then(() => {
      hasStopped = true
    })
    expect(await rows()).toHaveLength(jobsAtOnce + 1)
    expect(hasStopped).toBe(false)
    release.resolve()
    await stopped
    expect(await rows()).toMatchObject([{ tentativas: 0 }])
  })

  it('that are more than can be under way at once follow each other without a pause', async () => {
    const words = Array.from({ length: 3 * jobsAtOnce }, (_, i) => `w${i}`)
    for (const word of words) await add(test.videira, word)
    const { done, runner } = resting()
    runner.start()
    await expect.poll(() => done.toSorted()).toEqual(words.toSorted())
    await runner.stop()
  })

  it('control: that come during a pause wait for its end', async () => {
    const { done, runner, pauseBegun, endPause } = resting()
    runner.start()
    await pauseBegun
    await add(test.videira, 'during the pause')
    expect(await rows()).toMatchObject([{ tentativas: 0 }])
    expect(done).toEqual([])
    endPause()
    await expect.poll(() => done).toEqual(['during the pause'])
    await runner.stop()
  })

  it('show the worker’s role when they are due and why they failed, and not what they carry', async () => {
    await add(test.videira, 'private')
    const as = (statement: string) => test.platform.database.asWorker((tx) => queryRows(tx, sql.raw(statement)))
    expect(await as('select fila, erro from tarefa')).toEqual([{ fila: 'plain', erro: null }])
    for (const statement of [
      'select dados from tarefa',
      "update tarefa set dados = '{}'",
      'update tarefa set igreja_id = 1',
      'delete from tarefa',
      "insert into tarefa (igreja_id, fila, dados, disponivel_em, data_cadastro) values (1, 'x', '{}', now(), now())",
      'select nome from igreja',
    ])
      await expect(as(statement), statement).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('control: two who merely look for what is due find the same', async () => {
    await add(test.videira, 'one')
    const look = () =>
      test.platform.database.asWorker((tx) => queryRows(tx, sql`select id from tarefa where disponivel_em <= now()`))
    const [first, second] = await Promise.all([look(), look()])
    expect(first).toHaveLength(1)
    expect(second).toEqual(first)
  })

  it('are done once each, however many runners look for them at once', async () => {
    const words = Array.from({ length: 40 }, (_, i) => `w${i}`)
    for (const word of words) await add(test.videira, word)
    const { done } = collecting()
    const runners = [1, 2, 3, 4].map(() => runnerOf(async (_church, { data }) => void done.push(data.word)))
    while ((await Promise.all(runners.map((runner) => runner.runDue()))).some((count) => count > 0));
    expect(done.toSorted()).toEqual(words.toSorted())
  })
})
