import { and, eq, type InferSelectModel, inArray, isNull, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { playAssinatura, playPlano, playPresente } from './subscriptions.tables.ts'

export type PlanRow = InferSelectModel<typeof playPlano>
export type PlanChange = Omit<OwnRow<typeof playPlano>, 'id' | 'versao' | 'alteradoEm'>

const inOrder = [playPlano.ordem, playPlano.valor, playPlano.id] as const
const withId = ({ church }: ChurchWork, id: number) => and(ofChurch(playPlano, church), eq(playPlano.id, id))

/** Lists the plans that a member may choose: hidden ones only by the code of their link. */
export async function listOpenPlans({ church, tx }: ChurchWork, codigo: string | undefined): Promise<PlanRow[]> {
  const isShown = or(isNull(playPlano.codigoLink), codigo === undefined ? undefined : eq(playPlano.codigoLink, codigo))
  return tx
    .select()
    .from(playPlano)
    .where(and(ofChurch(playPlano, church), eq(playPlano.flagAtivo, true), isShown))
    .orderBy(...inOrder)
}

export async function listPlans({ church, tx }: ChurchWork): Promise<PlanRow[]> {
  return tx
    .select()
    .from(playPlano)
    .where(ofChurch(playPlano, church))
    .orderBy(...inOrder)
}

export async function listPlansByIds({ church, tx }: ChurchWork, ids: readonly number[]): Promise<PlanRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(playPlano)
    .where(and(ofChurch(playPlano, church), inArray(playPlano.id, [...new Set(ids)])))
}

export async function findPlan(work: ChurchWork, id: number): Promise<PlanRow | undefined> {
  const [found] = await work.tx.select().from(playPlano).where(withId(work, id))
  return found
}

/** How many subscriptions of each plan go on. */
export async function countSubscribers({ church, tx }: ChurchWork): Promise<Map<number, number>> {
  const rows = await tx
    .select({ planId: playAssinatura.planId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(playAssinatura)
    .where(
      and(
        ofChurch(playAssinatura, church),
        inArray(playAssinatura.situacao, ['TESTE', 'ATIVA', 'ATRASADA', 'PAUSADA']),
      ),
    )
    .groupBy(playAssinatura.planId)
  return new Map(rows.map(({ planId, count }) => [planId, count]))
}

export async function insertPlan({ church, tx, now }: ChurchWork, plan: PlanChange): Promise<PlanRow | undefined> {
  const [made] = await tx
    .insert(playPlano)
    .values({ ...plan, igrejaId: church.igrejaId, versao: 1, alteradoEm: now })
    .returning()
  return made
}

/** Undefined where the plan has another version. */
export async function updatePlan(
  work: ChurchWork,
  { id, versao }: Pick<PlanRow, 'id' | 'versao'>,
  plan: PlanChange,
): Promise<PlanRow | undefined> {
  const [changed] = await work.tx
    .update(playPlano)
    .set({ ...plan, versao: versao + 1, alteradoEm: work.now })
    .where(and(withId(work, id), eq(playPlano.versao, versao)))
    .returning()
  return changed
}

/** A subscription or a gift names it. */
export async function isPlanUsed({ church, tx }: ChurchWork, id: number): Promise<boolean> {
  const subscribed = and(
    ofChurch(playAssinatura, church),
    or(eq(playAssinatura.planId, id), eq(playAssinatura.nextPlanId, id)),
  )
  const given = and(ofChurch(playPresente, church), eq(playPresente.planId, id))
  return (await tx.$count(playAssinatura, subscribed)) + (await tx.$count(playPresente, given)) > 0
}

export async function deletePlan(work: ChurchWork, id: number): Promise<void> {
  await work.tx.delete(playPlano).where(withId(work, id))
}
