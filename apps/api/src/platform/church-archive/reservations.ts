import { sql } from 'drizzle-orm'
import { type Database, queryRow, queryRows, type Tx } from '../database/database.ts'
import type { VerifiedArchive } from './verify-archive.ts'

/** Reservations belong to the owner of the tables: no role of the product reads or writes them. */
const asOwner = sql.raw('set local role none')

export interface Reservation {
  /** The church's id. */
  readonly id: number
  /** The last id of an account that had been given out when the import was begun for the first time. */
  readonly lastAccount: number
}

/**
 * The id that a church gets here, kept for this archive until it is in: its own where that is free, or the next one. An import that was ended
 * from outside left files under it, which the next import of the same archive finds in place.
 */
export function reserveId(
  database: Pick<Database, 'asMover'>,
  { hash, manifest }: Pick<VerifiedArchive, 'hash' | 'manifest'>,
): Promise<Reservation> {
  const { id } = manifest.church
  return database.asMover(async (tx) => {
    const taken = await queryRow<{ is: boolean }>(tx, sql`select exists (select from igreja where id = ${id}) as is`)
    await tx.execute(asOwner)
    await tx.execute(sql`lock table importacao_igreja in share row exclusive mode`)
    const [own] = await queryRows<Reservation>(
      tx,
      sql`select numero as id, ultimo_login as "lastAccount" from importacao_igreja where resumo = ${hash}`,
    )
    if (own) return own
    const { numero } = await queryRow<{ numero: number }>(
      tx,
      sql`select case when ${taken.is} or exists (select from importacao_igreja where numero = ${id})
            then nextval('igreja_id_seq')::int else ${id}::int end as numero`,
    )
    // No other church is founded under it.
    await tx.execute(
      sql`select setval('igreja_id_seq', greatest(last_value, ${numero})) from igreja_id_seq where not is_called or last_value < ${numero}`,
    )
    const [made] = await queryRows<Reservation>(
      tx,
      sql`insert into importacao_igreja (resumo, numero, ultimo_login, iniciada_em)
          select ${hash}, ${numero}::int, case when is_called then last_value else 0 end, now() from conta_id_seq
          returning numero as id, ultimo_login as "lastAccount"`,
    )
    if (!made) throw new Error('No id was kept')
    return made
  })
}

/** Forgets a reservation; gives its id, or undefined where there was none. */
export async function forgetReservation(tx: Tx, { hash }: Pick<VerifiedArchive, 'hash'>): Promise<number | undefined> {
  await tx.execute(asOwner)
  const rows = await queryRows<{ numero: number }>(
    tx,
    sql`delete from importacao_igreja where resumo = ${hash} returning numero`,
  )
  return rows[0]?.numero
}
