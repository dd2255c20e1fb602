import { migrate, readMigrations } from '@narthex/api/platform/database/migrate'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { holdJobs, releaseJobs } from '@narthex/api/platform/hold/hold-marks'
import type { Config } from './config.ts'
import { withDatabase } from './database-connection.ts'
import { configFromEnvironment } from './environment.ts'
import { RefusedError } from './explain.ts'

/** `npm run resume`: lets the held jobs of a restored database run, in all its processes. */
export async function resumeCommand(args: readonly string[]): Promise<void> {
  refuseArguments('resume', args)
  const wasHeld = await resumeJobs(configFromEnvironment())
  console.log(wasHeld ? 'The jobs run again, in a few seconds in all processes.' : 'The jobs were not held.')
}

/** Lets held jobs run. False where they were not held. */
export const resumeJobs = (config: Config): Promise<boolean> =>
  asOwner(config, (owner) => releaseJobs(owner, new Date()))

/**
 * `npm run hold`: holds the jobs of a database that was brought back by other means than `npm run restore`, before the
 * product is started on it; or of one that serves.
 */
export async function holdCommand(args: readonly string[]): Promise<void> {
  refuseArguments('hold', args)
  await asOwner(configFromEnvironment(), (owner) => holdJobs(owner, { now: new Date(), copiedAt: null }))
  console.log('The jobs are held until npm run resume: nothing is charged, mailed or pushed.')
}

/** Migrates the database, then works on it as its owner: earlier versions of its schema have no holds. */
function asOwner<T>(config: Config, work: (owner: Parameters<typeof holdJobs>[0]) => Promise<T>): Promise<T> {
  return withDatabase(config, (url) =>
    withOwner(url, async (owner) => {
      await migrate(owner, await readMigrations())
      return work(owner)
    }),
  )
}

function refuseArguments(name: string, args: readonly string[]): void {
  if (args.length > 0) throw new RefusedError(`npm run ${name} takes no options`)
}
