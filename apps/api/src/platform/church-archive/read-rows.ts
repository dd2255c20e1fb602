import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../database/database.ts'
import type { ChurchTable } from './church-tables.ts'

/** About so many signs of rows are fetched at once; a single row may be longer. */
const wantedLength = 512 * 1024
/** The bound of what is in memory: rows with bytes may have megabytes each. */
const maxRows = { long: 4, short: 200 }

/**
 * The rows of a select as lines of JSON, each written by PostgreSQL itself, so that numbers, moments and bytes are exact. A few at a
 * time: more while they are short, one by one where each is long.
 */
export async function* readRows(
  tx: Tx,
  { select, isLong }: Pick<ChurchTable, 'select' | 'isLong'>,
): AsyncGenerator<readonly string[]> {
  const limit = isLong ? maxRows.long : maxRows.short
  const run = (text: string) => queryRows<{ line: string }>(tx, sql.raw(text))
  await run(`declare church_rows no scroll cursor for select row_to_json(rows)::text as line from (${select}) rows`)
  for (let count = 1; ; ) {
    const rows = await run(`fetch ${count} from church_rows`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < count) break
    const length = rows.reduce((sum, { line }) => sum + line.length, 0)
    if (length < wantedLength / 2) count = Math.min(limit, count * 2)
    else if (length > wantedLength) count = Math.max(1, Math.floor(count / 2))
  }
  await run('close church_rows')
}
