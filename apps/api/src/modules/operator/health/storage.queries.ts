import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../../../platform/database/database.ts'
import { defineKeyset, type Part, type Placed } from '../../../platform/database/keyset.ts'

/* Sums of all churches, read as the worker: it sees whose bytes they are and how many, and nothing else of a file. */

export const storageOrder = defineKeyset('storage', [
  { column: sql`"total"`, kind: 'number', direction: 'desc' },
  { column: sql`"igrejaId"`, kind: 'number', direction: 'asc' },
])

export interface StorageRow extends Placed {
  readonly igrejaId: number
  readonly files: number
  /** Videos as they were sent. */
  readonly videos: number
  /** Videos with all the forms that were made of them. */
  readonly keptVideos: number
}

const sums = sql`
  select igreja_id as "igrejaId", sum(files)::float8 as files, sum(videos)::float8 as videos, sum(kept)::float8 as "keptVideos",
    (sum(files) + sum(kept))::bigint as total
  from (
    select igreja_id, bytes as files, 0::bigint as videos, 0::bigint as kept from arquivo_forma
    union all select igreja_id, 0, bytes, 0 from play_midia
    union all select igreja_id, 0, 0, bytes from play_midia_parte
  ) stored group by igreja_id`

export const listStorageRows = (tx: Tx, { isBehind, limit }: Part): Promise<StorageRow[]> =>
  queryRows<StorageRow>(
    tx,
    sql`select "igrejaId", files, videos, "keptVideos", ${storageOrder.place} as place from (${sums}) summed
        ${isBehind ? sql`where ${isBehind}` : sql``}
        order by ${sql.join(storageOrder.orderBy, sql`, `)} limit ${limit}`,
  )

/** The most that one church stores, of files and of videos as their quotas count them. */
export async function findLargestStorage(tx: Tx): Promise<{ readonly files: number; readonly videos: number }> {
  const [row] = await queryRows<{ files: number | null; videos: number | null }>(
    tx,
    sql`select max(files) as files, max(videos) as videos from (${sums}) summed`,
  )
  return { files: row?.files ?? 0, videos: row?.videos ?? 0 }
}
