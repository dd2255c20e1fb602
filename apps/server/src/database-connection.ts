import { withEmbeddedDatabase } from '@narthex/api/platform/storage'
import type { Config } from './config.ts'
import { createLog } from './log.ts'

/** Lends the address of the configured database to work that its owner does; migrations are not run. */
export function withDatabase<T>({ databaseUrl, dataFolder }: Config, work: (url: string) => Promise<T>): Promise<T> {
  return databaseUrl ? work(databaseUrl) : withEmbeddedDatabase({ folder: dataFolder, log: createLog('warn') }, work)
}
