import { and, eq, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoLeitura } from '../door/door.tables.ts'
import type { ParticipantRow } from '../registrations/registrations.queries.ts'
import { eventoBilhete, eventoParticipante } from '../registrations/registrations.tables.ts'

/** The tickets of these that were let in somewhere, by a scan that was not undone. */
export async function listLetInIds({ church, tx }: ChurchWork, ticketIds: readonly number[]): Promise<Set<number>> {
  if (ticketIds.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ id: eventoLeitura.ticketId })
    .from(eventoLeitura)
    .where(
      and(
        ofChurch(eventoLeitura, church),
        inArray(eventoLeitura.ticketId, [...ticketIds]),
        eq(eventoLeitura.tipo, 'ENTRADA'),
        sql`not exists (select from evento_leitura u where u.igreja_id = ${eventoLeitura}.igreja_id
          and u.bilhete_id = ${eventoLeitura}.bilhete_id and u.desfaz = ${eventoLeitura}.id)`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Writes down by which call tickets were canceled. */
export async function markCanceledBy(
  { church, tx }: ChurchWork,
  ticketIds: readonly number[],
  cancelamentoChave: string,
): Promise<void> {
  await tx
    .update(eventoBilhete)
    .set({ cancelamentoChave })
    .where(and(ofChurch(eventoBilhete, church), inArray(eventoBilhete.id, [...ticketIds])))
}

export async function findParticipant(
  { church, tx }: ChurchWork,
  ticketId: number,
): Promise<ParticipantRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoParticipante)
    .where(and(ofChurch(eventoParticipante, church), eq(eventoParticipante.ticketId, ticketId)))
  return found
}
