import type { WaitingState } from '@narthex/contract/tickets/ticket-states'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import type { WaitingRow } from '../registrations/registrations.queries.ts'
import { eventoEspera } from '../registrations/registrations.tables.ts'

/** False where someone has this key already. */
export async function insertWaiting({ church, tx }: ChurchWork, row: OwnRow<typeof eventoEspera>): Promise<boolean> {
  const made = await tx
    .insert(eventoEspera)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing({ target: [eventoEspera.igrejaId, eventoEspera.chave] })
    .returning({ codigo: eventoEspera.codigo })
  return made.length > 0
}

export async function findWaiting(
  { church, tx }: ChurchWork,
  by: { readonly codigo: string } | { readonly chave: string },
): Promise<WaitingRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoEspera)
    .where(
      and(
        ofChurch(eventoEspera, church),
        'codigo' in by ? eq(eventoEspera.codigo, by.codigo) : eq(eventoEspera.chave, by.chave),
      ),
    )
  return found
}

/**
 * Locks people who wait for an event's seats, the first first, so that two releases do not offer to one person twice. A
 * second release waits for the first: if it passed by, its seats would be free for all. Before quotas in every
 * transaction.
 */
export function lockWaiting({ church, tx }: ChurchWork, eventId: number, limit: number): Promise<WaitingRow[]> {
  return tx
    .select()
    .from(eventoEspera)
    .where(and(ofChurch(eventoEspera, church), eq(eventoEspera.eventId, eventId), eq(eventoEspera.situacao, 'ESPERA')))
    .orderBy(asc(eventoEspera.criadaEm), asc(eventoEspera.codigo))
    .limit(limit)
    .for('no key update')
}

/** One place on the list of an event, locked until the transaction ends. */
export async function lockWaitingPlace(
  { church, tx }: ChurchWork,
  eventId: number,
  codigo: string,
): Promise<WaitingRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoEspera)
    .where(and(ofChurch(eventoEspera, church), eq(eventoEspera.eventId, eventId), eq(eventoEspera.codigo, codigo)))
    .for('no key update')
  return found
}

/** Returns the changed row; undefined where it is in none of these states. */
export async function moveWaiting(
  { church, tx }: ChurchWork,
  by: { readonly codigo: string } | { readonly inscricaoCodigo: string },
  from: readonly WaitingState[],
  change: Pick<WaitingRow, 'situacao'> & Partial<Pick<WaitingRow, 'inscricaoCodigo'>>,
): Promise<WaitingRow | undefined> {
  const [changed] = await tx
    .update(eventoEspera)
    .set({ ...change, ...(change.situacao !== 'OFERTA' && { rede: null }) })
    .where(
      and(
        ofChurch(eventoEspera, church),
        'codigo' in by ? eq(eventoEspera.codigo, by.codigo) : eq(eventoEspera.inscricaoCodigo, by.inscricaoCodigo),
        inArray(eventoEspera.situacao, [...from]),
      ),
    )
    .returning()
  return changed
}

/** The tickets that a holder (`hashHolder`) waits for at an event or is offered. Calls of one holder are put in order. */
export async function lockWaitingTickets({ church, tx }: ChurchWork, eventId: number, holder: string): Promise<number> {
  const key = `evento/${church.igrejaId}/${eventId}/espera/${holder}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const [row] = await tx
    .select({ count: sql<number>`coalesce(sum(${eventoEspera.quantidade}), 0)::int` })
    .from(eventoEspera)
    .where(
      and(
        ofChurch(eventoEspera, church),
        eq(eventoEspera.eventId, eventId),
        eq(eventoEspera.rede, holder),
        inArray(eventoEspera.situacao, ['ESPERA', 'OFERTA']),
      ),
    )
  return row?.count ?? 0
}

/** How many wait before someone, for the same type. */
export async function countBefore({ church, tx }: ChurchWork, waiting: WaitingRow): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(eventoEspera)
    .where(
      and(
        ofChurch(eventoEspera, church),
        eq(eventoEspera.eventId, waiting.eventId),
        eq(eventoEspera.ticketTypeId, waiting.ticketTypeId),
        eq(eventoEspera.situacao, 'ESPERA'),
        sql`(${eventoEspera.criadaEm}, ${eventoEspera.codigo}) < (${waiting.criadaEm}, ${waiting.codigo})`,
      ),
    )
  return row?.count ?? 0
}
