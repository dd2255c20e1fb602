import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import type { RecaptchaSettings } from '../platform/captcha/recaptcha.ts'
import type { Clock } from '../platform/clock.ts'
import type { OnQuery, OwnerConnection } from '../platform/database/database.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../platform/database/pglite.ts'
import { withOwner } from '../platform/database/postgres.ts'
import { createFiles, type FileSettings, type Files } from '../platform/files/create-files.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { Reach } from '../platform/net/reach.ts'
import type { PlaceSettings } from '../platform/places/places.ts'
import { createPlatform, type Platform, type PushSettings } from '../platform/platform.ts'
import { openEmbeddedStorage, openServerStorage, type Storage } from '../platform/storage.ts'
// For its declaration of what is injected.
import type {} from './prepared-databases.ts'
import { createServerDatabase, serverAnswers } from './server-databases.ts'

export const silentLog: Log = { info() {}, warn() {}, error() {} }

/** What a new embedded database begins as, so that a test need not wait for one to be made. */
export const emptyDatabase = (): Promise<Blob> => openAsBlob(inject('emptyDatabase'))

/** The same for a test that is not about migrations: they have run already. */
export const migratedDatabase = (): Promise<Blob> => openAsBlob(inject('migratedDatabase'))

export interface TestPlatform {
  readonly platform: Platform
  /** The database's address; undefined for the embedded one. */
  readonly databaseUrl: string | undefined
  /** Works as the owner of the tables, past every wall. */
  asOwner<T>(work: (owner: OwnerConnection) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface TestPlatformOptions {
  readonly onQuery?: OnQuery
  readonly cacheMegabytes?: number | undefined
  readonly log?: Log | undefined
  readonly clock?: Clock | undefined
  readonly secret?: string | undefined
  readonly recaptcha?: RecaptchaSettings | undefined
  readonly places?: PlaceSettings | undefined
  readonly mail?: Mailer | undefined
  readonly push?: PushSettings | undefined
  readonly files?: FileSettings | undefined
  readonly webReach?: Reach | undefined
  /** What its database is a copy of: a server's by its name, an embedded one by the file of its dump. */
  readonly beginning?: string
}

/** The kinds of database that this machine can test on: the embedded one always, a server where one answers. */
export async function availableDatabases(): Promise<('embedded' | 'server')[]> {
  if (await serverAnswers()) return ['embedded', 'server']
  console.info('No PostgreSQL server answers; its tests are skipped')
  return ['embedded']
}

/** A platform on a database of its own, which ends with it; empty unless it is a copy. */
export async function openTestPlatform(
  kind: 'embedded' | 'server',
  options: TestPlatformOptions = {},
): Promise<TestPlatform> {
  const { onQuery, log = silentLog, files = {}, beginning, ...rest } = options
  const created = kind === 'server' ? await createServerDatabase(beginning ?? inject('serverTemplate')) : undefined
  const storage = created
    ? await openServerStorage({ url: created.url, poolSize: 5, statementTimeoutMs: 10_000, log, onQuery })
    : await openEmbeddedStorage({
        folder: 'memory://',
        onQuery,
        beginning: await (beginning ? openAsBlob(beginning) : migratedDatabase()),
      })
  return {
    platform: platformOn({ ...storage, files: createFiles(files) }, { log, ...rest }),
    databaseUrl: created?.url,
    asOwner: (work) => (created ? withOwner(created.url, work) : work((storage.database as EmbeddedDatabase).owner)),
    async close() {
      await storage.close()
      await created?.drop()
    },
  }
}

/** A platform that remembers nothing yet. */
export function platformOn(
  { database, bus, files }: Pick<Storage, 'database' | 'bus'> & { readonly files?: Files },
  { log = silentLog, cacheMegabytes = 16, ...rest }: Omit<TestPlatformOptions, 'onQuery' | 'files' | 'beginning'> = {},
): Platform {
  const publicUrl = 'http://narthex.test'
  return createPlatform({ database, bus, files, log, publicUrl, cacheMegabytes, ...rest })
}

/** What another process would see: a second platform on the database of the first, which must be a server's. */
export async function openTwin(
  { databaseUrl }: Pick<TestPlatform, 'databaseUrl'>,
  options: TestPlatformOptions = {},
): Promise<Pick<TestPlatform, 'platform' | 'close'>> {
  if (databaseUrl === undefined) throw new Error('The embedded database belongs to one process')
  const storage = await openServerStorage({ url: databaseUrl, poolSize: 5, statementTimeoutMs: 10_000, log: silentLog })
  return { platform: platformOn(storage, options), close: storage.close }
}

type OwnersWork<T> = (owner: OwnerConnection, url: string) => Promise<T>

/** Lends an empty database on which no migration has run, as its owner, and throws it away. */
export function withBareDatabase<T>(kind: 'embedded' | 'server', work: OwnersWork<T>): Promise<T> {
  return lend(kind, { beginning: emptyDatabase }, work)
}

/** Lends one on which all have. */
export function withMigratedDatabase<T>(kind: 'embedded' | 'server', work: OwnersWork<T>): Promise<T> {
  return lend(kind, { beginning: migratedDatabase, template: inject('serverTemplate') }, work)
}

async function lend<T>(
  kind: 'embedded' | 'server',
  { beginning, template }: { readonly beginning: () => Promise<Blob>; readonly template?: string | undefined },
  work: OwnersWork<T>,
): Promise<T> {
  if (kind === 'server') {
    const { url, drop } = await createServerDatabase(template)
    return withOwner(url, (owner) => work(owner, url)).finally(drop)
  }
  const database = await openEmbeddedDatabase('memory://', undefined, await beginning())
  return work(database.owner, 'memory://').finally(() => database.close())
}
