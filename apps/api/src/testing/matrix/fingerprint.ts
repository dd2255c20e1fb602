import type { OwnerConnection } from '../../platform/database/database.ts'
import { readCatalogue } from '../catalogue.ts'

/** Tries are counted also where nothing comes of them. */
const ofTries = 'tentativa'

/** What the whole database holds, in a few letters for each table: equal before and after whatever wrote nothing. */
export async function fingerprintOf(owner: OwnerConnection): Promise<Record<string, string>> {
  tables ??= Object.keys((await readCatalogue(owner)).tables ?? {}).filter((table) => table !== ofTries)
  const each = tables.map(
    (table) => `select '${table}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum
      from ${table} t`,
  )
  const rows = await owner.query<{ name: string; sum: string }>(each.join(' union all '))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

let tables: string[] | undefined
