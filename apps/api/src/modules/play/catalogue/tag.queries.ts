import type { OfficeTag, TagForm } from '@narthex/contract/play/tag.resource'
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ListPart } from '../../../platform/resources/resource-list.ts'
import type { VersionedRow } from '../../../platform/resources/resource-service.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn } from '../../../platform/work/insert-own.ts'
import { playTag } from '../play.tables.ts'

const { igrejaId: _, ...officeColumns } = getTableColumns(playTag)
const ownTag = (church: ChurchScope, id: number) => and(ofChurch(playTag, church), eq(playTag.id, id))

export function listTags({ tx }: ChurchWork, { where, orderBy, place, limit }: ListPart) {
  const columns = { ...officeColumns, place }
  return tx
    .select(columns)
    .from(playTag)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
}

export const countTags = ({ tx }: ChurchWork, where: SQL | undefined) => tx.$count(playTag, where)

export async function findTag({ church, tx }: ChurchWork, id: number): Promise<OfficeTag | undefined> {
  const [row] = await tx.select(officeColumns).from(playTag).where(ownTag(church, id))
  return row
}

export function insertTag(work: ChurchWork, form: TagForm): Promise<number> {
  return insertOwn(work, playTag, form)
}

/** Updates a tag that is locked. */
export async function updateTag({ church, tx }: ChurchWork, { id, versao }: VersionedRow, form: TagForm) {
  await tx
    .update(playTag)
    .set({ ...form, versao: versao + 1 })
    .where(ownTag(church, id))
}

/** Its titles stay. */
export async function deleteTag({ church, tx }: ChurchWork, { id }: VersionedRow): Promise<void> {
  await tx.delete(playTag).where(ownTag(church, id))
}
