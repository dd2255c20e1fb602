import { type Api, buildApi } from '@narthex/api/app'
import type { OnQuery } from '@narthex/api/platform/database/database'
import type { Log } from '@narthex/api/platform/log'
import { createPlatform, type Platform } from '@narthex/api/platform/platform'
import { openEmbeddedStorage, openServerStorage, type Storage } from '@narthex/api/platform/storage'
import type { Config } from './config.ts'

/** The product without its doors: the database ready, the API built, nothing listening. */
export interface Product {
  readonly platform: Platform
  readonly api: Api
  /** Migrations that were run while opening. */
  readonly migrated: readonly string[]
  close(): Promise<void>
}

export interface OpenOptions {
  readonly onQuery?: OnQuery
  /** Fills an embedded database that was not there before. */
  readonly fill?: (platform: Platform) => Promise<void>
}

/** Opens the configured database, brings it up to date, and builds what stands on it. */
export async function openProduct(config: Config, log: Log, { onQuery, fill }: OpenOptions = {}): Promise<Product> {
  const { publicUrl, cacheMegabytes } = config
  const platformOn = (storage: Pick<Storage, 'database' | 'bus'>) =>
    createPlatform({ database: storage.database, bus: storage.bus, log, publicUrl, cacheMegabytes })

  const storage = config.databaseUrl
    ? await openServerStorage({
        url: config.databaseUrl,
        poolSize: config.databasePool,
        statementTimeoutMs: config.statementTimeoutMs,
        log,
        onQuery,
      })
    : await openEmbeddedStorage({
        folder: config.dataFolder,
        onQuery,
        fill: fill && ((unfilled) => fill(platformOn(unfilled))),
      })
  const platform = platformOn(storage)
  return { platform, api: buildApi(platform), migrated: storage.migrated, close: storage.close }
}
