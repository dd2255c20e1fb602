import { holdJobs } from '@narthex/api/platform/hold/hold-marks'
import { mailTarget } from '@narthex/api/platform/jobs/lanes'
import { maxTimeouts } from '@narthex/api/platform/targets'
import { expect, it } from 'vitest'
import { setUpServer } from '../testing/test-server.ts'
import { observeJobs } from './job-metrics.ts'
import { createMetrics } from './metrics.ts'

let now = new Date('2026-11-24T12:00:00Z')
const server = setUpServer({ clock: () => now, isCopied: true })

it('jobs are told by queue and lane: those that wait, how late they are, given up, held, and ended here', async () => {
  const { platform, test, churches } = server
  await test.asOwner((owner) => owner.exec('truncate tarefa'))
  await platform.transactions.inChurch(churches.videira, async (work) => {
    for (const to of ['a@example.org', 'b@example.org', 'c@example.org'])
      await platform.mail.send(work, { to, kind: 'welcome', locale: 'pt', data: { nome: 'Ana' } })
  })
  await test.asOwner((owner) =>
    owner.exec('update tarefa set flag_morta = true where ctid = (select min(ctid) from tarefa)'),
  )
  now = new Date(now.getTime() + 90_000)
  const metrics = createMetrics()
  const queues = [{ queue: 'e-mail', lane: 'mail' }] as const
  observeJobs(metrics.registry, { platform, queues })
  metrics.jobEnded(queues[0], 'given_up')
  const read = async () => (await metrics.registry.metrics()).split('\n')
  const labels = '{queue="e-mail",lane="mail"}'
  expect(await read()).toEqual(
    expect.arrayContaining([
      `narthex_jobs_waiting${labels} 2`,
      `narthex_jobs_oldest_seconds${labels} 90`,
      `narthex_jobs_running${labels} 0`,
      `narthex_jobs_given_up${labels} 1`,
      'narthex_jobs_total{queue="e-mail",lane="mail",outcome="given_up"} 1',
      'narthex_jobs_held 0',
      'narthex_targets_resting{kind="mail"} 0',
    ]),
  )
  await test.asOwner(async (owner) => {
    await owner.exec('truncate tarefa')
    await holdJobs(owner, { now, copiedAt: null })
  })
  for (let time = 0; time < maxTimeouts; time++)
    await platform.targets
      .call(
        mailTarget,
        async () => {
          throw new Error('slow')
        },
        () => true,
      )
      .catch(() => {})
  now = new Date(now.getTime() + 6000)
  const later = await read()
  expect(later).toEqual(expect.arrayContaining(['narthex_jobs_held 1', 'narthex_targets_resting{kind="mail"} 1']))
  expect(later.filter((line) => line.startsWith('narthex_jobs_waiting{'))).toEqual([])
})
