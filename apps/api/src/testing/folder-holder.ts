import { lockDataFolder } from '../platform/database/data-folder-lock.ts'

/*
 * A process of its own, for tests that kill it: takes the data folder of its argument, says `held` and keeps it,
 * even though it forgets the lock and collects its garbage.
 */
try {
  lockDataFolder(process.argv[2] ?? '')
  if (!globalThis.gc) throw new Error('Start this with --expose-gc')
  globalThis.gc()
  process.stdout.write('held\n')
  setInterval(() => {}, 1000)
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
}
