import { type Api, allWorkers, buildApi } from '@narthex/api/app'
import type { OnQuery } from '@narthex/api/platform/database/database'
import { createFiles } from '@narthex/api/platform/files/create-files'
import { createJobRunner, type JobRunner } from '@narthex/api/platform/jobs/job-runner'
import type { Log } from '@narthex/api/platform/log'
import { type Outbox, openOutbox, outboxFolder } from '@narthex/api/platform/mail/outbox'
import type { Post } from '@narthex/api/platform/mail/post'
import { createPlatform, type Platform } from '@narthex/api/platform/platform'
import { openEmbeddedStorage, openServerStorage, type Storage } from '@narthex/api/platform/storage'
import type { Config } from './config.ts'

/** The product without its doors: the database ready, the API built, nothing listening. */
export interface Product {
  readonly platform: Platform
  readonly api: Api
  /** Does what requests leave to be done; not started yet. */
  readonly jobs: JobRunner
  /** Where mails stay while there is no mail server. */
  readonly outbox: Outbox | undefined
  /** Migrations that were run while opening. */
  readonly migrated: readonly string[]
  close(): Promise<void>
}

export interface OpenOptions {
  readonly onQuery?: OnQuery
  /** A dump that a new embedded database begins as. */
  readonly beginning?: Blob
  /** Fills an embedded database that was not there before. */
  readonly fill?: (platform: Platform) => Promise<void>
}

/** Opens the configured database, brings it up to date, and builds what stands on it. */
export async function openProduct(
  config: Config,
  log: Log,
  { onQuery, beginning, fill }: OpenOptions = {},
): Promise<Product> {
  const { publicUrl, cacheMegabytes, recaptcha, places } = config
  // One, also for what fills a database in memory: it looks again where it has put something.
  const files = createFiles(config.files)
  const push = { privateKey: config.vapidPrivateKey }
  const platformOn = ({ database, bus, secret }: Pick<Storage, 'database' | 'bus'> & { secret?: string }) =>
    createPlatform({
      ...{ database, bus, log, publicUrl, cacheMegabytes, recaptcha, push, places, files },
      secret: config.secretKey ?? secret,
    })

  const storage = config.databaseUrl
    ? await openServerStorage({
        url: config.databaseUrl,
        poolSize: config.databasePool,
        statementTimeoutMs: config.statementTimeoutMs,
        log,
        onQuery,
      })
    : await openEmbeddedStorage({
        folder: config.dataFolder,
        onQuery,
        beginning,
        fill: fill && ((unfilled) => fill(platformOn(unfilled))),
      })
  const platform = platformOn(storage)
  const { post, outbox } = await postOf(config)
  const jobs = createJobRunner(platform, allWorkers(platform, post))
  return { platform, api: buildApi(platform), jobs, outbox, migrated: storage.migrated, close: storage.close }
}

async function postOf({ smtp, dataFolder }: Config): Promise<{ post: Post; outbox: Outbox | undefined }> {
  if (smtp) {
    const { smtpPost } = await import('@narthex/api/platform/mail/smtp-post')
    return { post: smtpPost(smtp), outbox: undefined }
  }
  const outbox = openOutbox(outboxFolder(dataFolder))
  return { post: outbox, outbox }
}
