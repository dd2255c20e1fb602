import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { foundChurch } from '../../modules/churches/churches.editing.service.ts'
import { startJobHolder } from '../../testing/child-process.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { plainQueue } from '../../testing/plain-queue.ts'
import { createServerDatabase } from '../../testing/server-databases.ts'
import { availableDatabases, migratedDatabase, platformOn, silentLog } from '../../testing/test-platform.ts'
import { openEmbeddedStorage, openServerStorage } from '../storage.ts'
import { createJobRunner, leaseMs } from './job-runner.ts'
import { workerFor } from './worker.ts'

async function somewhere(kind: 'embedded' | 'server') {
  if (kind === 'server') {
    const { url, drop } = await createServerDatabase(inject('serverTemplate'))
    const options = { url, poolSize: 2, statementTimeoutMs: 10_000, log: silentLog }
    return { place: url, open: () => openServerStorage(options), discard: drop }
  }
  const folder = mkdtempSync(join(tmpdir(), 'narthex-jobs-'))
  return {
    place: folder,
    open: async () => openEmbeddedStorage({ folder, beginning: await migratedDatabase() }),
    discard: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

it.each(await availableDatabases())(
  'a job of a process that was killed is done by another, once the lease has ended (%s database)',
  async (kind) => {
    const { place, open, discard } = await somewhere(kind)
    const before = await open()
    const platform = platformOn(before)
    const church = await foundChurch(platform, plainChurch('videira'))
    await platform.database.inScope(church, (tx) => platform.jobs.enqueue(church, tx, plainQueue, { word: 'kept' }))
    await before.close()

    const holder = startJobHolder(place)
    expect(await holder.firstLine).toBe('kept')
    await holder.kill()

    const storage = await open()
    try {
      const done: string[] = []
      let late = 0
      const clock = () => new Date(Date.now() + late)
      const worker = workerFor(plainQueue, async (_church, { data, attempt }) => void done.push(data.word + attempt))
      const runner = createJobRunner(platformOn(storage, { clock }), [worker])
      expect(await runner.runDue()).toBe(0)
      late = leaseMs
      expect(await runner.runDue()).toBe(1)
      expect(done).toEqual(['kept2'])
    } finally {
      await storage.close()
      await discard()
    }
  },
)
