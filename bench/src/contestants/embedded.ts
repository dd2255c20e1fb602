import { createLocalBus } from '@narthex/api/platform/bus/local-bus'
import type { OnQuery } from '@narthex/api/platform/database/database'
import { migrate, readMigrations } from '@narthex/api/platform/database/migrate'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '@narthex/api/platform/database/pglite'
import type { Log } from '@narthex/api/platform/log'
import { createPlatform, type Platform } from '@narthex/api/platform/platform'
import { seedDemo } from '@narthex/demo/seed'
import { readConfig } from '@narthex/server/config'
import { createLog } from '@narthex/server/log'

/** The settings of production, but that a load may come from one address. */
export const config = { ...readConfig({}), requestsPerMinute: Number.MAX_SAFE_INTEGER }
export const log = createLog(config.logLevel)

/** The embedded database in memory with the demo in it, and the owner's access, which the product does not have. */
export async function openDemo(onQuery?: OnQuery): Promise<{ platform: Platform; database: EmbeddedDatabase }> {
  const database = await openEmbeddedDatabase('memory://', onQuery)
  await migrate(database.owner, await readMigrations())
  const platform = platformOn(database, log)
  await seedDemo(platform, { withLogins: false })
  return { platform, database }
}

function platformOn(database: EmbeddedDatabase, log: Log): Platform {
  const { publicUrl, cacheMegabytes } = config
  return createPlatform({ database, bus: createLocalBus(), log, publicUrl, cacheMegabytes })
}
