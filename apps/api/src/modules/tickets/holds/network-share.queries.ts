import { liveRegistrationStates } from '@narthex/contract/tickets/ticket-states'
import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoInscricao } from '../registrations.tables.ts'
import { eventoCota, eventoIngressoCota } from '../sale.tables.ts'

export interface HeldSeats {
  readonly seats: number
  /** Of the quota. */
  readonly free: number
}

const list = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** Seats that are held and not paid: registrations `r`, tickets `t`, the quotas of their types `l`. */
const unpaidSeats = ({ igrejaId }: ChurchScope, eventId: number, holders: readonly string[]): SQL =>
  sql`${eventoInscricao} r
    join ${eventoBilhete} t on t.igreja_id = r.igreja_id and t.inscricao_codigo = r.codigo
    join ${eventoIngressoCota} l on l.igreja_id = t.igreja_id and l.ingresso_id = t.ingresso_id
    where r.igreja_id = ${igrejaId} and r.evento_id = ${eventId} and r.rede in (${list(holders)})
      and r.situacao in (${list(liveRegistrationStates.filter((state) => state !== 'CONFIRMADA'))})
      and t.situacao <> 'CANCELADO'`

/** What holders have of an event and have not paid, of each holder and each quota. */
export function listHeldSeats(
  { church, tx }: ChurchWork,
  eventId: number,
  holders: readonly string[],
): Promise<HeldSeats[]> {
  return queryRows<HeldSeats & Record<string, unknown>>(
    tx,
    sql`select held.seats, q.vagas - q.ocupadas free
        from (select r.rede, l.cota_id, count(*)::int seats from ${unpaidSeats(church, eventId, holders)}
          group by r.rede, l.cota_id) held
        join ${eventoCota} q on q.igreja_id = ${church.igrejaId} and q.id = held.cota_id`,
  )
}

/** The same of one holder, for each of these quotas. */
export function findHeldOfQuotas(
  { church, tx }: ChurchWork,
  eventId: number,
  { holder, quotaIds }: { readonly holder: string; readonly quotaIds: readonly number[] },
): Promise<(HeldSeats & { readonly id: number })[]> {
  if (quotaIds.length === 0) return Promise.resolve([])
  return queryRows<HeldSeats & { id: number } & Record<string, unknown>>(
    tx,
    sql`select q.id, q.vagas - q.ocupadas free,
          (select count(*)::int from ${unpaidSeats(church, eventId, [holder])} and l.cota_id = q.id) seats
        from ${eventoCota} q where q.igreja_id = ${church.igrejaId} and q.id in (${list(quotaIds)})`,
  )
}
