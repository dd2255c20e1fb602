import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../platform/work/insert-own.ts'
import type { DayRange } from './recurrence.rules.ts'
import { agenda } from './schedule.tables.ts'

export type AgendaRow = typeof agenda.$inferSelect

/** Lists series that may have a part in these days, as far as their first and last day tell. */
export function listAgenda({ church, tx }: ChurchWork, { from, to }: DayRange, limit: number): Promise<AgendaRow[]> {
  return tx
    .select()
    .from(agenda)
    .where(and(ofChurch(agenda, church), gte(agenda.ultimaData, from), lte(agenda.data, to)))
    .orderBy(asc(agenda.id))
    .limit(limit)
}

export async function findAgenda({ church, tx }: ChurchWork, id: number): Promise<AgendaRow | undefined> {
  const rows = await tx.select().from(agenda).where(own(church, id))
  return rows[0]
}

/** How many are not over before this day. */
export async function countAgendaFrom({ church, tx }: ChurchWork, day: string): Promise<number> {
  return tx.$count(agenda, and(ofChurch(agenda, church), gte(agenda.ultimaData, day)))
}

export function insertAgenda(work: ChurchWork, row: OwnRow<typeof agenda>): Promise<number> {
  return insertOwn(work, agenda, row)
}

/** Whether there was one to change. */
export async function updateAgenda(
  { church, tx }: ChurchWork,
  id: number,
  row: OwnRow<typeof agenda>,
): Promise<boolean> {
  const changed = await tx
    .update(agenda)
    .set({ ...row, versao: sql`${agenda.versao} + 1` })
    .where(own(church, id))
    .returning({ id: agenda.id })
  return changed.length > 0
}

/** Whether there was one to remove. */
export async function removeAgenda({ church, tx }: ChurchWork, id: number): Promise<boolean> {
  return (await tx.delete(agenda).where(own(church, id)).returning({ id: agenda.id })).length > 0
}

const own = (scope: ChurchScope, id: number) => and(ofChurch(agenda, scope), eq(agenda.id, id))
