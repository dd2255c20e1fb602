import { and, asc, eq } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OwnRow } from '../../platform/work/insert-own.ts'
import { usuario } from '../members/members.tables.ts'
import { diretorioBloqueio, diretorioMembro } from './directory.tables.ts'

export async function upsertChoice(
  { church, tx }: ChurchWork,
  { memberId, ...choice }: OwnRow<typeof diretorioMembro>,
): Promise<void> {
  await tx
    .insert(diretorioMembro)
    .values({ igrejaId: church.igrejaId, memberId, ...choice })
    .onConflictDoUpdate({ target: [diretorioMembro.igrejaId, diretorioMembro.memberId], set: choice })
}

/** The members whom someone hides from, by name. */
export function listBlocked({ church, tx }: ChurchWork, memberId: MemberId) {
  const { id, igrejaId, nome, sobrenome } = usuario
  return tx
    .select({ id, nome, sobrenome })
    .from(diretorioBloqueio)
    .innerJoin(usuario, and(eq(igrejaId, diretorioBloqueio.igrejaId), eq(id, diretorioBloqueio.blockedId)))
    .where(and(ofChurch(diretorioBloqueio, church), eq(diretorioBloqueio.memberId, memberId)))
    .orderBy(asc(usuario.nomeBusca), asc(id))
}

export const countBlocked = ({ church, tx }: ChurchWork, memberId: MemberId): Promise<number> =>
  tx.$count(diretorioBloqueio, and(ofChurch(diretorioBloqueio, church), eq(diretorioBloqueio.memberId, memberId)))

export async function insertBlock({ church, tx }: ChurchWork, row: OwnRow<typeof diretorioBloqueio>): Promise<void> {
  await tx
    .insert(diretorioBloqueio)
    .values({ igrejaId: church.igrejaId, ...row })
    .onConflictDoNothing()
}

export async function deleteBlock({ church, tx }: ChurchWork, memberId: MemberId, blockedId: MemberId): Promise<void> {
  await tx
    .delete(diretorioBloqueio)
    .where(
      and(
        ofChurch(diretorioBloqueio, church),
        eq(diretorioBloqueio.memberId, memberId),
        eq(diretorioBloqueio.blockedId, blockedId),
      ),
    )
}
