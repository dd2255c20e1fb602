import { listenersTable } from '../../platform/bus/listeners.ts'
import type { OwnerConnection } from '../../platform/database/database.ts'
import { readCatalogue } from '../catalogue.ts'

/** Attempts are counted also where nothing comes of them, and processes renew that they listen. */
const written = ['tentativa', listenersTable]

type Fingerprint = Record<string, string>

/** The latest of a database, and the position of its write-ahead log at which it was taken. */
let latest: { readonly place: string; readonly fingerprint: Fingerprint } | undefined
let tables: string[] | undefined

/**
 * What the whole database holds, in a few letters for each table: equal before and after a call that wrote nothing. While
 * the server's write-ahead log stands still, no table has changed, and the latest fingerprint is still true.
 */
export async function readFingerprint(owner: OwnerConnection): Promise<Fingerprint> {
  const place = await placeOf(owner)
  if (latest?.place === place) return latest.fingerprint
  const fingerprint = await sumTables(owner)
  latest = { place, fingerprint }
  return fingerprint
}

async function placeOf(owner: OwnerConnection): Promise<string> {
  const [row] = await owner.query<{ place: string }>(
    "select current_database() || ' ' || pg_current_wal_insert_lsn() as place",
  )
  return row?.place ?? ''
}

async function sumTables(owner: OwnerConnection): Promise<Fingerprint> {
  tables ??= Object.keys((await readCatalogue(owner)).tables ?? {}).filter((table) => !written.includes(table))
  const each = tables.map(
    (table) => `select '${table}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum
      from ${table} t`,
  )
  const rows = await owner.query<{ name: string; sum: string }>(each.join(' union all '))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
