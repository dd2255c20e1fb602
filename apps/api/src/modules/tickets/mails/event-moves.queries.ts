import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoInscricao } from '../registrations/registrations.tables.ts'
import { type EventMove, eventoVenda } from '../sale/sale.tables.ts'

/** Keeps where an event was, unless an earlier place is kept that was not told yet. False for one without tickets. */
export async function noteMove({ church, tx }: ChurchWork, eventId: number, move: EventMove): Promise<boolean> {
  const noted = await tx
    .update(eventoVenda)
    .set({ mudanca: sql`coalesce(${eventoVenda.mudanca}, ${JSON.stringify(move)}::jsonb)` })
    .where(and(ofChurch(eventoVenda, church), eq(eventoVenda.eventId, eventId)))
    .returning({ id: eventoVenda.eventId })
  return noted.length > 0
}

/** Takes the move that was not told yet, so that no one else tells it. */
export async function takeMove({ church, tx }: ChurchWork, eventId: number): Promise<EventMove | undefined> {
  const isEvent = and(ofChurch(eventoVenda, church), eq(eventoVenda.eventId, eventId))
  const [held] = await tx
    .select({ mudanca: eventoVenda.mudanca })
    .from(eventoVenda)
    .where(and(isEvent, isNotNull(eventoVenda.mudanca)))
    .for('no key update')
  if (!held?.mudanca) return undefined
  await tx.update(eventoVenda).set({ mudanca: null }).where(isEvent)
  return held.mudanca
}

/** The codes of purchases with valid tickets that were made until a moment, in their order, from behind a code on. */
export async function listMovedPurchases(
  { church, tx }: ChurchWork,
  { eventId, until, after, limit }: { eventId: number; until: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ codigo: eventoInscricao.codigo })
    .from(eventoInscricao)
    .where(
      and(
        ofChurch(eventoInscricao, church),
        eq(eventoInscricao.eventId, eventId),
        eq(eventoInscricao.situacao, 'CONFIRMADA'),
        lte(eventoInscricao.criadaEm, until),
        gt(eventoInscricao.codigo, after),
        sql`exists (select from ${eventoBilhete} b where b.igreja_id = ${church.igrejaId}
          and b.inscricao_codigo = ${eventoInscricao.codigo} and b.situacao = 'VALIDO')`,
      ),
    )
    .orderBy(asc(eventoInscricao.codigo))
    .limit(limit)
  return rows.map(({ codigo }) => codigo)
}
