import { sql } from 'drizzle-orm'
import { queryRows } from '../../platform/database/database.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'

interface WantedPeople {
  /** Parts of the name: a name has all of them. The first is looked up, so it is best the longest. */
  readonly typed: readonly string[]
  /** Date in the church's time zone, by which minors are told apart. */
  readonly today: string
  readonly limit: number
}

/** Active members by their names, in their order; minors by given names alone. See `find_people` in the migration for why it is a function. */
export async function listPeopleByName(
  { church, tx }: ChurchWork,
  { typed, today, limit }: WantedPeople,
): Promise<MemberId[]> {
  const rows = await queryRows<{ id: MemberId }>(
    tx,
    sql`select id from find_people(${church.igrejaId}::integer, ${sql.param([...typed])}::text[], ${today}::date, ${limit}::integer) f(id)`,
  )
  return rows.map(({ id }) => id)
}
