import { hourMs, minuteMs } from '@narthex/contract/durations'
import type { SQL } from 'drizzle-orm'
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ChurchScope, Tenant } from '../scope/scope.ts'
import type { PoolUsage } from './connection-shares.ts'

/** A transaction already confined to a role and a tenant. */
export type Tx = PgDatabase<PgQueryResultHKT, Record<string, never>>

/**
 * The ways to reach the database, each a transaction under a role that owns no table.
 * Whatever a query forgets, row level security holds it to the tenant.
 */
export interface Database {
  /** Serves a tenant: its rows alone can be read or written. */
  inScope<T>(tenant: Tenant, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Looks up whose host or name it is: the directory's columns of all tenants, read only. */
  inDirectory<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Founds churches and organisations: may add tenants, sees nothing of what they keep. */
  asOperator<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Looks logins up, which belong to no church, beside what the church keeps of sessions and codes. For modules/auth,
   * modules/users and the counting of tries alone.
   */
  inIdentity<T>(church: ChurchScope, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Looks operators of the product up, with their logins and sessions, beside no church at all. For modules/auth/operators and
   * the counting of tries alone.
   */
  inOperatorIdentity<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Takes jobs that are due, of all churches, without a look at what they carry. */
  asWorker<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Reads what a church keeps as it is at one moment, for its export: read only, with statements that may take minutes. */
  inSnapshot<T>(church: ChurchScope, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Brings a whole church in: begins as the operator, with statements that may take an hour. For platform/church-archive alone. */
  asMover<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** How busy this process's connections are. */
  usage(): PoolUsage
  /** Answers when the database does; rejects otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** How queries are written: one for all transactions, as it remembers what each column is called. */
export const dialect = new PgDialect({ casing: 'snake_case' })

/** Called with each statement that a query sends, and its parameters; transaction control is not counted. */
export type OnQuery = (sql: string, params: unknown[]) => void

/** Raw access as the owner of the tables, for migrations alone. */
export interface OwnerConnection {
  /** Runs statements without parameters, several at once if need be. */
  exec(sql: string): Promise<void>
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
}

/** Runs a transaction that begins with the given batch of statements, on one of the connections that `owner` may hold. */
export type InTransaction = <T>(
  confinement: string,
  work: (tx: Tx) => Promise<T>,
  owner: string,
  /** How long a statement may take, where the general limit is too short. */
  limitMs?: number,
) => Promise<T>

const snapshotLimitMs = 5 * minuteMs
const movingLimitMs = hourMs

/** Makes these ways into the database for a driver that can run a transaction. */
export function confinedWays(inTransaction: InTransaction): Omit<Database, 'usage' | 'ping' | 'close'> {
  return {
    inScope: (tenant, work) => inTransaction(confinementTo(tenant), work, tenant.key),
    inDirectory: (work) => inTransaction('set local role narthex_directory', work, 'directory'),
    asOperator: (work) => inTransaction('set local role narthex_operator', work, 'operator'),
    asWorker: (work) => inTransaction('set local role narthex_worker', work, 'worker'),
    inSnapshot: (church, work) =>
      inTransaction(
        `set transaction isolation level repeatable read, read only; ${confinementTo(church)}`,
        work,
        church.key,
        snapshotLimitMs,
      ),
    asMover: (work) => inTransaction('set local role narthex_operator', work, 'mover', movingLimitMs),
    inOperatorIdentity: (work) =>
      inTransaction("set local role narthex_identity; set local app.igreja = ''", work, 'operator'),
    inIdentity: (church, work) =>
      inTransaction(`set local role narthex_identity; set local app.igreja = '${church.igrejaId}'`, work, church.key),
  }
}

/** Ids are integers, so nothing can be injected. */
function confinementTo(tenant: Tenant): string {
  const [igreja, organizacao] = tenant.kind === 'church' ? [tenant.igrejaId, ''] : ['', tenant.organizacaoId]
  return `set local role narthex_app; set local app.igreja = '${igreja}'; set local app.organizacao = '${organizacao}'`
}

/** The rows of a statement that no table of ours describes. */
export async function queryRows<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  return ((await tx.execute(statement)) as unknown as { rows: Row[] }).rows
}

/** The one row of a statement that has no table of its own, and so always gives one. */
export async function queryRow<Row>(tx: Tx, statement: SQL): Promise<Row> {
  const [row] = await queryRows<Row>(tx, statement)
  if (!row) throw new Error('A statement without a table returned no row')
  return row
}
