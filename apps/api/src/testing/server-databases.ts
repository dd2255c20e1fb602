import { randomBytes } from 'node:crypto'
import pg from 'pg'

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432'

export interface ServerDatabase {
  readonly name: string
  readonly url: string
  drop(): Promise<void>
}

export async function serverAnswers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres`, connectionTimeoutMillis: 1000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** A database on the server under a name of its own: empty, or a copy of the template, to which nobody may be connected. */
export async function createServerDatabase(template = 'template1'): Promise<ServerDatabase> {
  const name = databaseName()
  await onServer(
    `create database ${name} template ${template}`,
    // What is thrown away need not be safe on the disk.
    `alter database ${name} set synchronous_commit = off`,
  )
  return { name, url: `${serverUrl}/${name}`, drop: () => dropServerDatabase(name) }
}

export const dropServerDatabase = (name: string): Promise<void> => onServer(dropping(name))

/** An empty one owned by a user who may create roles and nothing more, as hosting providers give out. */
export async function createOrdinaryDatabase(): Promise<ServerDatabase> {
  const name = databaseName()
  await onServer(`create role ${name} login createrole`, `create database ${name} owner ${name}`)
  const url = new URL(`${serverUrl}/${name}`)
  url.username = name
  return { name, url: url.href, drop: () => onServer(dropping(name), `drop role ${name}`) }
}

const databaseName = () => `narthex_test_${randomBytes(6).toString('hex')}`
const dropping = (name: string) => `drop database if exists ${name} with (force)`

/** One statement at a time: databases are made and dropped outside transactions. */
async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
