import type { PassageMark } from '@narthex/contract/reading-plans/merge-marks'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { PlanSubscriptionId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { planoLeituraMarca } from '../plans/reading-plans.tables.ts'

export interface MarkRow {
  readonly dia: number
  readonly passagem: string
  readonly marcadaEm: Date
}

/** Passages of a day that are read. */
export interface MarkedDay {
  readonly dia: number
  readonly passagens: readonly string[]
}

const { subscriptionId, dia, passagem, lida, marcadaEm } = planoLeituraMarca

/** Lists the read passages, sorted by day. */
export function listRead({ church, tx }: ChurchWork, id: PlanSubscriptionId): Promise<MarkRow[]> {
  return tx
    .select({ dia, passagem, marcadaEm })
    .from(planoLeituraMarca)
    .where(and(ofChurch(planoLeituraMarca, church), eq(subscriptionId, id), eq(lida, true)))
    .orderBy(asc(dia), asc(passagem))
}

/** Lists the read passages of several subscriptions in a single statement, without the times. */
export async function listReadDays(
  { church, tx }: ChurchWork,
  ids: readonly PlanSubscriptionId[],
): Promise<Map<PlanSubscriptionId, MarkedDay[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ subscriptionId, dia, passagens: sql<string[]>`array_agg(${passagem})` })
    .from(planoLeituraMarca)
    .where(and(ofChurch(planoLeituraMarca, church), inArray(subscriptionId, [...ids]), eq(lida, true)))
    .groupBy(subscriptionId, dia)
  return Map.groupBy(rows, (row) => row.subscriptionId)
}

/** Keeps the later of two marks of one passage, by the rule of `mergeMarks`; `marks` has each passage once. */
export async function mergeIntoMarks(
  { church, tx }: ChurchWork,
  id: PlanSubscriptionId,
  marks: readonly PassageMark[],
): Promise<void> {
  if (marks.length === 0) return
  const rows = marks.map(({ em, ...mark }) => ({
    ...mark,
    igrejaId: church.igrejaId,
    subscriptionId: id,
    marcadaEm: new Date(em),
  }))
  await tx
    .insert(planoLeituraMarca)
    .values(rows)
    .onConflictDoUpdate({
      target: [planoLeituraMarca.igrejaId, subscriptionId, dia, passagem],
      set: { lida: sql`excluded.lida`, marcadaEm: sql`excluded.marcada_em` },
      setWhere: sql`excluded.marcada_em > ${marcadaEm} or (excluded.marcada_em = ${marcadaEm} and excluded.lida)`,
    })
}

export async function removeMarks({ church, tx }: ChurchWork, id: PlanSubscriptionId): Promise<void> {
  await tx.delete(planoLeituraMarca).where(and(ofChurch(planoLeituraMarca, church), eq(subscriptionId, id)))
}
