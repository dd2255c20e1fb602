import type { Server } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { discardFiles } from '@narthex/api/platform/files/create-files'
import { discardOutbox } from '@narthex/api/platform/mail/outbox'
import type { Platform } from '@narthex/api/platform/platform'
import { discardEmbeddedStorage } from '@narthex/api/platform/storage'
import { originOfProduct } from '@narthex/api/platform/tenancy/product-domain'
import { listSites } from '@narthex/api/platform/tenancy/sites'
import { demoLogins, demoPassword, holdsDemoLogins } from '@narthex/demo/logins'
import type { Config } from './config.ts'
import { configFromEnvironment } from './environment.ts'
import { RefusedError } from './explain.ts'
import { createMetrics } from './http/metrics.ts'
import { buildHttpServer } from './http-server.ts'
import { createLog } from './log.ts'
import { isLoopbackName } from './outbox/may-read.ts'
import { builtRenderer } from './pages/page-renderer.ts'
import { openProduct, type Product } from './product.ts'

/**
 * How long a stopping server still answers before it closes what is idle. Each answer says that its connection ends;
 * a connection closed without that word may cut off a request that is already on its way (RFC 9112 §9.6).
 */
const farewellMs = 250

/**
 * `npm start`: serves the product until it is told to stop. A first start on the embedded database seeds the demo.
 * `--reset` begins anew; `--dev` serves the web app from its sources.
 */
export async function serveCommand(args: readonly string[]): Promise<void> {
  const { dev: isDevelopment, reset: beginsAnew } = optionsOf(args)
  const config = configFromEnvironment()
  if (beginsAnew) reset(config, isDevelopment)

  const log = createLog(config.logLevel)
  const metrics = createMetrics()
  let isStopping = false
  const product = await openProduct(isDevelopment ? { ...config, cacheMegabytes: 0 } : config, log, {
    onQuery: metrics.query,
    fill: fillWithDemo,
  })
  await refuseDemoLogins(product)
  const web = isDevelopment ? await developmentWeb() : { renderer: await builtRenderer() }
  const app = await buildHttpServer({
    config,
    product,
    metrics,
    log,
    isStopping: () => isStopping,
    ...web,
  })
  let metricsServer: Server | undefined
  try {
    await app.listen({ port: config.port, host: config.host })
    if (config.metricsPort !== undefined) metricsServer = await metrics.listen(config.metricsPort, config.host)
  } catch (error) {
    await app.close()
    await product.close()
    throw error
  }

  async function stop(): Promise<void> {
    if (isStopping) process.exit(130)
    isStopping = true
    metricsServer?.close()
    const jobsDone = product.jobs.stop()
    const closed = after(farewellMs)
      .then(() => app.close())
      .then(() => jobsDone)
      .then(product.close)
    await Promise.race([closed, after(config.shutdownTimeoutMs)])
    process.exit(0)
  }
  product.jobs.start()
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  await greet(config, product)
}

/** Throws for an option that there is not: a typing error must not start something else than was meant. */
function optionsOf(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  return parseArgs({ args: [...args], options: { dev: flag, reset: flag } }).values
}

function reset(config: Config, isDevelopment: boolean): void {
  if (isDevelopment)
    throw new RefusedError('--reset goes with npm start: under npm run dev it would repeat at each restart')
  if (config.databaseUrl)
    throw new RefusedError('--reset is for the embedded database; a server’s database is yours to drop')
  discardEmbeddedStorage(config.dataFolder)
  discardOutbox(config.dataFolder)
  discardFiles(config.dataFolder)
}

/** What fills the database is loaded for a first start alone. */
async function fillWithDemo(platform: Platform): Promise<void> {
  const { seedDemo } = await import('@narthex/demo/seed')
  await seedDemo(platform, { withLogins: isLoopbackName(platform.domain.hostname) })
}

/** Everybody can read the demo's password: where its logins are, nobody but this machine may be let in. */
async function refuseDemoLogins({ platform, close }: Product): Promise<void> {
  if (isLoopbackName(platform.domain.hostname) || !(await holdsDemoLogins(platform))) return
  await close()
  throw new RefusedError('This database holds the logins of the demo, whose password is public: begin with another one')
}

async function developmentWeb() {
  const { createDevelopmentRenderer } = await import('./pages/development-renderer.ts')
  return createDevelopmentRenderer()
}

async function greet({ databaseUrl, dataFolder }: Config, { platform, outbox }: Product): Promise<void> {
  const sites = await listSites(platform, 12)
  const lines = sites.map(
    ({ kind, origin, flagAtivo }) =>
      `  ${origin}${kind === 'organisation' ? '  (organisation)' : ''}${flagAtivo ? '' : '  (not active)'}`,
  )
  console.log(`\nNarthex is open:\n${lines.join('\n')}\n\n  API ${originOfProduct(platform.domain)}/api/docs`)
  if (!databaseUrl) console.log(`  Data in ${dataFolder}; for production set DATABASE_URL to a PostgreSQL server.`)
  const origin = originOfProduct(platform.domain)
  if (outbox && isLoopbackName(platform.domain.hostname))
    console.log(`  Mails ${origin}/outbox: without SMTP_URL they stay here.`)
  else if (outbox) console.log('  No mail is sent: set SMTP_URL and MAIL_FROM.')
  if (isLoopbackName(platform.domain.hostname) && (await holdsDemoLogins(platform)))
    console.log(`  Logins ${demoLogins.join(', ')}; password ${demoPassword}`)
  console.log('')
}
