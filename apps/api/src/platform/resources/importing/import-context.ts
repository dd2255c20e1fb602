import { normalize } from '../../documents/cell-values.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { findKindByName, findTitle, type Kind, type KindRow } from '../resource-kind.ts'
import { chooseRows, listChosen } from '../resource-list.ts'
import type { CellContext } from './field-cells.ts'

/** The titles of what records of a kind are a part of, by field and id. */
export async function readParents(work: ChurchWork, { resource }: Kind): Promise<CellContext['parents']> {
  const parents = new Map<string, ReadonlyMap<number, string>>()
  for (const [field, name] of Object.entries(resource.parents ?? {})) {
    const kind = findKindByName(name)
    if (!kind) continue
    const where = await chooseRows(work, kind.service.list.columns, {})
    const rows = (await listChosen(work, kind.resource, kind.service.list, where)) as unknown as KindRow[]
    parents.set(field, new Map(rows.map((row) => [row.id, findTitle(kind.resource, row)])))
  }
  return parents
}

export const isSameText = (one: string, other: string): boolean => normalize(one) === normalize(other)
