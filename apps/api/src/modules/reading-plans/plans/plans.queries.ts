import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { planoLeitura } from './reading-plans.tables.ts'

export type PlanRow = typeof planoLeitura.$inferSelect

const hasId = (church: ChurchScope, id: string) => and(ofChurch(planoLeitura, church), eq(planoLeitura.id, id))
const isKept = isNull(planoLeitura.removidoEm)

/** Lists the church's plans that are not removed, sorted by name. */
export function listPlans(
  { church, tx }: ChurchWork,
  { isOffice }: { readonly isOffice: boolean },
): Promise<PlanRow[]> {
  const shown = isOffice ? undefined : eq(planoLeitura.flagPublicado, true)
  return tx
    .select()
    .from(planoLeitura)
    .where(and(ofChurch(planoLeitura, church), isKept, shown))
    .orderBy(asc(planoLeitura.nome), asc(planoLeitura.id))
}

/** Removed ones too, for those who read them. */
export async function listPlansById({ church, tx }: ChurchWork, ids: readonly string[]): Promise<PlanRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(planoLeitura)
    .where(and(ofChurch(planoLeitura, church), inArray(planoLeitura.id, [...ids])))
}

export function countPlans({ church, tx }: ChurchWork): Promise<number> {
  return tx.$count(planoLeitura, and(ofChurch(planoLeitura, church), isKept))
}

export async function insertPlan({ church, tx }: ChurchWork, row: OwnRow<typeof planoLeitura>): Promise<void> {
  await tx.insert(planoLeitura).values({ ...row, igrejaId: church.igrejaId })
}

type Written = Omit<OwnRow<typeof planoLeitura>, 'id' | 'criadoEm' | 'versao' | 'alteradoEm'>

/** Writes the next version of a plan that has this one. Returns whether it had. */
export async function updatePlan(
  { church, tx, now }: ChurchWork,
  id: string,
  { versao, ...written }: Written & { readonly versao: number },
): Promise<boolean> {
  const changed = await tx
    .update(planoLeitura)
    .set({ ...written, versao: versao + 1, alteradoEm: now })
    .where(and(hasId(church, id), isKept, eq(planoLeitura.versao, versao)))
    .returning({ id: planoLeitura.id })
  return changed.length > 0
}

/** Returns whether there was such a plan. */
export async function markPlanRemoved({ church, tx, now }: ChurchWork, id: string): Promise<boolean> {
  const removed = await tx
    .update(planoLeitura)
    .set({ removidoEm: now, flagPublicado: false })
    .where(and(hasId(church, id), isKept))
    .returning({ id: planoLeitura.id })
  return removed.length > 0
}
