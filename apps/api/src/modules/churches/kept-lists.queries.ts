import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ofChurch, type TenantTable } from '../../platform/database/of-church.ts'
import { isOutOfTrash } from '../../platform/resources/record-table.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { banner, congregacao, culto, igrejaAppMenu, pastor } from './churches.tables.ts'
import type { GivenRow, KeptRow } from './kept-lists.rules.ts'

/** Lists of a church whose rows have ids, to which other rows, links and calendars may refer. */
const lists = { banner, congregacao, culto, igrejaAppMenu, pastor }
export type KeptList = keyof typeof lists
type ListTable = TenantTable & { readonly id: PgColumn }

export function listServices({ church, tx }: ChurchWork) {
  return tx
    .select()
    .from(culto)
    .where(and(ofChurch(culto, church), isOutOfTrash(culto)))
    .orderBy(asc(culto.id))
}

/** Locks the rows until the transaction ends, so that no other row begins to refer to one that goes. */
export async function holdList({ church, tx }: ChurchWork, list: KeptList): Promise<KeptRow[]> {
  const table: ListTable = lists[list]
  return (await tx
    .select()
    .from(table)
    .where(and(ofChurch(table, church), isOutOfTrash(table)))
    .orderBy(asc(table.id))
    .for('update')) as KeptRow[]
}

export async function removeRows({ church, tx }: ChurchWork, list: KeptList, ids: readonly number[]): Promise<void> {
  const table: ListTable = lists[list]
  if (ids.length > 0) await tx.delete(table).where(and(ofChurch(table, church), inArray(table.id, [...ids])))
}

/** Writes the rows that have an id over what they were, and adds the others in their order. */
export async function writeRows({ church, tx, now }: ChurchWork, list: KeptList, rows: readonly GivenRow[]) {
  const table: ListTable = lists[list]
  // Calendars that follow a service read its version; forms of the office name the version that they were made on.
  const change = { versao: sql`versao + 1`, ...(list === 'culto' && { dataAlteracao: now }) }
  for (const { id, ...fields } of rows)
    if (id !== undefined)
      await tx
        .update(table)
        .set({ ...fields, ...change })
        .where(and(ofChurch(table, church), eq(table.id, id)))
  const added = rows.flatMap(({ id, ...fields }) => (id === undefined ? [fields] : []))
  const own = { igrejaId: church.igrejaId, ...(list === 'culto' && { dataAlteracao: now }) }
  if (added.length > 0) await tx.insert(table).values(added.map((fields) => ({ ...fields, ...own })))
}
