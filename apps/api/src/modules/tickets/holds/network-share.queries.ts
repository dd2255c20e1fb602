import { liveRegistrationStates } from '@narthex/contract/tickets/ticket-states'
import { sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoInscricao } from '../registrations.tables.ts'
import { eventoCota, eventoIngressoCota } from '../sale.tables.ts'

export interface HeldSeats {
  readonly seats: number
  /** Of the quota. */
  readonly free: number
}

/** What visitors hold of an event and have not paid, of each network and each quota. */
export function listHeldSeats(
  { church, tx }: ChurchWork,
  eventId: number,
  networks: readonly string[],
): Promise<HeldSeats[]> {
  const unpaid = liveRegistrationStates.filter((state) => state !== 'CONFIRMADA')
  const list = (values: readonly string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )
  return queryRows<HeldSeats & Record<string, unknown>>(
    tx,
    sql`select count(*)::int seats, q.vagas - q.ocupadas free
        from ${eventoInscricao} r
        join ${eventoBilhete} t on t.igreja_id = r.igreja_id and t.inscricao_codigo = r.codigo
        join ${eventoIngressoCota} l on l.igreja_id = t.igreja_id and l.ingresso_id = t.ingresso_id
        join ${eventoCota} q on q.igreja_id = l.igreja_id and q.id = l.cota_id
        where r.igreja_id = ${church.igrejaId} and r.evento_id = ${eventId} and r.rede in (${list(networks)})
          and r.situacao in (${list(unpaid)}) and t.situacao <> 'CANCELADO'
        group by r.rede, q.igreja_id, q.id, q.vagas, q.ocupadas`,
  )
}
