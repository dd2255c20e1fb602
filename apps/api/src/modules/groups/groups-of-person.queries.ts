import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { celula, celulaMembro } from './groups.tables.ts'

/** The groups that a person is in, the longest first. */
export function listGroupsOfPerson({ church, tx }: ChurchWork, memberId: MemberId) {
  return tx
    .select({ id: celula.id, nome: celula.nome, papel: celulaMembro.papel, desde: celulaMembro.desde })
    .from(celulaMembro)
    .innerJoin(celula, and(eq(celula.igrejaId, celulaMembro.igrejaId), eq(celula.id, celulaMembro.groupId)))
    .where(and(ofChurch(celulaMembro, church), eq(celulaMembro.memberId, memberId), eq(celula.flagAtiva, true)))
    .orderBy(celulaMembro.desde, celula.id)
}
