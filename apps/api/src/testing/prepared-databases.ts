import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { migrate, readMigrations } from '../platform/database/migrate.ts'
import { openEmbeddedDatabase } from '../platform/database/pglite.ts'
import { withOwner } from '../platform/database/postgres.ts'
import { createServerDatabase, dropServerDatabase, serverAnswers } from './server-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of an embedded database on which no migration has run. */
    emptyDatabase: string
    /** The file of one on which all have. */
    migratedDatabase: string
    /** The same on the server, to be copied there; undefined where none answers. */
    serverTemplate: string | undefined
    /** Where those are, and where test files leave what they make for each other. */
    preparedFolder: string
  }
}

/** Its log in pieces of a megabyte instead of 16: every test file reads a copy of it. */
const smallLog = '--wal-segsize=1'

/** Makes databases once for all test files: to make one and migrate it takes seconds, to begin with a copy a fraction of one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'narthex-prepared-'))
  const data = join(folder, 'postgres')
  const migrations = await readMigrations()

  async function keep(name: string, dump: Blob): Promise<string> {
    const file = join(folder, name)
    await writeFile(file, dump.stream())
    return file
  }

  const empty = await PGlite.create(data, { initDbStartParams: [smallLog] })
  project.provide('emptyDatabase', await keep('empty.tar', await empty.dumpDataDir('none')))
  await empty.close()
  const migrated = await openEmbeddedDatabase(data)
  await migrate(migrated.owner, migrations)
  project.provide('migratedDatabase', await keep('migrated.tar', await migrated.dump()))
  await migrated.close()

  const server = (await serverAnswers()) ? await createServerDatabase() : undefined
  if (server) await withOwner(server.url, (owner) => migrate(owner, migrations))
  project.provide('serverTemplate', server?.name)
  project.provide('preparedFolder', folder)

  return async () => {
    await server?.drop()
    await dropSeeded(folder)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Two, where two workers were at it at once. */
async function dropSeeded(folder: string): Promise<void> {
  for await (const name of glob('seeded-server*/database', { cwd: folder }))
    await dropServerDatabase(await readFile(join(folder, name), 'utf8'))
}
