import type { AddressInfo } from 'node:net'
import { buildApi } from '@narthex/api/build-api'
import type { Clock } from '@narthex/api/platform/clock'
import type { OnQuery } from '@narthex/api/platform/database/database'
import type { Outbox } from '@narthex/api/platform/mail/outbox'
import type { Platform } from '@narthex/api/platform/platform'
import type { SeededChurches } from '@narthex/api/testing/seeded-churches'
import { openSeededPlatform } from '@narthex/api/testing/seeded-platform'
import { platformOn, type TestPlatform, type TestPlatformOptions } from '@narthex/api/testing/test-platform'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '../config.ts'
import { createMetrics } from '../http/metrics.ts'
import { buildHttpServer } from '../http-server.ts'
import { createLog } from '../log.ts'
import type { PageRenderer } from '../pages/page-renderer.ts'
import type { RenderLimits } from '../pages/render-queue.ts'
import { type PlainRenderer, plainRenderer } from './plain-renderer.ts'

export interface TestServer<R extends PageRenderer = PageRenderer> {
  readonly app: FastifyInstance
  readonly platform: Platform
  readonly churches: SeededChurches
  readonly renderer: R
  /** The platform that it serves. */
  readonly test: TestPlatform
  /** Listens on a free port and returns it. */
  listen(): Promise<number>
}

export interface OpenTestServer<R extends PageRenderer = PageRenderer> extends TestServer<R> {
  close(): Promise<void>
}

export interface TestServerOptions<R extends PageRenderer> {
  readonly renderer: R
  readonly environment?: Record<string, string>
  readonly log?: Logger
  /** Another server, whose database and churches it shares, but not its caches. */
  readonly beside?: TestServer
  readonly onQuery?: OnQuery
  readonly cacheMegabytes?: number
  readonly clock?: Clock
  /** Copies the seeded churches, with dates of the system's clock, also where the server's clock is another. */
  readonly isCopied?: boolean
  readonly outbox?: Outbox
  /** Unlimited by default: all tests send requests from one address. */
  readonly renderLimits?: RenderLimits
  /** A built console; by default there is none. */
  readonly consoleFolder?: string
  /** Replaces parts of the platform, for a control without a guard. */
  readonly alter?: (platform: Platform) => Platform
}

type AnyOptions = Partial<TestServerOptions<PageRenderer>>

const unlimited: RenderLimits = { atOnce: 1000, places: 1000, placesPerAddress: 1000, placesPerChurch: 1000 }

/** The HTTP server over the seeded churches, on its own embedded database unless it shares that of another server. */
export function openTestServer(): Promise<OpenTestServer<PlainRenderer>>
export function openTestServer<R extends PageRenderer>(options: TestServerOptions<R>): Promise<OpenTestServer<R>>
export function openTestServer(
  options?: Partial<TestServerOptions<PlainRenderer>>,
): Promise<OpenTestServer<PlainRenderer>>
export function openTestServer(options: AnyOptions): Promise<OpenTestServer>
export async function openTestServer(given: AnyOptions = {}): Promise<OpenTestServer> {
  const { renderer = plainRenderer(), environment = {}, log = createLog('silent'), alter = (same) => same } = given
  const {
    consoleFolder = '/nowhere',
    beside,
    onQuery = () => {},
    cacheMegabytes,
    clock,
    outbox,
    renderLimits = unlimited,
  } = given
  const { isCopied = !clock } = given
  const { test, churches } = beside ?? (await openSeeded({ log, onQuery, clock: isCopied ? undefined : clock }))
  const own = platformOn(test.platform, { log, cacheMegabytes, clock })
  const platform = alter(own)
  const app = await buildHttpServer({
    config: readConfig({ REQUESTS_PER_MINUTE: '1000000', ...environment }),
    product: { platform, api: buildApi(platform), outbox },
    renderer,
    renderLimits,
    consoleFolder,
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

async function openSeeded(options: TestPlatformOptions): Promise<Pick<TestServer, 'test' | 'churches'>> {
  const test = await openSeededPlatform(options)
  return { test, churches: test.churches }
}

/** A test server, open from the suite's first `beforeAll` to its end. Read its properties in hooks and tests only. */
export function setUpServer(options?: Partial<TestServerOptions<PlainRenderer>>): TestServer<PlainRenderer>
export function setUpServer<R extends PageRenderer>(options: () => Promise<TestServerOptions<R>>): TestServer<R>
export function setUpServer(given: AnyOptions | (() => Promise<AnyOptions>) = {}): TestServer {
  let server: OpenTestServer | undefined
  const opened = () => {
    if (!server) throw new Error('The server is open in hooks and tests only')
    return server
  }

  beforeAll(async () => {
    server = await openTestServer(typeof given === 'function' ? await given() : given)
  })
  afterAll(() => server?.close())

  return {
    get app() {
      return opened().app
    },
    get platform() {
      return opened().platform
    },
    get churches() {
      return opened().churches
    },
    get renderer() {
      return opened().renderer
    },
    get test() {
      return opened().test
    },
    listen: () => opened().listen(),
  }
}
