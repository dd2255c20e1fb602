import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { DayRange } from './recurrence.rules.ts'
import { agenda } from './schedule.tables.ts'

export type AgendaRow = typeof agenda.$inferSelect

/** Lists series that may have a part in these days, as far as their first and last day tell. */
export function listAgenda({ church, tx }: ChurchWork, { from, to }: DayRange, limit: number): Promise<AgendaRow[]> {
  return tx
    .select()
    .from(agenda)
    .where(and(ofChurch(agenda, church), gte(agenda.ultimaData, from), lte(agenda.data, to), isNull(agenda.removidoEm)))
    .orderBy(asc(agenda.id))
    .limit(limit)
}

export async function findAgenda({ church, tx }: ChurchWork, id: number): Promise<AgendaRow | undefined> {
  const rows = await tx.select().from(agenda).where(own(church, id))
  return rows[0]
}

/** How many are not over before this day. */
export async function countAgendaFrom({ church, tx }: ChurchWork, day: string): Promise<number> {
  return tx.$count(agenda, and(ofChurch(agenda, church), gte(agenda.ultimaData, day), isNull(agenda.removidoEm)))
}

const own = (scope: ChurchScope, id: number) =>
  and(ofChurch(agenda, scope), eq(agenda.id, id), isNull(agenda.removidoEm))
