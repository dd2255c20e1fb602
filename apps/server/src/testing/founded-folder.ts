import { cp } from 'node:fs/promises'
import { madeOnce } from '@narthex/api/testing/made-once'
import { migratedDatabase } from '@narthex/api/testing/test-platform'
import { seedDemo } from '@narthex/demo/seed'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openProduct } from '../product.ts'
import { temporaryFolder } from './server-process.ts'

/** A data folder as a first start leaves it: to found the demo churches takes many seconds, to copy them none. */
export async function foundedFolder(): Promise<string> {
  const folder = temporaryFolder()
  await cp(await madeOnce('founded', found), folder, { recursive: true })
  return folder
}

async function found(folder: string): Promise<void> {
  const config = readConfig({ DATA_FOLDER: folder, PUBLIC_URL: 'http://narthex.test' })
  const product = await openProduct(config, createLog('silent'), {
    beginning: await migratedDatabase(),
    fill: (platform) => seedDemo(platform, { withLogins: false }),
  })
  await product.close()
}
