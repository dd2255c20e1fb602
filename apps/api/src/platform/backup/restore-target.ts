import type { OwnerConnection } from '../database/database.ts'
import { findFormerLevel, formerMigrations, lastFormerRevision } from '../database/former-migrations.ts'
import type { Migration } from '../database/migrate.ts'
import { isBase, migrationHash, migrationLock } from '../database/migrate.ts'
import { BackupError } from './backup-error.ts'
import { plainFormats } from './backup-tables.ts'
import type { Manifest } from './manifest.ts'

/**
 * The product's own migrations that the archive's database had; the base in place of the former ones. Throws where the
 * product does not have all of them.
 */
export function migrationsOfArchive(manifest: Manifest, migrations: readonly Migration[]): Migration[] {
  const archived = new Map(manifest.migrations.map(({ name, sha256 }) => [name, sha256]))
  const { extent, changed } = findFormerLevel(archived)
  if (changed) throw changedMigration(changed)
  if (extent === 'part')
    throw new BackupError(
      `The archive has only some of the migrations up to 0106-home-choice.sql. Restore it with ${lastFormerRevision}, and back that up.`,
    )
  const known = new Set(migrations.map(({ nome }) => nome))
  const unknown = Array.from(archived.keys()).find((name) => !known.has(name) && !formerMigrations.has(name))
  if (unknown)
    throw new BackupError(
      `The archive was made by a newer product (${manifest.productVersion}; it has migration ${unknown}). Restore it with that one.`,
    )
  return migrations.filter((migration) => {
    const sha256 = archived.get(migration.nome)
    if (sha256 !== undefined && sha256 !== migrationHash(migration)) throw changedMigration(migration.nome)
    return sha256 !== undefined || (extent === 'all' && isBase(migration))
  })
}

const changedMigration = (name: string) =>
  new BackupError(`Migration ${name} of this product is not the one of the archive. Use an unchanged product.`)

/** Locks the database for the restore. Throws when another process uses it or it holds data. */
export async function requireFreeDatabase(owner: OwnerConnection, migrations: readonly Migration[]): Promise<void> {
  const [lock] = await owner.query<{ taken: boolean }>(`select pg_try_advisory_lock(${migrationLock}) as taken`)
  if (!lock?.taken) throw new BackupError('Another process migrates or restores this database. Wait until it is done.')
  const others = await owner.query<{ pid: number; name: string }>(`
    select pid, application_name as name from pg_stat_activity
    where datname = current_database() and application_name like 'narthex%' and pid <> pg_backend_pid()`)
  if (others.length > 0)
    throw new BackupError(`A product uses this database (${others[0]?.name}, pid ${others[0]?.pid}). Stop it first.`)
  const tables = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  if (tables.length === 0) return
  if (!tables.some(({ name }) => name === 'migracao'))
    throw new BackupError('This database holds tables of something else. Restore into an empty one.')
  await requireNoTenants(owner)
  await requireKnownLevel(owner, migrations)
}

/** Refuses a database with churches. The walls, which hide them from its owner, stand again after the rollback. */
async function requireNoTenants(owner: OwnerConnection): Promise<void> {
  await owner.exec(`begin; ${plainFormats}`)
  await owner.exec(
    'alter table igreja no force row level security; alter table organizacao no force row level security',
  )
  const [found] = await owner.query<{ churches: number }>(
    'select (select count(*) from igreja)::int + (select count(*) from organizacao)::int as churches',
  )
  await owner.exec('rollback')
  if (found?.churches !== 0)
    throw new BackupError('This database holds churches already. Restore into an empty database or a new DATA_FOLDER.')
}

/** A database may have been migrated, but not further than the one that is to be restored: there is no way back. */
async function requireKnownLevel(owner: OwnerConnection, migrations: readonly Migration[]): Promise<void> {
  const names = new Set(migrations.map(({ nome }) => nome))
  const applied = await owner.query<{ nome: string }>('select nome from migracao order by nome')
  const ahead = applied.find(({ nome }) => !names.has(nome) && !formerMigrations.has(nome))
  if (ahead)
    throw new BackupError(
      `This database has migration ${ahead.nome}, which is newer than the archive. Restore into an empty one.`,
    )
}
