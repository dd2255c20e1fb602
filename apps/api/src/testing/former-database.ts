import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnerConnection } from '../platform/database/database.ts'
import { formerMigrations } from '../platform/database/former-migrations.ts'
import type { Migration } from '../platform/database/migrate.ts'

const folder = join(import.meta.dirname, 'former-migrations')

/** The migrations that `migrations/base` replaces (decision 0153), in the order of their numbers. */
export async function readFormerMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map(async (nome) => ({ nome, sql: await readFile(join(folder, nome), 'utf8') })))
}

/** Names the former migrations in a database in place of the base, as a product before the fold recorded them. */
export async function recordFormerMigrations(owner: OwnerConnection): Promise<void> {
  await owner.query("delete from migracao where nome like 'base/%'")
  await owner.query('insert into migracao (nome, resumo) select * from unnest($1::text[], $2::text[])', [
    Array.from(formerMigrations.keys()),
    Array.from(formerMigrations.values()),
  ])
}
