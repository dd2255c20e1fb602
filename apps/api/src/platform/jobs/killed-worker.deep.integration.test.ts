import { expect, it } from 'vitest'
import { foundChurch } from '../../modules/churches/churches.editing.service.ts'
import { startJobHolder } from '../../testing/child-process.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { plainQueue } from '../../testing/plain-queue.ts'
import { createMigratedDatabase, platformOn, storageOptions } from '../../testing/test-platform.ts'
import { openServerStorage } from '../storage.ts'
import { leaseMs } from './job-attempt.ts'
import { createJobRunner } from './job-runner.ts'
import { enqueue } from './jobs.ts'
import { workerFor } from './worker.ts'

it('a job of a process that was killed is done by another, once the lease has ended', async () => {
  const { url, drop } = await createMigratedDatabase('embedded')
  const open = () => openServerStorage(storageOptions(url))
  const before = await open()
  const platform = platformOn(before)
  const church = await foundChurch(platform, plainChurch('videira'))
  await platform.transactions.inChurch(church, (work) => enqueue(work, plainQueue, { word: 'kept' }))
  await before.close()

  const holder = startJobHolder(url)
  expect(await holder.firstLine).toBe('kept')
  await holder.kill()

  const storage = await open()
  try {
    const done: string[] = []
    let late = 0
    const clock = () => new Date(Date.now() + late)
    const worker = workerFor(plainQueue, async (_call, { data, attempt }) => void done.push(data.word + attempt))
    const runner = createJobRunner(platformOn(storage, { clock }), [worker])
    expect(await runner.runDue()).toBe(0)
    late = leaseMs
    expect(await runner.runDue()).toBe(1)
    expect(done).toEqual(['kept2'])
  } finally {
    await storage.close()
    await drop()
  }
})
