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
 * Brings the database up to the given migrations and returns the names of those it ran.
 * Each runs in a transaction of its own, which also puts every table with `igreja_id` behind the church wall:
 * no table is ever without it. A lock keeps a second process waiting; a migration that changed after it was
 * applied is refused.
 */
export async function migrate(owner: OwnerConnection, migrations: readonly Migration[]): Promise<string[]> {
  await owner.exec(`select pg_advisory_lock(${migrationLock})`)
  try {
    return await applyMigrations(owner, migrations, (statements) => inTransaction(owner, statements))
  } finally {
    await owner.exec(`select pg_advisory_unlock(${migrationLock})`)
  }
}

/**
 * The same without the lock, each migration run by `run`; by default within the transaction that the caller has begun,
 * so that all of them are applied or none.
 */
export async function applyMigrations(
  owner: OwnerConnection,
  migrations: readonly Migration[],
  run: (statements: string) => Promise<void> = (statements) => owner.exec(statements),
): Promise<string[]> {
  await owner.exec(
    'create table if not exists migracao (nome text primary key, resumo text not null, aplicada_em timestamptz not null default now())',
  )
  const applied = new Map(
    (await owner.query<{ nome: string; resumo: string }>('select nome, resumo from migracao')).map((row) => [
      row.nome,
      row.resumo,
    ]),
  )
  const ran: string[] = []
  for (const migration of migrations) {
    const { nome, sql } = migration
    const resumo = migrationHash(migration)
    const before = applied.get(nome)
    if (before === resumo) continue
    if (before) throw new Error(`Migration ${nome} was changed after it was applied; write a new one instead`)
    await run(`${sql}\n;insert into migracao (nome, resumo) values ('${nome}', '${resumo}');select lay_church_walls()`)
    ran.push(nome)
  }
  return ran
}

/** SHA-256 of its text, as `migracao.resumo` keeps it. */
export const migrationHash = ({ sql }: Migration) => createHash('sha256').update(sql).digest('hex')

async function inTransaction(owner: OwnerConnection, sql: string): Promise<void> {
  try {
    await owner.exec(`begin;\n${sql};\ncommit`)
  } catch (error) {
    await owner.exec('rollback')
    throw error
  }
}
