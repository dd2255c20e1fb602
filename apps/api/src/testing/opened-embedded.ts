import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { makeDataFolder, removeDataFolder } from './embedded-folders.ts'
import { silentLog } from './test-platform.ts'

type Options = Partial<Parameters<typeof openEmbeddedPostgres>[1]>

/** A data folder for each test, and embedded servers in it, which end with the test. */
export function setUpEmbedded() {
  let folder: string
  let opened: EmbeddedPostgres[]

  beforeEach(() => {
    folder = makeDataFolder()
    opened = []
  })
  afterEach(async () => {
    await Promise.all(opened.map((server) => server.close()))
    removeDataFolder(folder)
  })

  return {
    get folder() {
      return folder
    },
    async open(options: Options = {}, at = folder): Promise<EmbeddedPostgres> {
      const server = await openEmbeddedPostgres(at, { log: silentLog, isDurable: false, ...options })
      opened.push(server)
      return server
    },
  }
}

export async function ask<Row extends pg.QueryResultRow>(
  server: Pick<EmbeddedPostgres, 'url'>,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(server.url('postgres'))
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

export const keepRow = (server: EmbeddedPostgres) => ask(server, 'create table kept as select 1 as n')
export const keptRows = (server: EmbeddedPostgres) => ask(server, 'select n from kept')
