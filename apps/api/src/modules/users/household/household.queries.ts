import { and, asc, count, eq, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { crianca, endereco } from './household.tables.ts'

/** The kinds of rows that belong to one member. */
const tables = { endereco, crianca }
/** Sort columns of a member's list, before the order in which rows were added. */
const orders = { endereco: [], crianca: [crianca.dataNascimento] } satisfies Record<HouseholdKind, PgColumn[]>

export type HouseholdKind = keyof typeof tables
export type HouseholdRow<K extends HouseholdKind> = InferSelectModel<(typeof tables)[K]>
export type HouseholdFields<K extends HouseholdKind> = Omit<
  HouseholdRow<K>,
  'igrejaId' | 'id' | 'uuid' | 'memberId' | 'versao'
>

type HouseholdTable = PgTable & Record<'igrejaId' | 'id' | 'uuid' | 'memberId' | 'versao', PgColumn>

const ofMember = ({ igrejaId }: ChurchScope, table: HouseholdTable, memberId: MemberId) =>
  and(eq(table.igrejaId, igrejaId), eq(table.memberId, memberId))

export async function listRows<K extends HouseholdKind>(
  { church, tx }: ChurchWork,
  kind: K,
  memberId: MemberId,
): Promise<HouseholdRow<K>[]> {
  const table: HouseholdTable = tables[kind]
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(ofMember(church, table, memberId))
    .orderBy(...orders[kind], asc(table.id))
  return rows as HouseholdRow<K>[]
}

export async function countRows({ church, tx }: ChurchWork, kind: HouseholdKind, memberId: MemberId): Promise<number> {
  const table: HouseholdTable = tables[kind]
  const [row] = await tx
    .select({ total: count() })
    .from(table as PgTable)
    .where(ofMember(church, table, memberId))
  return row?.total ?? 0
}

/** A row of the member, by its id or its uuid. */
export async function findRow<K extends HouseholdKind>(
  { church, tx }: ChurchWork,
  kind: K,
  memberId: MemberId,
  by: { readonly id: number } | { readonly uuid: string },
): Promise<HouseholdRow<K> | undefined> {
  const table: HouseholdTable = tables[kind]
  const key = 'id' in by ? eq(table.id, by.id) : eq(table.uuid, by.uuid)
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(and(ofMember(church, table, memberId), key))
  return row as HouseholdRow<K> | undefined
}

export async function insertRow<K extends HouseholdKind>(
  { church, tx }: ChurchWork,
  kind: K,
  memberId: MemberId,
  row: HouseholdFields<K> & { readonly uuid: string },
): Promise<HouseholdRow<K>> {
  const values = { ...row, igrejaId: church.igrejaId, memberId }
  const [made] = await tx.insert<PgTable>(tables[kind]).values(values).returning()
  return made as HouseholdRow<K>
}

export async function updateRow<K extends HouseholdKind>(
  { church, tx }: ChurchWork,
  kind: K,
  { memberId, id }: { readonly memberId: MemberId; readonly id: number },
  fields: HouseholdFields<K> & { readonly versao: number },
): Promise<HouseholdRow<K>> {
  const table: HouseholdTable = tables[kind]
  const [changed] = await tx
    .update<PgTable>(table)
    .set(fields)
    .where(and(ofMember(church, table, memberId), eq(table.id, id)))
    .returning()
  return changed as HouseholdRow<K>
}

/** Returns false if the member has no such row. */
export async function removeRow(
  { church, tx }: ChurchWork,
  kind: HouseholdKind,
  memberId: MemberId,
  id: number,
): Promise<boolean> {
  const table: HouseholdTable = tables[kind]
  const removed = await tx
    .delete(table as PgTable)
    .where(and(ofMember(church, table, memberId), eq(table.id, id)))
    .returning({ id: table.id })
  return removed.length > 0
}
