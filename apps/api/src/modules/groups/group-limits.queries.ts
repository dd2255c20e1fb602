import { type SQL, sql } from 'drizzle-orm'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { celula } from './groups.tables.ts'

/** Groups to which a role is limited; with each it reaches all that have grown out of it. */
export type GroupLimits = readonly number[]

/** Subquery of the ids of groups and of all groups below them, by however many steps. */
export const selectLines = ({ igrejaId }: ChurchScope, limits: GroupLimits): SQL =>
  sql`(with recursive line as (
    select id from celula where igreja_id = ${igrejaId} and id = any(${sql.param([...limits])}::integer[])
    union select c.id from celula c join line on c.mae_id = line.id where c.igreja_id = ${igrejaId}
  ) select id from line)`

/** SQL condition: a group is one of these, or has grown out of one. */
export const isInLines = (limits: GroupLimits, church: ChurchScope): SQL =>
  sql`${celula.id} in ${selectLines(church, limits)}`

/** Whether a group is one of these, or has grown out of one. */
export async function isReachedGroup({ church, tx }: ChurchWork, id: number, limits: GroupLimits): Promise<boolean> {
  return (
    (await tx.$count(
      celula,
      sql`${celula.igrejaId} = ${church.igrejaId} and ${celula.id} = ${id}
    and ${isInLines(limits, church)}`,
    )) > 0
  )
}
