import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { celulaMembro } from './groups.tables.ts'

/** SQL condition: the person with this id is in a group of the church. */
export const isInGroup = (memberId: PgColumn, igrejaId: number, groupId: number): SQL =>
  sql`${memberId} in (select ${celulaMembro.memberId} from ${celulaMembro}
    where ${celulaMembro.igrejaId} = ${igrejaId} and ${celulaMembro.groupId} = ${groupId})`
