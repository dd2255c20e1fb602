import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApi } from '@narthex/api/build-api'
import { createFiles } from '@narthex/api/platform/files/create-files'
import type { Platform } from '@narthex/api/platform/platform'
import { madeOnce } from '@narthex/api/testing/made-once'
import { createMigratedDatabase, openTestPlatform, openTwin } from '@narthex/api/testing/test-platform'
import { seedDemo } from '@narthex/demo/seed'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '../config.ts'
import { createMetrics } from '../http/metrics.ts'
import { buildHttpServer } from '../http-server.ts'
import { createLog } from '../log.ts'
import { builtRenderer } from '../pages/page-renderer.ts'

export interface DemoServer {
  readonly app: FastifyInstance
  readonly platform: Platform
}

const unlimited = { atOnce: 1000, places: 1000, placesPerAddress: 1000, placesPerChurch: 1000 }

/**
 * The built product over the demo's churches, without their logins, open for the tests of a file. Its database is a copy:
 * the demo is seeded once for all files of a run.
 */
export function setUpDemoServer(): DemoServer {
  let opened: (DemoServer & { close(): Promise<void> }) | undefined
  const server = () => {
    if (!opened) throw new Error('The server is open in hooks and tests only')
    return opened
  }
  // The first file of a run seeds the demo: 25 s on quiet cores, over a minute on slow ones.
  beforeAll(async () => {
    opened = await openDemoServer()
  }, 180_000)
  afterAll(() => opened?.close())
  return {
    get app() {
      return server().app
    },
    get platform() {
      return server().platform
    },
  }
}

async function openDemoServer(): Promise<DemoServer & { close(): Promise<void> }> {
  const made = await madeOnce('demo', seed)
  const dataFolder = await mkdtemp(join(tmpdir(), 'narthex-demo-'))
  await cp(join(made, 'files'), join(dataFolder, 'files'), { recursive: true })
  const template = await readFile(join(made, 'database'), 'utf8')
  const log = createLog('silent')
  const { platform, close } = await openTestPlatform({ log, files: { dataFolder }, template })
  const app = await buildHttpServer({
    config: readConfig({ REQUESTS_PER_MINUTE: '1000000' }),
    product: { platform, api: buildApi(platform), outbox: undefined },
    renderer: await builtRenderer(),
    renderLimits: unlimited,
    metrics: createMetrics(),
    log,
    isStopping: () => false,
  })
  return {
    app,
    platform,
    async close() {
      await app.close()
      await close()
      await rm(dataFolder, { recursive: true })
    },
  }
}

/** Leaves the demo's files and the name of its database. */
async function seed(folder: string): Promise<void> {
  const { name, url } = await createMigratedDatabase('embedded')
  await writeFile(join(folder, 'database'), name)
  const { platform, close } = await openTwin({ databaseUrl: url })
  await seedDemo({ ...platform, files: createFiles({ dataFolder: folder }) }, { withLogins: false }).finally(close)
}
