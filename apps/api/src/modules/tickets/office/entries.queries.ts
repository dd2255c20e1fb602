import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isAmong } from '../../../platform/database/is-among.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { mainTicketId } from '../sale/ticket-joins.queries.ts'

/**
 * The quarter of an hour of a moment: whole ones make the hours and days of every time zone. Many moments are counted by
 * it first, as asking a time zone costs more than all else.
 */
export const quarterHour = (moment: SQLWrapper): SQL => sql`date_bin('15 minutes', ${moment}, timestamptz 'epoch')`

/** The list that stands for the event itself; the later ones are of buses and meals. */
const firstList = ({ igrejaId }: ChurchScope, eventId: number) =>
  sql`(select min(d.id) from evento_lista d where d.igreja_id = ${igrejaId} and d.evento_id = ${eventId})`

/** True for a reading `l` that let someone in and was not undone; `mergeScans` begins with the first of each ticket. */
const isEntry = sql`l.tipo = 'ENTRADA' and not exists (select from evento_leitura u
  where u.igreja_id = l.igreja_id and u.tipo = 'DESFEITA' and u.desfaz = l.id and u.bilhete_id = l.bilhete_id)`

/** When a ticket of a statement was let in first; of an add-on: its ticket. */
export const firstEntry = (church: ChurchScope, eventId: number): SQL<Date | null> =>
  sql<Date | null>`(select min(l.momento) from evento_leitura l
    where l.igreja_id = ${church.igrejaId} and l.bilhete_id = ${mainTicketId}
      and l.lista_id = ${firstList(church, eventId)} and ${isEntry})`

/** SQL condition: a ticket of a statement, or the one that an add-on was bought with, was let in. For many tickets at once. */
export const wasLetIn = (church: ChurchScope, eventId: number): SQL =>
  isAmong(
    mainTicketId,
    sql`(select l.bilhete_id from evento_leitura l
    where l.igreja_id = ${church.igrejaId} and l.lista_id = ${firstList(church, eventId)} and ${isEntry})`,
  )

/** Tickets by the hour of a time zone in which they were let in first; as at the door, of valid tickets alone. */
export function countEntries({ church, tx }: ChurchWork, eventId: number, timeZone: string) {
  const first = tx
    .select({ momento: sql<Date>`min(l.momento)`.as('momento') })
    .from(sql`evento_leitura l join evento_bilhete b on b.igreja_id = l.igreja_id and b.id = l.bilhete_id
      and b.situacao = 'VALIDO'`)
    .where(sql`l.igreja_id = ${church.igrejaId} and l.lista_id = ${firstList(church, eventId)} and ${isEntry}`)
    .groupBy(sql`l.bilhete_id`)
    .as('primeira')
  const spans = tx
    .select({ inicio: sql`${quarterHour(sql`${first.momento}`)}`.as('inicio'), vezes: sql`count(*)`.as('vezes') })
    .from(first)
    .groupBy(sql`1`)
    .as('quartos')
  return tx
    .select({
      hora: sql<string>`to_char(${spans.inicio} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24":00"')`,
      entraram: sql<number>`sum(${spans.vezes})::int`,
    })
    .from(spans)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}
