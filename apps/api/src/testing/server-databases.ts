import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The machine's own PostgreSQL, the oldest version that the product supports where CI runs. */
export const machineServer = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export interface ServerDatabase {
  readonly name: string
  readonly url: string
  drop(): Promise<void>
}

export async function answers(serverUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 1000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** A database under a name of its own: empty, or a copy of the template, to which nothing may be connected. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<ServerDatabase> {
  const name = databaseName()
  await withServer(serverUrl, async (run) => {
    const [settings] = await run('show fsync')
    const isDurable = settings?.fsync !== 'off'
    // Copying files takes a third of the time, but syncs each of them where the server is a durable one.
    const strategy = isDurable ? 'wal_log' : 'file_copy'
    await run(`create database ${name} template ${template} strategy ${strategy}`)
    // What is thrown away need not be safe on the disk.
    if (isDurable) await run(`alter database ${name} set synchronous_commit = off`)
  })
  return { name, url: toDatabaseUrl(serverUrl, name), drop: () => dropDatabase(serverUrl, name) }
}

export const dropDatabase = (serverUrl: string, name: string): Promise<void> => onServer(serverUrl, dropping(name))

/** An empty one owned by a user who may create roles and nothing more, as hosting providers give out. */
export async function createOrdinaryDatabase(serverUrl: string): Promise<ServerDatabase> {
  const name = databaseName()
  await onServer(serverUrl, `create role ${name} login createrole`, `create database ${name} owner ${name}`)
  const url = new URL(toDatabaseUrl(serverUrl, name))
  url.username = name
  return { name, url: url.href, drop: () => onServer(serverUrl, dropping(name), `drop role ${name}`) }
}

/** The address of another database of the same server. */
export function toDatabaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

const databaseName = () => `narthex_test_${randomBytes(6).toString('hex')}`
const dropping = (name: string) => `drop database if exists ${name} with (force)`

type Run = (statement: string) => Promise<Record<string, string>[]>

/** Databases are made and dropped outside transactions. */
async function withServer(serverUrl: string, work: (run: Run) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await work(async (statement) => (await client.query(statement)).rows)
  } finally {
    await client.end()
  }
}

const onServer = (serverUrl: string, ...statements: string[]): Promise<void> =>
  withServer(serverUrl, async (run) => {
    for (const statement of statements) await run(statement)
  })
