import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { importFirstTranslation } from '@narthex/api/modules/bible/importing/first-translation.service'
import { describeLastBackup, readLastBackup } from '@narthex/api/platform/backup/last-backup'
import { discardEmbeddedPostgres } from '@narthex/api/platform/database/embedded/embedded-postgres'
import { discardFiles } from '@narthex/api/platform/files/create-files'
import type { Held } from '@narthex/api/platform/hold/hold'
import { createLateWatch } from '@narthex/api/platform/jobs/late-queues'
import { discardOutbox } from '@narthex/api/platform/mail/outbox'
import type { Platform } from '@narthex/api/platform/platform'
import { officeOrigin, operatorOrigin, originAt, originOfProduct } from '@narthex/api/platform/tenancy/product-domain'
import { listSites } from '@narthex/api/platform/tenancy/sites'
import { demoLogins, demoPassword, holdsDemoLogins } from '@narthex/demo/logins'
import { foundingExample } from './church/founding-example.ts'
import type { Config } from './config.ts'
import { configFromEnvironment } from './environment.ts'
import { RefusedError } from './explain.ts'
import { resumeJobs } from './hold-commands.ts'
import { requireFreePort } from './http/free-port.ts'
import { observeJobs } from './http/job-metrics.ts'
import { createMetrics } from './http/metrics.ts'
import { buildHttpServer } from './http-server.ts'
import { createLog } from './log.ts'
import { createOperation } from './operation/operation.ts'
import { isLoopbackAddress, isLoopbackName, outboxHostname } from './outbox/may-read.ts'
import { workerRenderer } from './pages/worker-renderer.ts'
import { openProduct, type Product } from './product.ts'

/**
 * Time in milliseconds for which a stopping server answers before it closes idle connections. Each answer has
 * `connection: close`; without that notice, closing may cut off a request that is already on its way (RFC 9112 §9.6).
 */
const closeNoticeMs = 250
const lateLookMs = 60_000

/**
 * `npm start`: serves the product until a signal stops it. The first start on the embedded database seeds the demo, where
 * `PUBLIC_URL` is a name of this machine; elsewhere the operator founds the churches.
 * `--reset` deletes the embedded database; `--dev` serves the web app from its sources. `--resume` lets held jobs run;
 * `--rehearsal` never runs any, and calls no gateway.
 */
export async function serveCommand(args: readonly string[]): Promise<void> {
  const { dev: isDevelopment, reset: mustReset, rehearsal: isRehearsal, resume: mustResume } = parseOptions(args)
  const config = isRehearsal ? toRehearsal(configFromEnvironment()) : configFromEnvironment()
  // Before anything is made or thrown away: a busy port is most often this product, running.
  await requireFreePort(config.port, config.host)
  if (config.metricsPort !== undefined) await requireFreePort(config.metricsPort, config.metricsHost)
  if (mustReset) await reset(config, isDevelopment)
  if (mustResume) await resumeJobs(config)

  const log = createLog(config.logLevel)
  const metrics = createMetrics()
  const operation = createOperation(metrics)
  // The renderer loads the web app while this thread opens the database.
  const renderer = isDevelopment ? undefined : workerRenderer({ log })
  renderer?.ready.catch(() => {})
  let isStopping = false
  const product = await openProduct(isDevelopment ? { ...config, cacheMegabytes: 0 } : config, log, {
    onQuery: metrics.query,
    onJobEnd: metrics.jobEnded,
    onDispatch: operation.onDispatch,
    onRefusal: metrics.refusal,
    fill: isLoopbackName(new URL(config.publicUrl).hostname) ? fillWithDemo : undefined,
    isRehearsal,
  })
  observeJobs(metrics.registry, product)
  await refuseDemoLogins(product)
  await renderer?.ready
  const web = renderer ? { renderer } : await developmentWeb()
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
    if (config.metricsPort !== undefined) {
      const readiness = operation.watch(product, config, () => isStopping)
      metricsServer = await metrics.listen(config.metricsPort, config.metricsHost, readiness)
    }
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
    const closed = after(closeNoticeMs)
      .then(() => app.close())
      .then(() => jobsDone)
      .then(product.close)
    await Promise.race([closed, after(config.shutdownTimeoutMs)])
    process.exit(0)
  }
  await product.jobs.lookForHold().catch(() => undefined)
  if (!isRehearsal) runJobs(product)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  // A server that listens does not end because its database was busy just then.
  await greet(config, product).catch((error: Error) =>
    log.warn({ error: error.message }, 'Narthex is open; its addresses could not be listed'),
  )
  // Does nothing where there is one: a database of the operator's own, or of an earlier version, may have none yet.
  importFirstTranslation(product.platform).catch((error: Error) => {
    if (!isStopping) log.warn({ error: error.message }, 'the first translation of the Bible could not be imported')
  })
}

/** Throws for an unknown option: a typing error must not start anything else. */
function parseOptions(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ args: [...args], options: { dev: flag, rehearsal: flag, reset: flag, resume: flag } })
  if (values.rehearsal && values.resume) throw new RefusedError('--rehearsal runs no jobs: leave --resume out')
  return values
}

/** Settings of a rehearsal: without the mail server, events and files of the original product. */
function toRehearsal(config: Config): Config {
  if (config.files.s3)
    throw new RefusedError('A rehearsal must not write to the bucket of the product: leave the S3 settings out')
  return { ...config, smtp: undefined, redisUrl: undefined }
}

/** Starts the jobs, and checks each minute for queues that are late. */
function runJobs({ jobs, platform, queues }: Product): void {
  jobs.start()
  const watch = createLateWatch(platform, queues)
  setInterval(() => watch.look().catch(() => {}), lateLookMs).unref()
}

async function reset(config: Config, isDevelopment: boolean): Promise<void> {
  if (isDevelopment)
    throw new RefusedError('--reset works with npm start only: npm run dev would repeat it at each restart')
  if (config.databaseUrl)
    throw new RefusedError('--reset is for the embedded database; drop the database of a server yourself')
  await discardEmbeddedPostgres(config.dataFolder)
  discardOutbox(config.dataFolder)
  discardFiles(config.dataFolder)
}

/** Runs `npm run seed` in another process: the memory that seeding takes would stay with this one. */
async function fillWithDemo(databaseUrl: string): Promise<void> {
  const seed = spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, 'main.ts'), 'seed'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [[code], output] = await Promise.all([once(seed, 'close'), text(seed.stderr)])
  if (code !== 0) throw new RefusedError(`The demo churches could not be created. ${output.trim()}`)
}

/** Refuses to serve a database with the demo's logins beyond this machine: their password is public. */
async function refuseDemoLogins({ platform, close }: Product): Promise<void> {
  if (isLoopbackName(platform.domain.hostname) || !(await holdsDemoLogins(platform))) return
  await close()
  throw new RefusedError('This database holds the demo logins, whose password is public: use another database')
}

async function developmentWeb() {
  const { createDevelopmentRenderer } = await import('./pages/development-renderer.ts')
  return createDevelopmentRenderer()
}

async function greet({ databaseUrl, dataFolder, host }: Config, { platform, outbox, jobs }: Product): Promise<void> {
  const sites = await listSites(platform, 12)
  const lines = sites.map(({ kind, label, origin, flagAtivo }) => {
    const office = kind === 'church' && flagAtivo ? `  office ${officeOrigin(platform.domain, { label })}` : ''
    return `  ${origin}${kind === 'organisation' ? '  (organisation)' : ''}${office}${flagAtivo ? '' : '  (not active)'}`
  })
  const intro = lines.length > 0 ? `Narthex is open:\n${lines.join('\n')}` : describeEmptyProduct(platform.domain)
  console.log(`\n${intro}\n\n  API ${originOfProduct(platform.domain)}/api/docs`)
  console.log(`  Operators ${operatorOrigin(platform.domain)}`)
  if (jobs.held) console.log(describeHold(jobs.held))
  if (isLoopbackAddress(host)) console.log('  Only this machine can connect; set HOST=:: for others.')
  if (!databaseUrl) console.log(`  Data in ${dataFolder}`)
  console.log(`  ${describeLastBackup(await readLastBackup(platform.database), new Date())}`)
  if (outbox && isLoopbackName(platform.domain.hostname))
    console.log(
      `  Mails ${originOfProduct({ ...platform.domain, hostname: outboxHostname })}/outbox: without SMTP_URL they are kept here.`,
    )
  else if (outbox) console.log('  No mail is sent: set SMTP_URL and MAIL_FROM.')
  if (isLoopbackName(platform.domain.hostname) && (await holdsDemoLogins(platform)))
    console.log(`  Logins ${demoLogins.join(', ')}; password ${demoPassword}`)
  console.log('')
}

function describeEmptyProduct(domain: Platform['domain']): string {
  const address = originAt(domain, `CODE.${domain.hostname}`)
  return `Narthex is open, and has no church yet. Found the first one, which answers at ${address}:\n\n  ${foundingExample}`
}

function describeHold(held: Held): string {
  if (held.kind === 'rehearsal') return '  A rehearsal: no jobs run, no gateway is called, no mail is sent.'
  const since = held.since.toISOString()
  const origin = held.copiedAt
    ? `restored at ${since} from the backup of ${held.copiedAt.toISOString()}`
    : `since ${since}`
  return `  Its jobs are held (${origin}): nothing is charged, mailed or pushed until npm run resume.`
}
