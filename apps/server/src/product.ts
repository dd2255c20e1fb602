import { join } from 'node:path'
import { assembleApp, modules } from '@narthex/api/app'
import { type Api, buildApi } from '@narthex/api/build-api'
import type { ContentBus } from '@narthex/api/platform/bus/bus'
import type { OnQuery } from '@narthex/api/platform/database/database'
import { createFiles } from '@narthex/api/platform/files/create-files'
import { createJobRunner, type JobRunner, type RunnerOptions } from '@narthex/api/platform/jobs/job-runner'
import type { Worker } from '@narthex/api/platform/jobs/worker'
import type { Log } from '@narthex/api/platform/log'
import { type Outbox, openOutbox, outboxFolder } from '@narthex/api/platform/mail/outbox'
import type { Post } from '@narthex/api/platform/mail/post'
import { createPlatform, type Platform } from '@narthex/api/platform/platform'
import { openEmbeddedStorage, openServerStorage } from '@narthex/api/platform/storage'
import { localRelay } from '@narthex/api/platform/stream/local-relay'
import type { StreamRelay } from '@narthex/api/platform/stream/stream-events'
import { createStreams } from '@narthex/api/platform/stream/stream-hub'
import type { Config } from './config.ts'
import { countedPost, countedPush } from './operation/counted-dispatch.ts'
import { createMachine } from './operation/machine.ts'

/** The product without its HTTP server: database ready, API built. */
export interface Product {
  readonly platform: Platform
  readonly api: Api
  /** Runs the background jobs; not started yet. */
  readonly jobs: JobRunner
  /** The queues whose jobs it does. */
  readonly queues: readonly Pick<Worker, 'queue' | 'lane'>[]
  /** Stores mails where no mail server is configured. */
  readonly outbox: Outbox | undefined
  /** Migrations that opening the product ran. */
  readonly migrated: readonly string[]
  close(): Promise<void>
}

export interface OpenOptions {
  /** Counts letters and pushes. */
  readonly onDispatch?: Parameters<typeof countedPost>[1]
  readonly onQuery?: OnQuery
  readonly onJobEnd?: RunnerOptions['onEnd']
  /** Keeps the product from acting on others: it runs no jobs, calls no gateway and sends no mail. */
  readonly isRehearsal?: boolean
  /** Counts refused calls by their codes. */
  readonly onRefusal?: (code: string) => void
  /** Fills a new embedded database, which it gets by its address. */
  readonly fill?: ((databaseUrl: string) => Promise<void>) | undefined
}

/** Opens the configured database, runs its migrations and builds the product on it. */
export async function openProduct(config: Config, log: Log, options: OpenOptions = {}): Promise<Product> {
  const { onQuery, onJobEnd, onDispatch, onRefusal, fill, isRehearsal = false } = options
  const { publicUrl, cacheMegabytes, recaptcha, places, wallets, thirdPartyProducts } = config
  const files = createFiles(config.files)
  const push = { privateKey: config.vapidPrivateKey, hosts: config.pushHosts }
  const { databasePool: poolSize, statementTimeoutMs, databaseUrl, dataFolder } = config
  const connection = { poolSize, statementTimeoutMs, log, onQuery }
  const storage = databaseUrl
    ? await openServerStorage({ ...connection, url: databaseUrl })
    : await openEmbeddedStorage({ ...connection, folder: dataFolder, fill })
  const { database, bus } = storage
  const secret = config.secretKey ?? storage.secret
  const streams = createStreams(await openRelay(config, bus, log), { isCounted })
  const plain = createPlatform({
    database,
    bus,
    log,
    publicUrl,
    cacheMegabytes,
    recaptcha,
    push,
    places,
    files,
    mailAddress: config.smtp?.from,
    secret,
    streams,
    wallets,
    thirdParties: thirdPartyProducts,
    videos: config.videos,
    bibles: { ...config.bibles, folder: join(dataFolder, 'bible') },
    isRehearsal,
    machine: createMachine({ config, bus, streams }),
  })
  const { post: plainPost, outbox } = await createPost(config)
  const platform = onDispatch ? { ...plain, push: countedPush(plain.push, onDispatch) } : plain
  const post = onDispatch ? countedPost(plainPost, onDispatch) : plainPost
  const close = async () => {
    await streams.close()
    await storage.close()
  }
  const app = assembleApp(platform)
  const queues = app.workers(post)
  const jobs = createJobRunner(platform, queues, onJobEnd && { onEnd: onJobEnd })
  return {
    platform,
    api: buildApi(platform, app, onRefusal),
    jobs,
    queues,
    outbox,
    migrated: storage.migrated,
    close,
  }
}

const publicTopics = modules.flatMap(({ topics = [] }) => topics).filter(({ access }) => access === 'public')

/** Tells whether the readers of a topic are counted: a member's own topics have no audience. */
const isCounted = (topic: string) => publicTopics.some(({ name }) => topic.startsWith(`${name}:`))

/** Opens the relay of events: through Redis where it is configured, otherwise within this process. */
async function openRelay({ redisUrl }: Config, { watchProcesses }: ContentBus, log: Log): Promise<StreamRelay> {
  if (!redisUrl) return localRelay({ log, watchProcesses })
  const { redisRelay } = await import('./redis-relay.ts')
  return redisRelay(redisUrl, log)
}

async function createPost({ smtp, dataFolder }: Config): Promise<{ post: Post; outbox: Outbox | undefined }> {
  if (smtp) {
    const { smtpPost } = await import('@narthex/api/platform/mail/smtp-post')
    return { post: smtpPost(smtp), outbox: undefined }
  }
  const outbox = openOutbox(outboxFolder(dataFolder))
  return { post: outbox, outbox }
}
