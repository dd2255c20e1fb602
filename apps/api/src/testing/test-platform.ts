import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { OnQuery } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { createPlatform, type Platform } from '../platform/platform.ts'
import { openEmbeddedStorage, openServerStorage } from '../platform/storage.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432'

export const silentLog: Log = { info() {}, warn() {}, error() {} }

export interface TestPlatform {
  readonly platform: Platform
  /** The database's address; undefined for the embedded one. */
  readonly databaseUrl: string | undefined
  close(): Promise<void>
}

export interface TestPlatformOptions {
  readonly onQuery?: OnQuery
  readonly cacheMegabytes?: number
  readonly log?: Log
}

/** The kinds of database that this machine can test on: the embedded one always, a server where one answers. */
export async function availableDatabases(): Promise<('embedded' | 'server')[]> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres`, connectionTimeoutMillis: 1000 })
  try {
    await client.connect()
    await client.end()
    return ['embedded', 'server']
  } catch {
    console.info('No PostgreSQL server answers; its tests are skipped')
    return ['embedded']
  }
}

/** A platform on an empty database of its own, which ends with it. */
export async function openTestPlatform(kind: 'embedded' | 'server', options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { onQuery, cacheMegabytes = 16, log = silentLog } = options
  const created = kind === 'server' ? await createServerDatabase() : undefined
  const storage = created
    ? await openServerStorage({ url: created.url, poolSize: 5, statementTimeoutMs: 10_000, log, onQuery })
    : await openEmbeddedStorage({ folder: 'memory://', onQuery })
  const { database, bus } = storage
  return {
    platform: createPlatform({ database, bus, log, publicUrl: 'http://narthex.test', cacheMegabytes }),
    databaseUrl: created?.url,
    async close() {
      await storage.close()
      await created?.drop()
    },
  }
}

/** An empty database on the server, under a name of its own. */
export async function createServerDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `narthex_test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  return { url: `${serverUrl}/${name}`, drop: () => onServer(`drop database if exists ${name} with (force)`) }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}
