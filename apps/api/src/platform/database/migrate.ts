import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnerConnection } from './database.ts'
import { findFormerLevel, formerMigrations, lastFormerRevision } from './former-migrations.ts'

export interface Migration {
  /** Its file, such as `0110-rehearsed-money.sql` or `base/01-tenancy.sql`. */
  readonly nome: string
  readonly sql: string
}

/** A database that cannot be brought up to date; the message says why in one line. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Advisory lock of a process that migrates or restores a database. */
export const migrationLock = 7203061

const migrationsFolder = join(import.meta.dirname, '../../../migrations')

const baseFolder = 'base/'

/** Whether a migration belongs to the schema of the first version, of which a database has all files or none. */
export const isBase = ({ nome }: Migration) => nome.startsWith(baseFolder)

/** The base, then the numbered migrations; each in the order of their names. */
export async function readMigrations(): Promise<Migration[]> {
  const [base, numbered] = await Promise.all([readFolder(baseFolder), readFolder('')])
  return base.concat(numbered)
}

async function readFolder(prefix: string): Promise<Migration[]> {
  const folder = join(migrationsFolder, prefix)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ nome: `${prefix}${name}`, sql: await readFile(join(folder, name), 'utf8') })),
  )
}

/**
 * Brings the database up to the given migrations and returns the names of those it ran. The migrations of a new database
 * are one transaction; later ones each run in one of their own. Each transaction also puts every table with `igreja_id`
 * behind the church wall: no table is ever without it. A lock keeps a second process waiting. Throws MigrationError where a
 * migration changed after it was applied, or where only some of the former ones were (former-migrations.ts).
 */
export async function migrate(owner: OwnerConnection, migrations: readonly Migration[]): Promise<string[]> {
  await owner.exec(`select pg_advisory_lock(${migrationLock})`)
  try {
    const pending = await findPending(owner, migrations)
    const transactions = pending.length === migrations.length ? [pending] : pending.map((migration) => [migration])
    for (const each of transactions) await inTransaction(owner, () => runMigrations(owner, each))
    return pending.map(({ nome }) => nome)
  } finally {
    await owner.exec(`select pg_advisory_unlock(${migrationLock})`)
  }
}

/** Runs the migrations without the lock, in the transaction that the caller has begun: all are applied or none. */
export async function applyMigrations(owner: OwnerConnection, migrations: readonly Migration[]): Promise<string[]> {
  const pending = await findPending(owner, migrations)
  await runMigrations(owner, pending)
  return pending.map(({ nome }) => nome)
}

/** Migrations that were not applied yet. Records the base where the former migrations made its schema. */
async function findPending(owner: OwnerConnection, migrations: readonly Migration[]): Promise<Migration[]> {
  await owner.exec(
    'create table if not exists migracao (nome text primary key, resumo text not null, aplicada_em timestamptz not null default now())',
  )
  const base = migrations.filter(isBase)
  const found = await readApplied(owner)
  const hasSchema = base.length > 0 && isFormer(found)
  const applied = new Map([
    ...found,
    ...(hasSchema ? base.map((file) => [file.nome, migrationHash(file)] as const) : []),
  ])
  const pending = migrations.filter((migration) => {
    const before = applied.get(migration.nome)
    if (before === undefined) return true
    if (before !== migrationHash(migration)) throw changedMigration(migration.nome)
    return false
  })
  if (hasSchema) await recordBase(owner, base)
  return pending
}

async function readApplied(owner: OwnerConnection): Promise<Map<string, string>> {
  const rows = await owner.query<{ nome: string; resumo: string }>('select nome, resumo from migracao')
  return new Map(rows.map(({ nome, resumo }) => [nome, resumo]))
}

/** Whether the former migrations made the schema that the base makes. */
function isFormer(applied: ReadonlyMap<string, string>): boolean {
  const { extent, changed } = findFormerLevel(applied)
  if (changed) throw changedMigration(changed)
  if (extent === 'part')
    throw new MigrationError(
      `The database has only some of the migrations up to 0106-home-choice.sql. Run npm run migrate of ${lastFormerRevision} on it first.`,
    )
  return extent === 'all'
}

const changedMigration = (nome: string) =>
  new MigrationError(`Migration ${nome} was changed after it was applied; write a new one instead`)

/** Replaces the names of the former migrations by those of the base, in one statement. */
async function recordBase(owner: OwnerConnection, base: readonly Migration[]): Promise<void> {
  await owner.query(
    `with former as (delete from migracao where nome = any($1) returning aplicada_em)
     insert into migracao (nome, resumo, aplicada_em)
     select nome, resumo, (select max(aplicada_em) from former) from unnest($2::text[], $3::text[]) as base (nome, resumo)`,
    [Array.from(formerMigrations.keys()), base.map(({ nome }) => nome), base.map(migrationHash)],
  )
}

/** Runs them one after the other, and lays the walls around what they have made. */
async function runMigrations(owner: OwnerConnection, migrations: readonly Migration[]): Promise<void> {
  for (const { nome, sql } of migrations)
    await owner.exec(`${sql}\n;insert into migracao (nome, resumo) values ('${nome}', '${migrationHash({ sql })}')`)
  if (migrations.length > 0) await owner.exec('select lay_church_walls()')
}

/** SHA-256 of its text, as `migracao.resumo` keeps it. */
export const migrationHash = ({ sql }: Pick<Migration, 'sql'>) => createHash('sha256').update(sql).digest('hex')

async function inTransaction(owner: OwnerConnection, work: () => Promise<void>): Promise<void> {
  await owner.exec('begin')
  try {
    await work()
    await owner.exec('commit')
  } catch (error) {
    await owner.exec('rollback')
    throw error
  }
}
