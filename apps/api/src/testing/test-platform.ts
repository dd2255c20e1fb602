import { isDeepRun } from '@narthex/contract/testing/strength'
import { inject } from 'vitest'
import type { BibleSettings } from '../platform/bible-settings.ts'
import type { RecaptchaSettings } from '../platform/captcha/recaptcha.ts'
import type { Clock } from '../platform/clock.ts'
import type { OnQuery, OwnerConnection } from '../platform/database/database.ts'
import { withOwner } from '../platform/database/postgres.ts'
import { createFiles, type FileSettings, type Files } from '../platform/files/create-files.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { Reach } from '../platform/net/reach.ts'
import type { PlaceSettings } from '../platform/places/places.ts'
import { createPlatform, type Platform, type PushSettings } from '../platform/platform.ts'
import { openServerStorage, type Storage } from '../platform/storage.ts'
import type { ThirdPartyProducts } from '../platform/third-party-products.ts'
import type { VideoSettings } from '../platform/video-settings.ts'
import type { WalletSettings } from '../platform/wallets/wallets.ts'
// For its declaration of what is injected.
import { keepOwner } from './kept-owner.ts'
import type { DatabaseKind, PreparedServer } from './prepared-databases.ts'
import { createDatabase, type ServerDatabase } from './server-databases.ts'

export type { DatabaseKind }

export const silentLog: Log = { info() {}, warn() {}, error() {} }

export interface TestPlatform {
  readonly platform: Platform
  /** The database's address. */
  readonly databaseUrl: string
  /** Works as the owner of the tables, past every wall. */
  asOwner<T>(work: (owner: OwnerConnection) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface TestPlatformOptions {
  /** The server of this test run; the embedded one by default. */
  readonly kind?: DatabaseKind
  readonly onQuery?: OnQuery
  readonly cacheMegabytes?: number | undefined
  readonly log?: Log | undefined
  readonly clock?: Clock | undefined
  readonly secret?: string | undefined
  readonly recaptcha?: RecaptchaSettings | undefined
  readonly places?: PlaceSettings | undefined
  readonly mail?: Mailer | undefined
  readonly mailAddress?: string | undefined
  readonly push?: PushSettings | undefined
  readonly files?: FileSettings | undefined
  readonly wallets?: WalletSettings | undefined
  readonly thirdParties?: ThirdPartyProducts | undefined
  readonly videos?: VideoSettings | undefined
  readonly bibles?: BibleSettings | undefined
  readonly webReach?: Reach | undefined
  readonly isRehearsal?: boolean | undefined
  /** The database that its own is a copy of; by default one that is migrated and empty. */
  readonly template?: string
}

/**
 * Servers for what may differ between the newest PostgreSQL and the oldest. The machine's own belongs to the deep run; with
 * `inEveryRun`, to all runs: one file of queries, on a database that all migrations have made, finds what the oldest version
 * does not understand.
 */
export function everyDatabase({ inEveryRun = isDeepRun } = {}): DatabaseKind[] {
  if (!inEveryRun) return ['embedded']
  if (inject('servers').server) return ['embedded', 'server']
  console.info('No PostgreSQL server answers; its tests are skipped')
  return ['embedded']
}

/** A server of this test run. Throws where there is none. */
export function preparedServer(kind: DatabaseKind): PreparedServer {
  const server = inject('servers')[kind]
  if (!server) throw new Error(`There is no ${kind} database here`)
  return server
}

/** A database of its own on which all migrations have run. */
export function createMigratedDatabase(kind: DatabaseKind): Promise<ServerDatabase> {
  const { url, template } = preparedServer(kind)
  return createDatabase(url, template)
}

/** How a test opens a database: few connections, as many files run at once. */
export const storageOptions = (url: string, onQuery?: OnQuery, log: Log = silentLog) => ({
  url,
  poolSize: 5,
  statementTimeoutMs: 10_000,
  log,
  onQuery,
})

/** A platform on a database of its own, which ends with it; empty unless it is a copy. */
export async function openTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { kind = 'embedded', onQuery, log, files = {}, template, ...rest } = options
  const server = preparedServer(kind)
  const { url, drop } = await createDatabase(server.url, template ?? server.template)
  const storage = await openServerStorage(storageOptions(url, onQuery, log))
  const owner = keepOwner(url)
  return {
    platform: platformOn({ ...storage, files: createFiles(files) }, { log, ...rest }),
    databaseUrl: url,
    asOwner: owner.asOwner,
    async close() {
      await Promise.all([storage.close(), owner.close()])
      await drop()
    },
  }
}

/** A platform that remembers nothing yet. */
export function platformOn(
  { database, bus, files }: Pick<Storage, 'database' | 'bus'> & { readonly files?: Files },
  { log = silentLog, cacheMegabytes = 16, ...rest }: Omit<TestPlatformOptions, 'onQuery' | 'files' | 'template'> = {},
): Platform {
  const publicUrl = 'http://narthex.test'
  return createPlatform({ database, bus, files, log, publicUrl, cacheMegabytes, ...rest })
}

/** Opens a second platform on the database of the first, as another process would. */
export async function openTwin(
  { databaseUrl }: Pick<TestPlatform, 'databaseUrl'>,
  options: TestPlatformOptions = {},
): Promise<Pick<TestPlatform, 'platform' | 'close'>> {
  const storage = await openServerStorage(storageOptions(databaseUrl))
  return { platform: platformOn(storage, options), close: storage.close }
}

type OwnersWork<T> = (owner: OwnerConnection, url: string) => Promise<T>

/** Lends an empty database on which no migration has run, as its owner, and throws it away. */
export async function withBareDatabase<T>(kind: DatabaseKind, work: OwnersWork<T>): Promise<T> {
  return lend(await createDatabase(preparedServer(kind).url), work)
}

/** Lends one on which all have. */
export async function withMigratedDatabase<T>(kind: DatabaseKind, work: OwnersWork<T>): Promise<T> {
  return lend(await createMigratedDatabase(kind), work)
}

const lend = <T>({ url, drop }: ServerDatabase, work: OwnersWork<T>): Promise<T> =>
  withOwner(url, (owner) => work(owner, url)).finally(drop)
