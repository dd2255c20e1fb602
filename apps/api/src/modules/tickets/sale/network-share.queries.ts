import { liveRegistrationStates } from '@narthex/contract/tickets/ticket-states'
import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import { freeTicketsCountMs } from '../../../platform/strangers/strangers.rules.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoInscricao } from '../registrations/registrations.tables.ts'
import { eventoCota, eventoIngressoCota } from './sale.tables.ts'

export interface HeldSeats {
  /** Held and not paid. */
  readonly seats: number
  /** Held seats, and those of the last day that cost nothing. */
  readonly taken: number
  /** Free seats of the quota. */
  readonly free: number
}

const list = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/**
 * Seats that are counted for holders: registrations `r`, tickets `t`, the quotas of their types `l`. Of confirmed registrations
 * those alone that cost nothing keep their holder (`confirmRegistration`).
 */
const countedSeats = (
  { church: { igrejaId }, now }: Pick<ChurchWork, 'church' | 'now'>,
  eventId: number,
  holders: readonly string[],
): SQL =>
  sql`${eventoInscricao} r
    join ${eventoBilhete} t on t.igreja_id = r.igreja_id and t.inscricao_codigo = r.codigo
    join ${eventoIngressoCota} l on l.igreja_id = t.igreja_id and l.ingresso_id = t.ingresso_id
    where r.igreja_id = ${igrejaId} and r.evento_id = ${eventId} and r.rede in (${list(holders)})
      and r.situacao in (${list(liveRegistrationStates)})
      and (r.situacao <> 'CONFIRMADA' or r.confirmada_em > ${new Date(now.getTime() - freeTicketsCountMs).toISOString()})
      and t.situacao <> 'CANCELADO'`

const counts = sql`count(*) filter (where r.situacao <> 'CONFIRMADA')::int seats, count(*)::int taken`

/** Lists the seats of holders for an event, by holder and quota. */
export function listHeldSeats(work: ChurchWork, eventId: number, holders: readonly string[]): Promise<HeldSeats[]> {
  return queryRows<HeldSeats & Record<string, unknown>>(
    work.tx,
    sql`select held.seats, held.taken, q.vagas - q.ocupadas free
        from (select r.rede, l.cota_id, ${counts} from ${countedSeats(work, eventId, holders)}
          group by r.rede, l.cota_id) held
        join ${eventoCota} q on q.igreja_id = ${work.church.igrejaId} and q.id = held.cota_id`,
  )
}

/** Lists the seats of a single holder, for each of these quotas. */
export function findHeldOfQuotas(
  work: ChurchWork,
  eventId: number,
  { holder, quotaIds }: { readonly holder: string; readonly quotaIds: readonly number[] },
): Promise<(HeldSeats & { readonly id: number })[]> {
  if (quotaIds.length === 0) return Promise.resolve([])
  return queryRows<HeldSeats & { id: number } & Record<string, unknown>>(
    work.tx,
    sql`select q.id, q.vagas - q.ocupadas free, held.seats, held.taken from ${eventoCota} q
        cross join lateral (select ${counts} from ${countedSeats(work, eventId, [holder])} and l.cota_id = q.id) held
        where q.igreja_id = ${work.church.igrejaId} and q.id in (${list(quotaIds)})`,
  )
}
