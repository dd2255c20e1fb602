import { importFirstTranslation } from '@narthex/api/modules/bible/importing/first-translation.service'
import { listSites } from '@narthex/api/platform/tenancy/sites'
import { seedDemo } from '@narthex/demo/seed'
import { configFromEnvironment } from './environment.ts'
import { RefusedError } from './explain.ts'
import { createLog } from './log.ts'
import { isLoopbackName } from './outbox/may-read.ts'
import { openProduct } from './product.ts'

/** `npm run migrate`: brings the database up to date and prints the migrations that it ran. */
export async function migrateCommand(): Promise<void> {
  const config = configFromEnvironment()
  const product = await openProduct(config, createLog('warn'))
  await product.close()
  console.log(product.migrated.length > 0 ? `Applied ${product.migrated.join(', ')}` : 'The database is up to date')
}

/** `npm run seed`: creates the demo churches in a database without churches, and imports the first translation. */
export async function seedCommand(): Promise<void> {
  const config = configFromEnvironment()
  const product = await openProduct(config, createLog('warn'))
  try {
    const { platform } = product
    if ((await listSites(platform, 1)).length > 0)
      throw new RefusedError('The database holds churches already; the demo needs an empty one')
    await importFirstTranslation(platform)
    await seedDemo(platform, { withLogins: isLoopbackName(platform.domain.hostname) })
    console.log('The demo churches are ready')
  } finally {
    await product.close()
  }
}
