import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { GroupId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { celulaLocal } from './groups.tables.ts'

const { logradouro, latitude, longitude, link } = celulaLocal
export type ExactPlace = Omit<typeof celulaLocal.$inferSelect, 'igrejaId' | 'groupId'>

/** Exact meeting place. Only for callers that may see inside the group. */
export async function findExactPlace({ church, tx }: ChurchWork, groupId: GroupId): Promise<ExactPlace | undefined> {
  const [found] = await tx
    .select({ logradouro, latitude, longitude, link })
    .from(celulaLocal)
    .where(and(ofChurch(celulaLocal, church), eq(celulaLocal.groupId, groupId)))
  return found
}

export async function putExactPlace({ church, tx }: ChurchWork, groupId: GroupId, place: ExactPlace): Promise<void> {
  await tx
    .insert(celulaLocal)
    .values({ ...place, igrejaId: church.igrejaId, groupId })
    .onConflictDoUpdate({ target: [celulaLocal.igrejaId, celulaLocal.groupId], set: place })
}
