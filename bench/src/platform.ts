import { createLocalBus } from '@narthex/api/platform/bus/local-bus'
import type { OnQuery, OwnerConnection } from '@narthex/api/platform/database/database'
import { openPostgresDatabase } from '@narthex/api/platform/database/postgres'
import { createFiles } from '@narthex/api/platform/files/create-files'
import { createPlatform, type Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { openServerStorage } from '@narthex/api/platform/storage'
import { readConfig } from '@narthex/server/config'
import { createLog } from '@narthex/server/log'
import pg from 'pg'

/** The settings of production, without limits per address: the load comes from one address. */
export const config = { ...readConfig({}), requestsPerMinute: Number.MAX_SAFE_INTEGER }
export const log = createLog(config.logLevel)
const { databasePool: poolSize, statementTimeoutMs, publicUrl } = config

/** A database and the folder of its files. */
export interface DemoOptions {
  readonly databaseUrl: string
  readonly filesFolder: string
}

export interface PlatformSetting {
  readonly onQuery?: OnQuery
  /** Size of the cache; production's default without it. */
  readonly cacheMegabytes?: number | undefined
}

export interface OpenPlatform {
  readonly platform: Platform
  close(): Promise<void>
}

/** The product's platform as in production: migrated database, signals between processes. */
export async function openDemo(
  { databaseUrl: url, filesFolder: dataFolder }: DemoOptions,
  { onQuery, cacheMegabytes = config.cacheMegabytes }: PlatformSetting = {},
): Promise<OpenPlatform> {
  const storage = await openServerStorage({ url, poolSize, statementTimeoutMs, log, onQuery })
  const files = createFiles({ dataFolder })
  return { platform: createPlatform({ ...storage, log, publicUrl, cacheMegabytes, files }), close: storage.close }
}

/** A platform for calls of single services: one process without signals. */
export function openPlatform(url: string): Platform {
  const database = openPostgresDatabase({ url, poolSize, statementTimeoutMs, log })
  return createPlatform({ database, bus: createLocalBus(), log, publicUrl, cacheMegabytes: config.cacheMegabytes })
}

export async function churchAt(platform: Platform, host: string): Promise<ChurchScope> {
  const church = await platform.directory.byHost(host)
  if (!ChurchScope.is(church)) throw new Error(`There is no church at ${host}`)
  return church
}

/** A pool with the owner's rights, which the product lacks; as large as the product's. */
export function ownerPool(url: string): OwnerConnection {
  const pool = new pg.Pool({ connectionString: url, max: poolSize })
  pool.on('connect', (client) => void client.on('error', () => {}))
  return {
    async exec(sql) {
      await pool.query(sql)
    },
    async query<Row>(sql: string, params: unknown[] = []) {
      return (await pool.query(sql, params)).rows as Row[]
    },
  }
}
