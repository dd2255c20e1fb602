import { and, asc, eq, sql } from 'drizzle-orm'
import { jsonInstant } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { usuario } from '../../members/members.tables.ts'
import { eventoPorteiro } from './door.tables.ts'

export function listDoorkeepers({ church, tx }: ChurchWork, eventId: number) {
  return tx
    .select({
      idUsuario: eventoPorteiro.memberId,
      nome: sql<string>`concat_ws(' ', ${usuario.nome}, ${usuario.sobrenome})`,
      desde: jsonInstant(eventoPorteiro.criadoEm),
    })
    .from(eventoPorteiro)
    .innerJoin(usuario, and(eq(usuario.igrejaId, eventoPorteiro.igrejaId), eq(usuario.id, eventoPorteiro.memberId)))
    .where(and(ofChurch(eventoPorteiro, church), eq(eventoPorteiro.eventId, eventId)))
    .orderBy(asc(usuario.nome), asc(usuario.sobrenome), asc(usuario.id))
}

/** Whether they had no grant yet. */
export async function insertDoorkeeper(
  { church, tx, now }: ChurchWork,
  eventId: number,
  memberId: MemberId,
): Promise<boolean> {
  const row = { igrejaId: church.igrejaId, eventId, memberId, criadoEm: now }
  const inserted = await tx
    .insert(eventoPorteiro)
    .values(row)
    .onConflictDoNothing()
    .returning({ memberId: eventoPorteiro.memberId })
  return inserted.length > 0
}

/** Whether they had a grant. */
export async function removeDoorkeeper(
  { church, tx }: ChurchWork,
  eventId: number,
  memberId: MemberId,
): Promise<boolean> {
  const removed = await tx
    .delete(eventoPorteiro)
    .where(
      and(ofChurch(eventoPorteiro, church), eq(eventoPorteiro.eventId, eventId), eq(eventoPorteiro.memberId, memberId)),
    )
    .returning({ memberId: eventoPorteiro.memberId })
  return removed.length > 0
}
