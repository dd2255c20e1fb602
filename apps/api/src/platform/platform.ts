import { randomUUID } from 'node:crypto'
import { type BibleSettings, usualBibleSettings } from './bible-settings.ts'
import type { ContentBus } from './bus/bus.ts'
import { type ContentCache, createContentCache } from './cache/content-cache.ts'
import type { Captcha } from './captcha/captcha.ts'
import { createCaptcha } from './captcha/create-captcha.ts'
import type { RecaptchaSettings } from './captcha/recaptcha.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Database } from './database/database.ts'
import { createFiles, type Files } from './files/create-files.ts'
import { createHold, type Hold } from './hold/hold.ts'
import { deriveKeys, type Keys } from './keys.ts'
import type { Log } from './log.ts'
import { createLogLimit, type LogLimit } from './log-limit.ts'
import { type Machine, unknownMachine } from './machine.ts'
import { queuedMailer } from './mail/mail-queue.ts'
import type { Mailer } from './mail/mailer.ts'
import { type GuardedGet, guardedGet, restingGet } from './net/guarded-get.ts'
import { pushReach } from './net/push-reach.ts'
import type { Reach } from './net/reach.ts'
import { createPlaces, type PlaceSettings, type Places } from './places/places.ts'
import { createPush, type Push } from './push/push.ts'
import { derivePushKeys } from './push/push-keys.ts'
import { createStreams, type Streams } from './stream/stream-hub.ts'
import { createTargets, type Targets } from './targets.ts'
import { createDirectory, type Directory } from './tenancy/directory.ts'
import { type ProductDomain, productDomain } from './tenancy/product-domain.ts'
import type { ThirdPartyProducts } from './third-party-products.ts'
import { usualVideoSettings, type VideoSettings } from './video-settings.ts'
import { createWallets, type WalletSettings, type Wallets } from './wallets/wallets.ts'
import { createTransactions, type Transactions } from './work/transactions.ts'

/** The platform that every domain is built on; made once by the process and handed down. */
export interface Platform {
  readonly database: Database
  readonly transactions: Transactions
  readonly bus: ContentBus
  readonly directory: Directory
  readonly cache: ContentCache
  readonly clock: Clock
  readonly log: Log
  /** Limit of the log for failures that many requests meet at once, whatever way they came. */
  readonly limitLog: LogLimit
  readonly domain: ProductDomain
  readonly captcha: Captcha
  readonly keys: Keys
  readonly places: Places
  /** Whether the product may act on others: call gateways, run jobs. */
  readonly hold: Hold
  /** Others that jobs call, which rest while they do not answer. */
  readonly targets: Targets
  readonly mail: Mailer
  /** The address that mails come from; undefined where none are sent. */
  readonly mailAddress: string | undefined
  readonly push: Push
  readonly files: Files
  /** Tells open pages what happens. */
  readonly streams: Streams
  /** Issues tickets for the wallets of phones. */
  readonly wallets: Wallets
  /** Products of others that members are handed over to. */
  readonly thirdParties: ThirdPartyProducts
  /** Limits of the videos that churches keep. */
  readonly videos: VideoSettings
  /** Where texts of the Bible are fetched. */
  readonly bibles: BibleSettings
  /** Reads what others publish, at addresses that strangers have given. */
  readonly web: GuardedGet
  /** The process and its machine. */
  readonly machine: Machine
}

/** The parts of the platform that a function uses. */
export type Needs<K extends keyof Platform> = Pick<Platform, K>

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
  readonly places?: PlaceSettings | undefined
  /** For tests; by default mails go through the job queue. */
  readonly mail?: Mailer | undefined
  readonly mailAddress?: string | undefined
  readonly push?: PushSettings | undefined
  /** The store of files; by default they end with the process. */
  readonly files?: Files | undefined
  /** Event streams; by default events stay within this process. */
  readonly streams?: Streams | undefined
  /** Keys of wallets; by default there are none. */
  readonly wallets?: WalletSettings | undefined
  readonly thirdParties?: ThirdPartyProducts | undefined
  /** Settings of videos; by default they are not converted. */
  readonly videos?: VideoSettings | undefined
  readonly bibles?: BibleSettings | undefined
  /** Never acts on others. */
  readonly isRehearsal?: boolean | undefined
  /** For tests: which addresses of others may be read. */
  readonly webReach?: Reach | undefined
  /** The machine that serves the product; by default nothing is known of it. */
  readonly machine?: Machine | undefined
}

export interface PushSettings {
  /** The key by which push services know the product, base64url; derived from the secret where none is set. */
  readonly privateKey?: string | undefined
  /** The push services that are called; the known ones where none is set. */
  readonly hosts?: readonly string[] | undefined
  /** For tests: which addresses may be called. */
  readonly reach?: Reach | undefined
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
  places = {},
  mail,
  mailAddress,
  push: { privateKey, hosts, reach = pushReach(hosts) } = {},
  files = createFiles({}),
  streams = createStreams(),
  wallets = {},
  thirdParties = {},
  videos = usualVideoSettings,
  bibles = usualBibleSettings,
  isRehearsal = false,
  webReach,
  machine = unknownMachine,
}: PlatformOptions): Platform {
  const domain = productDomain(publicUrl)
  const cache = createContentCache(cacheMegabytes, clock)
  const keys = deriveKeys(secret)
  const transactions = createTransactions({ database, bus, streams, clock, keys, cache })
  const directory = createDirectory(database, bus, domain.hostname)
  const captcha = createCaptcha({ transactions, directory, clock, log, secret }, recaptcha)
  const targets = createTargets({ clock, log })
  return {
    database,
    transactions,
    bus,
    directory,
    cache,
    clock,
    log,
    limitLog: createLogLimit(clock),
    domain,
    captcha,
    keys,
    places: createPlaces(places, { clock, log }),
    hold: createHold({ database, clock, isRehearsal }),
    targets,
    mail: mail ?? queuedMailer,
    mailAddress,
    push: createPush({ keys: derivePushKeys(keys, privateKey), contact: contactOf(domain), reach, targets }),
    web: restingGet(guardedGet(webReach), targets),
    files,
    streams,
    wallets: createWallets(wallets, { clock, log }),
    thirdParties,
    videos,
    machine,
    bibles,
  }
}

/** The contact that push services are given: Apple's takes no `https:` address of a machine like this. */
const contactOf = ({ hostname }: ProductDomain) => `mailto:push@${hostname}`
