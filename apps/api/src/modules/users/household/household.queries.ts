import { and, asc, count, eq, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { crianca, endereco } from './household.tables.ts'

/** The kinds of rows that belong to one member. */
const tables = { endereco, crianca }
/** Sort columns of a member's list, before the order in which rows were added. */
const orders = { endereco: [], crianca: [crianca.dataNascimento] } satisfies Record<Kept, PgColumn[]>

export type Kept = keyof typeof tables
export type KeptRow<K extends Kept> = InferSelectModel<(typeof tables)[K]>
export type KeptFields<K extends Kept> = Omit<KeptRow<K>, 'igrejaId' | 'id' | 'uuid' | 'memberId' | 'versao'>

type KeptTable = PgTable & Record<'igrejaId' | 'id' | 'uuid' | 'memberId' | 'versao', PgColumn>

const ofMember = ({ igrejaId }: ChurchScope, table: KeptTable, memberId: MemberId) =>
  and(eq(table.igrejaId, igrejaId), eq(table.memberId, memberId))

export async function listKept<K extends Kept>(
  { church, tx }: ChurchWork,
  kind: K,
  memberId: MemberId,
): Promise<KeptRow<K>[]> {
  const table: KeptTable = tables[kind]
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(ofMember(church, table, memberId))
    .orderBy(...orders[kind], asc(table.id))
  return rows as KeptRow<K>[]
}

export async function countKept({ church, tx }: ChurchWork, kind: Kept, memberId: MemberId): Promise<number> {
  const table: KeptTable = tables[kind]
  const [row] = await tx
    .select({ total: count() })
    .from(table as PgTable)
    .where(ofMember(church, table, memberId))
  return row?.total ?? 0
}

/** A row of the member, by its id or its uuid. */
export async function findKept<K extends Kept>(
  { church, tx }: ChurchWork,
  kind: K,
  memberId: MemberId,
  by: { readonly id: number } | { readonly uuid: string },
): Promise<KeptRow<K> | undefined> {
  const table: KeptTable = tables[kind]
  const key = 'id' in by ? eq(table.id, by.id) : eq(table.uuid, by.uuid)
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(and(ofMember(church, table, memberId), key))
  return row as KeptRow<K> | undefined
}

export async function insertKept<K extends Kept>(
  { church, tx }: ChurchWork,
  kind: K,
  memberId: MemberId,
  row: KeptFields<K> & { readonly uuid: string },
): Promise<KeptRow<K>> {
  const values = { ...row, igrejaId: church.igrejaId, memberId }
  const [made] = await tx.insert<PgTable>(tables[kind]).values(values).returning()
  return made as KeptRow<K>
}

export async function updateKept<K extends Kept>(
  { church, tx }: ChurchWork,
  kind: K,
  { memberId, id }: { readonly memberId: MemberId; readonly id: number },
  fields: KeptFields<K> & { readonly versao: number },
): Promise<KeptRow<K>> {
  const table: KeptTable = tables[kind]
  const [changed] = await tx
    .update<PgTable>(table)
    .set(fields)
    .where(and(ofMember(church, table, memberId), eq(table.id, id)))
    .returning()
  return changed as KeptRow<K>
}

/** Returns false if the member has no such row. */
export async function removeKept(
  { church, tx }: ChurchWork,
  kind: Kept,
  memberId: MemberId,
  id: number,
): Promise<boolean> {
  const table: KeptTable = tables[kind]
  const removed = await tx
    .delete(table as PgTable)
    .where(and(ofMember(church, table, memberId), eq(table.id, id)))
    .returning({ id: table.id })
  return removed.length > 0
}
