import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Platform } from '@narthex/api/platform/platform'
import { readConfig } from '@narthex/server/config'
import { createMetrics } from '@narthex/server/http/metrics'
import { buildHttpServer } from '@narthex/server/http-server'
import { createLog } from '@narthex/server/log'
import { workerRenderer } from '@narthex/server/pages/worker-renderer'
import { openProduct } from '@narthex/server/product'
import { freePort } from './free-port.ts'
import { createMigratedDatabase } from './migrated-database.ts'

type HttpServer = Awaited<ReturnType<typeof buildHttpServer>>

export interface ProductHere {
  readonly platform: Platform
  /** A code for a church of one test, different at each call: `cais` gives `cais-1`. */
  newCode(name: string): string
  /** The address of the tenant with this code or slug. */
  siteAddress(name: string): string
  /** Requests a path of that tenant. */
  ask(name: string, path: string): Promise<{ readonly body: string; readonly headers: object }>
  close(): Promise<void>
}

/**
 * The built product in this very process, on a database of its own, with no church but those that journeys found.
 * Journeys share the `product` fixture; open one here only for settings or hooks that would change other journeys.
 */
export async function openProductHere(
  prepare: (app: HttpServer) => void = () => {},
  settings: Readonly<Record<string, string>> = {},
): Promise<ProductHere> {
  const port = await freePort()
  const database = await createMigratedDatabase()
  const dataFolder = mkdtempSync(join(tmpdir(), 'narthex-journey-'))
  const config = readConfig({
    PORT: String(port),
    DATA_FOLDER: dataFolder,
    DATABASE_URL: database.url,
    DATABASE_POOL: '5',
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000',
    ...settings,
  })
  const log = createLog('silent')
  const product = await openProduct(config, log)
  const [metrics, renderer] = [createMetrics(), workerRenderer({ log })]
  let codes = 0
  const app = await buildHttpServer({ config, product, renderer, metrics, log, isStopping: () => false })
  prepare(app)
  await app.listen({ port, host: '127.0.0.1' })
  return {
    platform: product.platform,
    newCode: (name) => `${name}-${++codes}`,
    siteAddress: (name) => `http://${name}.localhost:${port}`,
    ask: (name, path) => app.inject({ url: path, headers: { host: `${name}.localhost:${port}` } }),
    async close() {
      await app.close()
      await product.close()
      await database.drop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
