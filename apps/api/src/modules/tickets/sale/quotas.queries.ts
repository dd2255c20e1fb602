import { liveRegistrationStates } from '@narthex/contract/tickets/ticket-states'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoInscricao } from '../registrations/registrations.tables.ts'
import { eventoCota, eventoIngressoCota, eventoVenda } from './sale.tables.ts'

/** Seats by quota. */
export type Seats = ReadonlyMap<number, number>

/**
 * Takes seats of quotas, all of them or none: false where too few are left. The condition is in the update, so that two
 * buyers of the last seat are put in order by the row itself. Last before the commit: others wait for the row until then.
 */
export async function takeSeats(work: ChurchWork, seats: Seats): Promise<boolean> {
  if (seats.size === 0) return true
  if (seats.size > 1 && !(await lockSeats(work, seats))) return false
  const { church, tx } = work
  const taken = await tx
    .update(eventoCota)
    .set({ ocupadas: sql`${eventoCota.ocupadas} + wanted.seats` })
    .from(wantedSeats(seats))
    .where(
      and(
        ofChurch(eventoCota, church),
        sql`${eventoCota.id} = wanted.id and ${eventoCota.ocupadas} + wanted.seats <= ${eventoCota.vagas}`,
      ),
    )
    .returning({ id: eventoCota.id })
  return taken.length === seats.size
}

export async function returnSeats(work: ChurchWork, seats: Seats): Promise<void> {
  if (seats.size === 0) return
  if (seats.size > 1) await lockSeats(work, seats)
  const { church, tx } = work
  await tx
    .update(eventoCota)
    .set({ ocupadas: sql`${eventoCota.ocupadas} - wanted.seats` })
    .from(wantedSeats(seats))
    .where(and(ofChurch(eventoCota, church), sql`${eventoCota.id} = wanted.id`))
}

/**
 * Locks quotas in the order of their ids: one update would lock them in any order, and two updates each other. False
 * where one has fewer free seats than this.
 */
export async function lockSeats({ church, tx }: ChurchWork, seats: Seats): Promise<boolean> {
  const rows = await tx
    .select({ id: eventoCota.id, free: sql<number>`${eventoCota.vagas} - ${eventoCota.ocupadas}` })
    .from(eventoCota)
    .where(and(ofChurch(eventoCota, church), inArray(eventoCota.id, [...seats.keys()])))
    .orderBy(asc(eventoCota.id))
    .for('no key update')
  return rows.every(({ id, free }) => free >= (seats.get(id) ?? 0))
}

/**
 * Keeps staff from changing what the sale of an event is made of until the transaction ends, and gives its version: before
 * quotas, and before seats are counted by the quotas that types take seats of. Buyers hold it together.
 */
export async function lockSaleRules({ church, tx }: ChurchWork, eventId: number): Promise<number | undefined> {
  const [held] = await tx
    .select({ version: eventoVenda.versao })
    .from(eventoVenda)
    .where(and(ofChurch(eventoVenda, church), eq(eventoVenda.eventId, eventId)))
    .for('share')
  return held?.version
}

/** Locks every quota of an event, in the order of their ids. */
export async function lockEventQuotas({ church, tx }: ChurchWork, eventId: number): Promise<void> {
  await tx
    .select({ id: eventoCota.id })
    .from(eventoCota)
    .where(and(ofChurch(eventoCota, church), eq(eventoCota.eventId, eventId)))
    .orderBy(asc(eventoCota.id))
    .for('no key update')
}

const wantedSeats = (seats: Seats) =>
  sql`(values ${sql.join(
    [...seats].map(([id, count]) => sql`(${id}::int, ${count}::int)`),
    sql`, `,
  )}) as wanted(id, seats)`

/** The seats that some tickets take: those of a purchase, or of a part of it. */
export async function countTakenSeats(
  work: ChurchWork,
  { codigo, eventId }: { readonly codigo: string; readonly eventId: number },
  ticketIds?: readonly number[],
): Promise<Map<number, number>> {
  await lockSaleRules(work, eventId)
  const { church, tx } = work
  const rows = await tx
    .select({ quotaId: eventoIngressoCota.quotaId, seats: sql<number>`count(*)::int` })
    .from(eventoBilhete)
    .innerJoin(
      eventoIngressoCota,
      and(
        ofChurch(eventoIngressoCota, church),
        sql`${eventoIngressoCota.ticketTypeId} = ${eventoBilhete.ticketTypeId}`,
      ),
    )
    .where(
      and(
        ofChurch(eventoBilhete, church),
        sql`${eventoBilhete.inscricaoCodigo} = ${codigo} and ${eventoBilhete.situacao} <> 'CANCELADO'`,
        ticketIds && inArray(eventoBilhete.id, [...ticketIds]),
      ),
    )
    .groupBy(eventoIngressoCota.quotaId)
  return new Map(rows.map(({ quotaId, seats }) => [quotaId, seats]))
}

/**
 * Writes each quota's counter from its live tickets: after a type has changed the quotas that it takes seats of. The
 * check constraint refuses more than there are.
 */
export async function recountSeats({ church, tx }: ChurchWork, eventId: number): Promise<void> {
  const live = sql.join(
    liveRegistrationStates.map((state) => sql`${state}`),
    sql`, `,
  )
  await tx.execute(sql`update ${eventoCota} q set ocupadas = (
      select count(*) from ${eventoIngressoCota} l
        join ${eventoBilhete} t on t.igreja_id = l.igreja_id and t.ingresso_id = l.ingresso_id
        join ${eventoInscricao} r on r.igreja_id = t.igreja_id and r.codigo = t.inscricao_codigo
      where l.igreja_id = q.igreja_id and l.cota_id = q.id and t.situacao <> 'CANCELADO' and r.situacao in (${live}))
    where q.igreja_id = ${church.igrejaId} and q.evento_id = ${eventId}`)
}
