import { and, eq, sql } from 'drizzle-orm'
import type { GroupId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../platform/work/insert-own.ts'
import { celula } from './groups.tables.ts'

const isOpenGroupWithId = ({ igrejaId }: ChurchScope, id: GroupId) =>
  and(eq(celula.igrejaId, igrejaId), eq(celula.id, id), eq(celula.flagAtiva, true))

export function insertGroup(work: ChurchWork, row: OwnRow<typeof celula>): Promise<GroupId> {
  return insertOwn(work, celula, row)
}

/** Updates an open group; false if there is none with this id. */
export async function updateGroup(
  { church, tx }: ChurchWork,
  id: GroupId,
  change: Partial<OwnRow<typeof celula>>,
): Promise<boolean> {
  const changed = await tx
    .update(celula)
    .set({ ...change, versao: sql`${celula.versao} + 1` })
    .where(isOpenGroupWithId(church, id))
    .returning({ id: celula.id })
  return changed.length > 0
}
