import { and, type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../database/database.ts'
import { ofChurch } from '../../database/of-church.ts'
import type { MemberCall } from '../../http/route.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { limitRecords } from '../record-limits.ts'
import { findMatches, titleColumn } from '../resource-columns.ts'
import { findOpenKinds, type Kind, mayReadKind } from '../resource-kind.ts'

export interface FoundRecord {
  readonly tipo: string
  readonly id: number
  readonly titulo: string
}

/** Candidates read of each kind; they are ranked against each other. */
const candidatesPerKind = 200

/**
 * Records whose title has the term, of the kinds that the caller may read: first those whose title begins with it, then
 * those with a word that does; short titles before long ones.
 */
export async function findRecords(
  work: ChurchWork,
  call: Pick<MemberCall, 'actor' | 'church'>,
  kinds: readonly Kind[],
  { term, limit }: { readonly term: string; readonly limit: number },
): Promise<FoundRecord[]> {
  const each: SQL[] = []
  for (const kind of await findOpenKinds(work, call, kinds, mayReadKind))
    if (kind.resource.isFound) each.push(await selectFound(work, call, kind, term))
  if (each.length === 0) return []
  const folded = sql`sem_acento(titulo)`
  const typed = sql`sem_acento(${term})`
  return queryRows<FoundRecord>(
    work.tx,
    sql`select tipo, id, titulo from (${sql.join(each, sql` union all `)}) found
        order by not starts_with(${folded}, ${typed}), position(' ' || ${typed} in ${folded}) = 0,
          length(titulo), tipo, id desc
        limit ${limit}`,
  )
}

async function selectFound(
  work: ChurchWork,
  call: Pick<MemberCall, 'actor' | 'church'>,
  kind: Kind,
  term: string,
): Promise<SQL> {
  const { resource, service } = kind
  const { columns } = service.list
  const { table, id, within } = columns
  const title = titleColumn(resource, columns)
  const isReached = and(within, limitRecords(call, kind, resource.may.read))
  const isOfKind = isReached ? sql` and ${isReached}` : sql``
  return sql`(select ${resource.name}::text as tipo, ${id} as id, ${title} as titulo from ${table}
    where ${ofChurch(table, work.church)}${isOfKind} and ${await findMatches(work, columns, term)}
    order by ${id} desc limit ${candidatesPerKind})`
}
