import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, type OwnerConnection, queryRows } from '../database/database.ts'

/** Holds the last backup that succeeded, and the last one that failed. */
export const lastBackupTable = 'copia_seguranca'

export interface LastBackup {
  readonly madeAt: Date | undefined
  readonly bytes: number | undefined
  /** The machine and the path of its archive, where that is known. */
  readonly place: string | undefined
  /** The last attempt, where that failed. */
  readonly failure: { readonly at: Date; readonly reason: string } | undefined
}

export interface BackupOutcome {
  readonly at: Date
  readonly bytes?: number
  /** The machine and the path of the archive. */
  readonly place?: string
  /** Why there is no archive. */
  readonly failure?: string
}

const longestReason = 500

/** The machine and the path of an archive, as operators find it. */
export const describePlace = (path: string): string => `${hostname()}:${resolve(path)}`

/** Writes down how a backup ended. A database that is older than the product has no place for it. */
export async function recordBackup(owner: OwnerConnection, outcome: BackupOutcome): Promise<void> {
  const columns = await owner.query<{ nome: string }>(
    `select column_name as nome from information_schema.columns where table_schema = 'public' and table_name = '${lastBackupTable}'`,
  )
  if (columns.length === 0) return
  const { at, bytes, failure, place } = outcome
  await owner.query(
    `insert into ${lastBackupTable} (resultado, em, bytes, motivo) values ($1, $2, $3, $4)
     on conflict (resultado) do update set em = excluded.em, bytes = excluded.bytes, motivo = excluded.motivo`,
    [failure === undefined ? 'FEITA' : 'FALHOU', at, bytes ?? null, failure?.slice(0, longestReason) ?? null],
  )
  if (failure !== undefined || !columns.some(({ nome }) => nome === 'lugar')) return
  await owner.query(`update ${lastBackupTable} set lugar = $1 where resultado = 'FEITA'`, [place ?? null])
}

/** Reads when this database was last backed up, from any machine. */
export async function readLastBackup(database: Pick<Database, 'asWorker'>): Promise<LastBackup> {
  const rows = await database.asWorker((tx) =>
    queryRows<{
      resultado: 'FEITA' | 'FALHOU'
      at: string
      bytes: string | null
      motivo: string | null
      lugar: string | null
    }>(
      tx,
      sql`select resultado, (extract(epoch from em) * 1000)::bigint as at, bytes, motivo, lugar from copia_seguranca`,
    ),
  )
  const made = rows.find(({ resultado }) => resultado === 'FEITA')
  const failed = rows.find(({ resultado }) => resultado === 'FALHOU')
  const isLatest = failed && Number(failed.at) >= Number(made?.at ?? 0)
  return {
    madeAt: made && new Date(Number(made.at)),
    bytes: made?.bytes ? Number(made.bytes) : undefined,
    place: made?.lugar ?? undefined,
    failure: isLatest ? { at: new Date(Number(failed.at)), reason: failed.motivo ?? '' } : undefined,
  }
}

/** Describes the last backup to an operator, at each start. */
export function describeLastBackup({ madeAt, failure }: LastBackup, now: Date): string {
  const age = madeAt
    ? `The last backup is ${describeAge(now.getTime() - madeAt.getTime())} old.`
    : 'There is no backup yet.'
  return failure ? `${age} The last attempt failed: ${failure.reason}` : age
}

function describeAge(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / 3_600_000))
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
