import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isAmong } from '../../../platform/database/is-among.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { SightRights } from '../catalogue/sight.queries.ts'
import { playConfiguracao } from '../play.tables.ts'
import { playAssinatura, playCompra, playPlano } from './subscriptions.tables.ts'

/** A church that never set its Play up gives the same days as the default of its table. */
export const graceDays = ({ church }: ChurchWork) =>
  sql`coalesce((select ${playConfiguracao.diasTolerancia} from ${playConfiguracao}
    where ${ofChurch(playConfiguracao, church)}), 3)`

/** How many days what renews stays open after its term. */
export async function findGraceDays(work: ChurchWork): Promise<number> {
  const [found] = await work.tx
    .select({ days: sql<number>`${graceDays(work)}`.mapWith(Number) })
    .from(sql`(values (1)) as nothing`)
  return found?.days ?? 0
}

/**
 * Subscriptions that play now. What renews is open for the church's grace days beyond its term: a renewal may still be on
 * its way. A trial, a canceled one and a gift end with their term; a gift of the church may have no end.
 */
export function playsNow(work: ChurchWork): SQL | undefined {
  const renewedUntil = sql`${playAssinatura.termoFim} + make_interval(days => ${graceDays(work)})`
  const renews = eq(playAssinatura.flagRenova, true)
  return and(
    inArray(playAssinatura.situacao, ['TESTE', 'ATIVA', 'ATRASADA', 'CANCELADA']),
    or(
      gt(playAssinatura.termoFim, work.now),
      and(inArray(playAssinatura.situacao, ['ATIVA', 'ATRASADA']), renews, gt(renewedUntil, work.now)),
      and(eq(playAssinatura.origem, 'CEDIDA'), eq(playAssinatura.situacao, 'ATIVA'), isNull(playAssinatura.termoFim)),
    ),
  )
}

/** Rights to a closed catalogue: all of it with a subscription that plays, else the member's own titles. */
export function findSightRights(work: ChurchWork, memberId: MemberId): SightRights {
  const { church, tx } = work
  const subscribes = tx
    .select({ id: playAssinatura.id })
    .from(playAssinatura)
    .where(and(ofChurch(playAssinatura, church), eq(playAssinatura.memberId, memberId), playsNow(work)))
  const titles = tx.select({ id: playCompra.titleId }).from(playCompra).where(isPurchased(work, memberId))
  return { whole: sql`exists (${subscribes})`, title: (id) => isAmong(id, sql`(${titles})`) }
}

/** Purchases of a member that are open now. */
const isPurchased = ({ church, now }: ChurchWork, memberId: MemberId) =>
  and(
    ofChurch(playCompra, church),
    eq(playCompra.memberId, memberId),
    eq(playCompra.situacao, 'PAGA'),
    or(isNull(playCompra.ate), gt(playCompra.ate, now)),
  )

/** The devices that a member's subscription allows, null without one that plays; and whether a title is bought or rented. */
export async function findRights(
  work: ChurchWork,
  memberId: MemberId,
  titleId: number,
): Promise<{ readonly telas: number | null; readonly hasPurchase: boolean }> {
  const { church, tx } = work
  const telas = tx
    .select({ telas: sql`max(${playPlano.telas})` })
    .from(playAssinatura)
    .innerJoin(playPlano, and(ofChurch(playPlano, church), eq(playPlano.id, playAssinatura.planId)))
    .where(and(ofChurch(playAssinatura, church), eq(playAssinatura.memberId, memberId), playsNow(work)))
  const purchase = tx
    .select({ id: playCompra.id })
    .from(playCompra)
    .where(and(isPurchased(work, memberId), eq(playCompra.titleId, titleId)))
  const [found] = await tx
    .select({
      telas: sql<number | null>`(${telas})`,
      hasPurchase: sql<boolean>`exists (${purchase})`,
    })
    .from(sql`(values (1)) as nothing`)
  return found ?? { telas: null, hasPurchase: false }
}
