import { createJobRunner } from '../platform/jobs/job-runner.ts'
import { workerFor } from '../platform/jobs/worker.ts'
import { createPlatform } from '../platform/platform.ts'
import { openServerStorage } from '../platform/storage.ts'
import { plainQueue } from './plain-queue.ts'

/*
 * A process of its own, for tests that kill it: takes a job of the database at its argument, says the word that
 * it carries, and never ends it.
 */
const [, , url = ''] = process.argv
const log = { info() {}, warn() {}, error() {} }
const storage = await openServerStorage({ url, poolSize: 2, statementTimeoutMs: 10_000, log })
const platform = createPlatform({ ...storage, log, publicUrl: 'http://narthex.test', cacheMegabytes: 0 })
createJobRunner(platform, [
  workerFor(plainQueue, async (_call, { data }) => {
    process.stdout.write(`${data.word}\n`)
    await new Promise(() => {})
  }),
]).start()
