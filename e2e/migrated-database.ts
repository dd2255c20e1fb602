import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '@narthex/api/platform/database/embedded/embedded-postgres'
import { migrate, readMigrations } from '@narthex/api/platform/database/migrate'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { createDatabase, type ServerDatabase } from '@narthex/api/testing/server-databases'

/** Environment variables that tell the journeys' processes the server and its migrated, empty database. */
const settings = { server: 'JOURNEYS_SERVER', template: 'JOURNEYS_TEMPLATE' }

/** The database of a journey's own product: migrated and without data. */
export const createMigratedDatabase = (): Promise<ServerDatabase> =>
  createDatabase(process.env[settings.server] ?? '', process.env[settings.template])

/** Starts a server for all journeys, with a database to copy; returns the way to end it. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'narthex-journeys-'))
  const log = { info() {}, warn: console.warn, error: console.error }
  const server = await openEmbeddedPostgres(folder, { log, isDurable: false })
  const { name, url } = await createDatabase(server.url('postgres'))
  const migrations = await readMigrations()
  await withOwner(url, async (owner) => {
    await migrate(owner, migrations)
    // Otherwise a page that takes an account's number for a member's would find the right person.
    await owner.query('alter table usuario alter column id restart with 1001')
  })
  process.env[settings.server] = server.url('postgres')
  process.env[settings.template] = name
  return async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
