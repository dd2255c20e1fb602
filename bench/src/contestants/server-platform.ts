import { createLocalBus } from '@narthex/api/platform/bus/local-bus'
import { openPostgresDatabase } from '@narthex/api/platform/database/postgres'
import { createPlatform, type Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import { config, log } from './embedded.ts'

/** The product's platform on a database of a server. */
export async function openServerPlatform(url: string): Promise<Platform> {
  const { databasePool, statementTimeoutMs, publicUrl, cacheMegabytes } = config
  const database = await openPostgresDatabase({ url, poolSize: databasePool, statementTimeoutMs, log })
  return createPlatform({ database, bus: createLocalBus(), log, publicUrl, cacheMegabytes })
}

export async function churchAt(platform: Platform, host: string): Promise<ChurchScope> {
  const church = await platform.directory.byHost(host)
  if (!ChurchScope.is(church)) throw new Error(`There is no church at ${host}`)
  return church
}
