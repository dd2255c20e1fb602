import { randomUUID } from 'node:crypto'
import type { ContentBus } from './bus/bus.ts'
import { type ContentCache, createContentCache } from './cache/content-cache.ts'
import type { Captcha } from './captcha/captcha.ts'
import { createCaptcha } from './captcha/create-captcha.ts'
import type { RecaptchaSettings } from './captcha/recaptcha.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Database } from './database/database.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { type Keys, keysOf } from './keys.ts'
import type { Log } from './log.ts'
import { createMailer } from './mail/mail-queue.ts'
import type { Mailer } from './mail/mailer.ts'
import { createDirectory, type Directory } from './tenancy/directory.ts'
import { type ProductDomain, productDomain } from './tenancy/product-domain.ts'

/** What every domain stands on; built once by the process and handed down. */
export interface Platform {
  readonly database: Database
  readonly bus: ContentBus
  readonly directory: Directory
  readonly cache: ContentCache
  readonly clock: Clock
  readonly log: Log
  readonly domain: ProductDomain
  readonly captcha: Captcha
  readonly keys: Keys
  readonly jobs: Jobs
  readonly mail: Mailer
}

export interface PlatformOptions {
  readonly database: Database
  readonly bus: ContentBus
  readonly log: Log
  /** The product's own address, such as `https://narthex.example`. */
  readonly publicUrl: string
  readonly cacheMegabytes: number
  readonly clock?: Clock | undefined
  /** Signs what leaves the product and comes back; made up for this process where none is given. */
  readonly secret?: string | undefined
  readonly recaptcha?: RecaptchaSettings | undefined
  /** For tests; by default mails go through the job queue. */
  readonly mail?: Mailer | undefined
}

export function createPlatform({
  database,
  bus,
  log,
  publicUrl,
  cacheMegabytes,
  clock = systemClock,
  secret = randomUUID(),
  recaptcha,
  mail,
}: PlatformOptions): Platform {
  const domain = productDomain(publicUrl)
  const directory = createDirectory(database, bus, domain.hostname)
  const captcha = createCaptcha({ database, directory, clock, log, secret }, recaptcha)
  const cache = createContentCache(cacheMegabytes, clock)
  const keys = keysOf(secret)
  const jobs = createJobs(clock)
  return {
    database,
    bus,
    directory,
    cache,
    clock,
    log,
    domain,
    captcha,
    keys,
    jobs,
    mail: mail ?? createMailer({ database, jobs, keys }),
  }
}
