import type { AddressInfo } from 'node:net'
import { buildApi } from '@narthex/api/app'
import type { Clock } from '@narthex/api/platform/clock'
import type { OnQuery } from '@narthex/api/platform/database/database'
import type { Outbox } from '@narthex/api/platform/mail/outbox'
import type { Platform } from '@narthex/api/platform/platform'
import { type SeededChurches, seedChurches } from '@narthex/api/testing/seeded-churches'
import { openSeededPlatform } from '@narthex/api/testing/seeded-platform'
import { openTestPlatform, platformOn, type TestPlatform } from '@narthex/api/testing/test-platform'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { readConfig } from '../config.ts'
import { createMetrics } from '../http/metrics.ts'
import { buildHttpServer } from '../http-server.ts'
import { createLog } from '../log.ts'
import type { PageRenderer } from '../pages/page-renderer.ts'
import { type PlainRenderer, plainRenderer } from './plain-renderer.ts'

export interface TestServer<R extends PageRenderer = PageRenderer> {
  readonly app: FastifyInstance
  readonly platform: Platform
  readonly churches: SeededChurches
  readonly renderer: R
  /** What it stands on. */
  readonly test: TestPlatform
  /** Listens on a port of its own and gives it. */
  listen(): Promise<number>
  close(): Promise<void>
}

export interface TestServerOptions<R extends PageRenderer> {
  readonly renderer: R
  readonly environment?: Record<string, string>
  readonly log?: Logger
  /** Another server, whose database and churches it shares, but not what is kept in memory. */
  readonly beside?: TestServer
  readonly onQuery?: OnQuery
  readonly cacheMegabytes?: number
  readonly clock?: Clock
  readonly outbox?: Outbox
  /** Changes what the server stands on, for a control with a guard off. */
  readonly alter?: (platform: Platform) => Platform
}

/** The product's door over the seeded churches, on an embedded database of its own unless it stands beside another. */
export function openTestServer(): Promise<TestServer<PlainRenderer>>
export function openTestServer<R extends PageRenderer>(options: TestServerOptions<R>): Promise<TestServer<R>>
export function openTestServer(options?: Partial<TestServerOptions<PlainRenderer>>): Promise<TestServer<PlainRenderer>>
export async function openTestServer(given: Partial<TestServerOptions<PageRenderer>> = {}): Promise<TestServer> {
  const { renderer = plainRenderer(), environment = {}, log = createLog('silent'), alter = (same) => same } = given
  const { beside, onQuery = () => {}, cacheMegabytes, clock, outbox } = given
  const copied = beside || clock ? undefined : await openSeededPlatform('embedded', { log, onQuery })
  const test = beside?.test ?? copied ?? (await openTestPlatform('embedded', { log, onQuery }))
  const own = platformOn(test.platform, { log, cacheMegabytes, clock })
  const churches = beside?.churches ?? copied?.churches ?? (await seedChurches(own))
  const platform = alter(own)
  const app = await buildHttpServer({
    config: readConfig(environment),
    product: { platform, api: buildApi(platform), outbox },
    renderer,
    metrics: createMetrics(),
    log,
    isStopping: () => false,
  })
  return {
    app,
    platform,
    churches,
    renderer,
    test,
    async listen() {
      await app.listen({ port: 0, host: '127.0.0.1' })
      return (app.server.address() as AddressInfo).port
    },
    async close() {
      await app.close()
      if (!beside) await test.close()
    },
  }
}
