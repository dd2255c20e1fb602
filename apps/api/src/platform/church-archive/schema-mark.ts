import { createHash, createHmac } from 'node:crypto'
import { migrationHash, readMigrations } from '../database/migrate.ts'
import type { Keys } from '../keys.ts'
import type { ArchiveManifest } from './archive-manifest.ts'

/** The migrations of this product: rows are at home in a database that has the same. */
export async function readSchema(): Promise<ArchiveManifest['schema']> {
  const migrations = await readMigrations()
  const hash = createHash('sha256')
  for (const migration of migrations) hash.update(`${migration.nome} ${migrationHash(migration)}\n`)
  return { level: migrations.at(-1)?.nome ?? '', sha256: hash.digest('hex') }
}

/** Makes a mark that a product with the same secret makes too, and that nothing can be read from. */
export const makeSecretMark = (keys: Keys): string =>
  createHmac('sha256', keys('church archives')).update('secret mark').digest('hex')
