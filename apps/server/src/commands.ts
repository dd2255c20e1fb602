import { listSites } from '@narthex/api/platform/tenancy/sites'
import { seedDemo } from '@narthex/demo/seed'
import { configFromEnvironment } from './environment.ts'
import { RefusedError } from './explain.ts'
import { createLog } from './log.ts'
import { isLoopbackName } from './outbox/may-read.ts'
import { openProduct } from './product.ts'

/** `npm run migrate`: brings the database up to date and says what it ran. */
export async function migrateCommand(): Promise<void> {
  const config = configFromEnvironment()
  const product = await openProduct(config, createLog('warn'))
  await product.close()
  console.log(product.migrated.length > 0 ? `Applied ${product.migrated.join(', ')}` : 'The database is up to date')
}

/** `npm run seed`: founds the demo churches, in a database that holds no church yet. */
export async function seedCommand(): Promise<void> {
  const config = configFromEnvironment()
  const product = await openProduct(config, createLog('warn'))
  try {
    const { platform } = product
    if ((await listSites(platform, 1)).length > 0)
      throw new RefusedError('There are churches already; the demo is not mixed with them')
    await seedDemo(platform, { withLogins: isLoopbackName(platform.domain.hostname) })
    console.log('The demo churches are there')
  } finally {
    await product.close()
  }
}
