import { cp } from 'node:fs/promises'
import { importFirstTranslation } from '@narthex/api/modules/bible/importing/first-translation.service'
import { madeOnce } from '@narthex/api/testing/made-once'
import { seedDemo } from '@narthex/demo/seed'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openProduct } from '../product.ts'
import { temporaryFolder } from './server-process.ts'

/** A data folder as the first start leaves it. Seeding the demo takes many seconds, copying it none. */
export async function foundedFolder(): Promise<string> {
  const folder = temporaryFolder()
  await cp(await madeOnce('founded', found), folder, { recursive: true })
  return folder
}

async function found(folder: string): Promise<void> {
  const config = readConfig({ DATA_FOLDER: folder, PUBLIC_URL: 'http://narthex.test' })
  const log = createLog('silent')
  const product = await openProduct(config, log, {
    async fill(databaseUrl) {
      const unfilled = await openProduct({ ...config, databaseUrl }, log)
      try {
        await importFirstTranslation(unfilled.platform)
        await seedDemo(unfilled.platform, { withLogins: false })
      } finally {
        await unfilled.close()
      }
    },
  })
  await product.close()
}
