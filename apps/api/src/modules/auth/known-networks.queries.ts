import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../../platform/database/database.ts'

/*
 * Known networks are stored in the table of attempts: as a keyed hash, without a church, and removed after their expiry.
 */

export async function hasKnownNetwork(tx: Tx, key: string, now: Date): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`select 1 from tentativa where chave = ${key} and expira_em > ${now.toISOString()}::timestamptz`,
  )
  return rows.length > 0
}

export async function upsertKnownNetwork(tx: Tx, key: string, until: Date): Promise<void> {
  await tx.execute(sql`
    insert into tentativa (chave, momentos, expira_em) values (${key}, '[]', ${until.toISOString()}::timestamptz)
    on conflict (chave) do update set expira_em = excluded.expira_em`)
}
