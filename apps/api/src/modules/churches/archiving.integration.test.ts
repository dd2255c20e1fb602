import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { createJobRunner } from '../../platform/jobs/job-runner.ts'
import { readJobStats } from '../../platform/jobs/job-stats.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { workerFor } from '../../platform/jobs/worker.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { plainQueue } from '../../testing/plain-queue.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { archiveChurch, restoreChurch } from './archiving.service.ts'

describe('an archived church', () => {
  const test = setUpChurches({ farol: {}, videira: {} }, { startsAt: new Date('2026-03-01T12:00:00Z') })
  const own = (church: ChurchScope) => createOwnCall(test.platform.transactions.at(church))
  const done: string[] = []
  const runDue = () => {
    const worker = workerFor(plainQueue, async ({ church }) => void done.push(church.codigo))
    return createJobRunner(test.platform, [worker]).runDue()
  }
  const add = (church: ChurchScope) => own(church).inChurch((work) => enqueue(work, plainQueue, { word: 'x' }))
  const visual = (code: string) => test.call('GET', `/igreja/${code}/visual/`, { host: `${code}.narthex.test` })

  beforeAll(async () => {
    await add(test.farol)
    await add(test.videira)
    await archiveChurch(own(test.farol))
  })

  it('says so at the next request, and the others go on', async () => {
    expect(await test.platform.directory.byHost('farol.narthex.test')).toMatchObject({ flagAtivo: false })
    expect(await visual('farol')).toMatchObject({ status: 403, body: { code: 'CHURCH_INACTIVE' } })
    expect((await visual('videira')).status).toBe(200)
  })

  it('has its jobs wait, without being late, while those of others run', async () => {
    test.advance(30 * 86_400_000)
    await runDue()
    expect(done).toEqual(['videira'])
    expect(await readJobStats(test.platform.database, test.now)).toEqual([])
  })

  it('goes on where it stopped when it is restored: nothing is lost, and jobs are as if they were due now', async () => {
    test.advance(30 * 86_400_000)
    expect(await restoreChurch(own(test.farol))).toBe(1)
    expect((await visual('farol')).status).toBe(200)
    const stats = await readJobStats(test.platform.database, test.now)
    expect(stats).toMatchObject([{ waiting: 1, oldestSeconds: 0 }])
    await runDue()
    expect(done).toEqual(['videira', 'farol'])
    const acts = await test.asOwner((owner) =>
      owner.query(
        `select acao, conta_id from auditoria where igreja_id = ${test.farol.igrejaId} and acao like 'CHURCH%' order by id`,
      ),
    )
    expect(acts).toEqual([
      { acao: 'CHURCH_ARCHIVED', conta_id: null },
      { acao: 'CHURCH_RESTORED', conta_id: null },
    ])
  })
})
