import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../database/database.ts'
import { ofChurch } from '../../database/of-church.ts'
import type { MemberCall } from '../../http/route.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import type { RecordPlace } from '../../work/records.ts'
import { titleColumn } from '../resource-columns.ts'
import { findOpenKinds, type Kind } from '../resource-kind.ts'
import type { FoundRecord } from './found.ts'

/** A record as history names it. */
export type KeptRecord = Pick<RecordPlace, 'kind' | 'id'>

const largestId = 2_147_483_647

/** The name of a record in the answer of `findTitles`. */
export const toRecordName = ({ kind, id }: KeptRecord): string => `${kind} ${id}`

/**
 * Finds the titles of records that history names, of the kinds that the caller may read. Those that lie in the trash or are
 * gone are left out.
 */
export async function findTitles(
  work: ChurchWork,
  call: Pick<MemberCall, 'actor'>,
  kinds: readonly Kind[],
  records: readonly KeptRecord[],
): Promise<Map<string, FoundRecord>> {
  const ids = Map.groupBy(records, ({ kind }) => kind)
  const each: SQL[] = []
  for (const kind of await findOpenKinds(work, call, kinds)) {
    const kept = keptName(kind)
    const own = (ids.get(kept) ?? []).map(({ id }) => Number(id))
    const asked = [...new Set(own)].filter((id) => Number.isInteger(id) && id > 0 && id <= largestId)
    if (asked.length > 0 && kind.service.list) each.push(selectTitles(work, kind, kept, asked))
  }
  if (each.length === 0) return new Map()
  const rows = await queryRows<FoundRecord & { readonly kept: string }>(work.tx, sql.join(each, sql` union all `))
  return new Map(rows.map(({ kept, ...found }) => [toRecordName({ kind: kept, id: String(found.id) }), found]))
}

/** Kinds that share a table keep their history under one name. */
const keptName = ({ service }: Kind): string => service.record(1).kind

function selectTitles({ church }: ChurchWork, { resource, service }: Kind, kept: string, ids: readonly number[]): SQL {
  const { columns } = service.list
  const { table, id, within } = columns
  const isOfKind = within ? sql` and ${within}` : sql``
  return sql`(select ${kept}::text as kept, ${resource.name}::text as tipo, ${id} as id,
      ${titleColumn(resource, columns)} as titulo
    from ${table} where ${ofChurch(table, church)}${isOfKind} and ${id} in ${[...ids]})`
}

/** Finds how history names a record, which may be gone; undefined for a kind that the caller may not read. */
export async function findKeptRecord(
  work: ChurchWork,
  call: Pick<MemberCall, 'actor'>,
  kinds: readonly Kind[],
  { tipo, id }: { readonly tipo: string; readonly id: number },
): Promise<KeptRecord | undefined> {
  const open = await findOpenKinds(work, call, kinds)
  const kind = open.find(({ resource }) => resource.name === tipo)
  return kind && { kind: keptName(kind), id: String(id) }
}
