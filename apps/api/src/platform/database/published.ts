import { and, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ChurchScope } from '../scope/scope.ts'
import { jsonInstant } from './json-row.ts'
import { ofChurch, type TenantTable } from './of-church.ts'

/** Rows that become visible at a moment of their own, and may stop to be. Where they have a state, drafts stay hidden. */
export interface Publishable {
  readonly dataPublicacao: PgColumn
  readonly dataFimPublicacao?: PgColumn
  readonly situacao?: PgColumn
}

/** SQL condition: the row is published at `now`. */
export const isPublished = (row: Publishable, now: Date): SQL<boolean> =>
  and(isNotDraft(row), lte(row.dataPublicacao, now), hasNotEnded(row, now)) as SQL<boolean>

/** SQL: when the next of the church's scheduled rows (those that match `where`) is published or ends, as ISO 8601, or null. */
export function nextPublication(
  table: TenantTable & Publishable,
  church: ChurchScope,
  now: Date,
  where?: SQL,
): SQL<string | null> {
  const next = (moment: PgColumn) => {
    const scheduled = and(ofChurch(table, church), isNotDraft(table), gt(moment, now), where)
    return sql<string | null>`(select ${jsonInstant(sql`min(${moment})`)} from ${table} where ${scheduled})`
  }
  const { dataPublicacao, dataFimPublicacao } = table
  return dataFimPublicacao ? sql`least(${next(dataPublicacao)}, ${next(dataFimPublicacao)})` : next(dataPublicacao)
}

const hasNotEnded = ({ dataFimPublicacao }: Publishable, now: Date) =>
  dataFimPublicacao && or(isNull(dataFimPublicacao), gt(dataFimPublicacao, now))

/** The state is a literal so that partial indexes apply. */
const isNotDraft = ({ situacao }: Publishable) => situacao && sql`${situacao} = 'PUBLICADO'`
