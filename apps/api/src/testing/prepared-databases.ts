import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { migrate, readMigrations } from '../platform/database/migrate.ts'
import { withOwner } from '../platform/database/postgres.ts'
import { memoryFolder } from './memory-folder.ts'
import { answers, createDatabase, dropDatabase, machineServer } from './server-databases.ts'

/** The embedded PostgreSQL of this test run, or the machine's own. */
export type DatabaseKind = 'embedded' | 'server'

/** A server for tests, and its database on which all migrations have run, to be copied. */
export interface PreparedServer {
  readonly url: string
  readonly template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Prepared servers by kind; that of the machine itself is undefined where none answers. */
    servers: Readonly<Record<DatabaseKind, PreparedServer | undefined>>
    /** Where test files leave what they make for each other. */
    preparedFolder: string
  }
}

/** Starts a server for all test files, with a database to copy: to migrate one takes seconds, to copy it a fraction of one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(memoryFolder(), 'narthex-prepared-'))
  const log = { info() {}, warn: console.warn, error: console.error }
  const embedded = await openEmbeddedPostgres(folder, { log, isDurable: false })
  const urls = {
    embedded: embedded.url('postgres'),
    server: (await answers(machineServer)) ? machineServer : undefined,
  }
  const [ofEmbedded, ofMachine] = await Promise.all([prepare(urls.embedded), urls.server && prepare(urls.server)])
  const servers = { embedded: ofEmbedded, server: ofMachine || undefined }
  project.provide('servers', servers)
  project.provide('preparedFolder', folder)

  return async () => {
    if (servers.server) {
      await dropDatabase(servers.server.url, servers.server.template)
      await dropSeeded(folder, servers.server.url)
    }
    await embedded.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function prepare(url: string): Promise<PreparedServer> {
  const { name, url: database } = await createDatabase(url)
  const migrations = await readMigrations()
  await withOwner(database, (owner) => migrate(owner, migrations))
  return { url, template: name }
}

/** Two, where two workers were at it at once. */
async function dropSeeded(folder: string, url: string): Promise<void> {
  for await (const name of glob('seeded-server*/database', { cwd: folder }))
    await dropDatabase(url, await readFile(join(folder, name), 'utf8'))
}
