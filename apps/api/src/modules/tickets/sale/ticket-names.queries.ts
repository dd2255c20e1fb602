import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

interface WantedNames {
  readonly eventId: number
  /** A name has all of it. The first is looked up, so it is best the longest. */
  readonly typed: readonly string[]
  /** Includes tickets whose buyer is called so. */
  readonly withBuyers: boolean
}

/**
 * Sub-query of the ids of tickets by names, of this event or another one of the church; see `find_ticket_names` in the
 * migration for why it is a function.
 */
export const findTicketNames = ({ igrejaId }: ChurchScope, { eventId, typed, withBuyers }: WantedNames): SQL =>
  sql`(select find_ticket_names(${igrejaId}::integer, ${eventId}::integer, ${sql.param([...typed])}::text[], ${withBuyers}))`

/** Lists the ids of `findTicketNames`, for a call that uses them more than once. */
export async function listNamedTicketIds({ church, tx }: ChurchWork, wanted: WantedNames): Promise<readonly number[]> {
  const [row] = await queryRows<{ ids: number[] }>(tx, sql`select array${findTicketNames(church, wanted)} as ids`)
  return row?.ids ?? []
}
