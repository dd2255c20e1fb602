import { and, eq, inArray, ne } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { GroupId, MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { celula, celulaMembro } from './groups.tables.ts'

/** Open groups that the member leads or assists in. */
export async function listLedGroups({ church, tx }: ChurchWork, memberId: MemberId): Promise<GroupId[]> {
  const rows = await tx
    .select({ id: celula.id })
    .from(celulaMembro)
    .innerJoin(celula, and(eq(celula.igrejaId, celulaMembro.igrejaId), eq(celula.id, celulaMembro.groupId)))
    .where(
      and(
        ofChurch(celulaMembro, church),
        eq(celulaMembro.memberId, memberId),
        inArray(celulaMembro.papel, ['LIDER', 'AUXILIAR']),
        eq(celula.flagAtiva, true),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Members of these groups, without this member. */
export async function listOthersLed(
  { church, tx }: ChurchWork,
  groupIds: readonly GroupId[],
  memberId: MemberId,
): Promise<MemberId[]> {
  if (groupIds.length === 0) return []
  const rows = await tx
    .selectDistinct({ id: celulaMembro.memberId })
    .from(celulaMembro)
    .where(
      and(
        ofChurch(celulaMembro, church),
        inArray(celulaMembro.groupId, [...groupIds]),
        ne(celulaMembro.memberId, memberId),
      ),
    )
  return rows.map(({ id }) => id)
}
