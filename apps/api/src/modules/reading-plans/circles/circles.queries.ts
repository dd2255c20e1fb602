import { and, asc, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { planoLeituraAssinatura, planoLeituraRoda } from '../plans/reading-plans.tables.ts'
import type { SubscriptionRow } from '../subscriptions/subscriptions.queries.ts'

export type CircleRow = typeof planoLeituraRoda.$inferSelect

const hasId = (church: ChurchScope, id: string) => and(ofChurch(planoLeituraRoda, church), eq(planoLeituraRoda.id, id))

export async function findCircle({ church, tx }: ChurchWork, id: string): Promise<CircleRow | undefined> {
  const [row] = await tx.select().from(planoLeituraRoda).where(hasId(church, id))
  return row
}

/** Locks it until the transaction ends, so that its readers are counted one after the other. */
export async function holdCircle({ church, tx }: ChurchWork, id: string): Promise<CircleRow | undefined> {
  const [row] = await tx.select().from(planoLeituraRoda).where(hasId(church, id)).for('update')
  return row
}

export async function insertCircle({ church, tx }: ChurchWork, row: OwnRow<typeof planoLeituraRoda>): Promise<void> {
  await tx.insert(planoLeituraRoda).values({ ...row, igrejaId: church.igrejaId })
}

/** Makes the next invitation the valid one. */
export async function renewInvitation({ church, tx }: ChurchWork, id: string): Promise<void> {
  const next = sql`${planoLeituraRoda.convitesFeitos} + 1`
  await tx.update(planoLeituraRoda).set({ convite: next, convitesFeitos: next }).where(hasId(church, id))
}

export async function dropInvitation({ church, tx }: ChurchWork, id: string): Promise<void> {
  await tx.update(planoLeituraRoda).set({ convite: null }).where(hasId(church, id))
}

/** The subscriptions of a circle, by their beginning. */
export function listInCircle({ church, tx }: ChurchWork, circleId: string): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(planoLeituraAssinatura)
    .where(and(ofChurch(planoLeituraAssinatura, church), eq(planoLeituraAssinatura.circleId, circleId)))
    .orderBy(asc(planoLeituraAssinatura.criadaEm), asc(planoLeituraAssinatura.id))
}
