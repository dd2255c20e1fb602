import { unarchivedTables } from '../platform/backup/backup-tables.ts'
import type { OwnerConnection } from '../platform/database/database.ts'
import { readCatalogue } from './catalogue.ts'

/** Every row of every table that backups hold, as text, by the table's name. */
export async function readWholeDatabase(owner: OwnerConnection): Promise<Map<string, string[]>> {
  const { tables = {} } = await readCatalogue(owner)
  const found = new Map<string, string[]>()
  for (const table of Object.keys(tables).filter((name) => !unarchivedTables.includes(name))) {
    const rows = await owner.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)
    found.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return found
}

/** Finds the tables in which a text stands, as it is or as bytes. */
export function tablesWith(database: ReadonlyMap<string, readonly string[]>, text: string): string[] {
  const bytes = Buffer.from(text).toString('hex')
  return [...database].flatMap(([table, rows]) =>
    rows.some((row) => row.includes(text) || row.includes(bytes)) ? [table] : [],
  )
}
