import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { insertOwn, type OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import type { DayRange } from './recurrence.rules.ts'
import { agenda } from './schedule.tables.ts'

export type AgendaRow = typeof agenda.$inferSelect

/** What may have a part in these days, as far as its first and last day tell. */
export function listAgenda(scope: ChurchScope, tx: Tx, { from, to }: DayRange, limit: number): Promise<AgendaRow[]> {
  return tx
    .select()
    .from(agenda)
    .where(and(eq(agenda.igrejaId, scope.igrejaId), gte(agenda.ultimaData, from), lte(agenda.data, to)))
    .orderBy(asc(agenda.id))
    .limit(limit)
}

export async function findAgenda(scope: ChurchScope, tx: Tx, id: number): Promise<AgendaRow | undefined> {
  const rows = await tx.select().from(agenda).where(own(scope, id))
  return rows[0]
}

/** How many are not over before this day. */
export async function countAgendaFrom(scope: ChurchScope, tx: Tx, day: string): Promise<number> {
  return tx.$count(agenda, and(eq(agenda.igrejaId, scope.igrejaId), gte(agenda.ultimaData, day)))
}

export function insertAgenda(scope: ChurchScope, tx: Tx, row: OwnRow<typeof agenda>): Promise<number> {
  return insertOwn(scope, tx, agenda, row)
}

/** Whether there was one to change. */
export async function updateAgenda(
  scope: ChurchScope,
  tx: Tx,
  id: number,
  row: OwnRow<typeof agenda>,
): Promise<boolean> {
  const changed = await tx
    .update(agenda)
    .set({ ...row, versao: sql`${agenda.versao} + 1` })
    .where(own(scope, id))
    .returning({ id: agenda.id })
  return changed.length > 0
}

/** Whether there was one to remove. */
export async function removeAgenda(scope: ChurchScope, tx: Tx, id: number): Promise<boolean> {
  return (await tx.delete(agenda).where(own(scope, id)).returning({ id: agenda.id })).length > 0
}

const own = (scope: ChurchScope, id: number) => and(eq(agenda.igrejaId, scope.igrejaId), eq(agenda.id, id))
