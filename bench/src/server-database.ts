import { randomBytes } from 'node:crypto'
import { withOwner } from '@narthex/api/platform/database/postgres'

const serverUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** An empty database on the machine's PostgreSQL server; it is dropped where `await using` leaves it. */
export interface ServerDatabase extends AsyncDisposable {
  readonly url: string
}

/** Undefined where no server answers. */
export async function createServerDatabase(): Promise<ServerDatabase | undefined> {
  const name = `narthex_bench_${randomBytes(6).toString('hex')}`
  try {
    await onServer(`create database ${name}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return undefined
    throw error
  }
  const url = new URL(serverUrl)
  url.pathname = name
  return { url: url.href, [Symbol.asyncDispose]: () => onServer(`drop database ${name} with (force)`) }
}

const onServer = (sql: string) => withOwner(serverUrl, (owner) => owner.exec(sql))
