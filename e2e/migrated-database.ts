import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, readMigrations } from '@narthex/api/platform/database/migrate'
import { openEmbeddedDatabase } from '@narthex/api/platform/database/pglite'

/** How the journeys' processes are told the file. */
const setting = 'MIGRATED_DATABASE'

/** What a journey's own product begins with: nobody in it, and every migration run. */
export const migratedDatabase = (): Promise<Blob> => openAsBlob(process.env[setting] ?? '')

/**
 * Makes it once for all journeys, and returns the way to throw it away: to make one takes seconds, to begin with a
 * copy a fraction of one.
 */
export default async function keepMigratedDatabase(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'narthex-migrated-'))
  const file = join(folder, 'migrated.tar')
  const database = await openEmbeddedDatabase('memory://')
  await migrate(database.owner, await readMigrations())
  await writeFile(file, (await database.dump()).stream())
  await database.close()
  process.env[setting] = file
  return () => rm(folder, { recursive: true, force: true })
}
