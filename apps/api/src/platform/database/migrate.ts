import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnerConnection } from './database.ts'

export interface Migration {
  readonly nome: string
  readonly sql: string
}

/** Advisory lock of a process that migrates or restores a database. */
export const migrationLock = 7203061

const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** The migrations in the order of their numbers. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (nome) => ({ nome, sql: await readFile(join(migrationsFolder, nome), 'utf8') })))
}

/**
 * Brings the database up to the given migrations and returns the names of those it ran. The migrations of a new database
 * are one transaction; later ones each run in one of their own. Each transaction also puts every table with `igreja_id`
 * behind the church wall: no table is ever without it. A lock keeps a second process waiting; a migration that changed
 * after it was applied is refused.
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

/** Those that were not applied yet. Throws where one was changed since it was. */
async function findPending(owner: OwnerConnection, migrations: readonly Migration[]): Promise<Migration[]> {
  await owner.exec(
    'create table if not exists migracao (nome text primary key, resumo text not null, aplicada_em timestamptz not null default now())',
  )
  const rows = await owner.query<{ nome: string; resumo: string }>('select nome, resumo from migracao')
  const applied = new Map(rows.map(({ nome, resumo }) => [nome, resumo]))
  return migrations.filter((migration) => {
    const before = applied.get(migration.nome)
    if (before === undefined) return true
    if (before !== migrationHash(migration))
      throw new Error(`Migration ${migration.nome} was changed after it was applied; write a new one instead`)
    return false
  })
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
