import { and, desc, eq, gt, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { matchesAny } from '../../../platform/database/is-among.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { playAssinatura, playCobranca, playCompra, playPresente } from './subscriptions.tables.ts'
import { graceDays } from './viewing.queries.ts'

/** Titles that were rented or bought, or wait to be paid. */
export async function endPurchasesOfOrders({ church, tx, now }: ChurchWork, codes: readonly string[]): Promise<void> {
  await tx
    .update(playCompra)
    .set({ situacao: 'ENCERRADA', alteradoEm: now })
    .where(and(ofChurch(playCompra, church), matchesAny(playCompra.pedidoCodigo, codes)))
}

/** Gives the ids of the subscriptions that gifts were accepted as. */
export async function endGiftsOfOrders({ church, tx, now }: ChurchWork, codes: readonly string[]): Promise<string[]> {
  const ended = await tx
    .update(playPresente)
    .set({ situacao: 'ENCERRADA', alteradoEm: now })
    .where(and(ofChurch(playPresente, church), matchesAny(playPresente.pedidoCodigo, codes)))
    .returning({ id: playPresente.subscriptionId })
  return ended.flatMap(({ id }) => id ?? [])
}

/** Gives the ids of the subscriptions that they are of. */
export async function endChargesOfOrders({ church, tx, now }: ChurchWork, codes: readonly string[]): Promise<string[]> {
  const ended = await tx
    .update(playCobranca)
    .set({ situacao: 'DESISTIDA', proximaTentativa: null, alteradoEm: now })
    .where(and(ofChurch(playCobranca, church), matchesAny(playCobranca.pedidoCodigo, codes)))
    .returning({ id: playCobranca.subscriptionId })
  return ended.map(({ id }) => id)
}

const isAtRehearsal = eq(playAssinatura.gateway, 'rehearsal')

/**
 * Those of these subscriptions, and of those at the rehearsal gateway, that stand by real money or a trial of their own:
 * locked, with the last term that was really paid for, while that plays. Charges of the rehearsal were given up before.
 */
export async function lockRealSubscriptions(work: ChurchWork, ids: readonly string[]) {
  const { church, tx, now } = work
  const isPaid = and(
    ofChurch(playCobranca, church),
    eq(playCobranca.subscriptionId, playAssinatura.id),
    eq(playCobranca.situacao, 'PAGA'),
    isNotNull(playCobranca.pedidoCodigo),
    sql`${playCobranca.fim} + make_interval(days => ${graceDays(work)}) > ${now}`,
  )
  const isInTrial = and(
    eq(playAssinatura.situacao, 'TESTE'),
    gt(playAssinatura.termoFim, now),
    sql`${playAssinatura.gateway} is distinct from 'rehearsal'`,
  )
  const rows = await tx
    .select({ subscription: playAssinatura, term: playCobranca })
    .from(playAssinatura)
    .leftJoin(playCobranca, isPaid)
    .where(
      and(
        ofChurch(playAssinatura, church),
        or(inArray(playAssinatura.id, [...new Set(ids)]), isAtRehearsal),
        ne(playAssinatura.situacao, 'ENCERRADA'),
        or(isNotNull(playCobranca.termo), isInTrial),
      ),
    )
    .orderBy(playAssinatura.id, desc(playCobranca.termo))
    .for('no key update', { of: playAssinatura })
  return rows.filter(({ subscription: { id } }, index) => rows[index - 1]?.subscription.id !== id)
}

/** Deletes the charges of a subscription after a term, so that its renewal is placed again. */
export async function removeChargesAfter({ church, tx }: ChurchWork, id: string, termo: number): Promise<void> {
  await tx
    .delete(playCobranca)
    .where(and(ofChurch(playCobranca, church), eq(playCobranca.subscriptionId, id), gt(playCobranca.termo, termo)))
}

/**
 * Ends these subscriptions, and those that the rehearsal gateway would charge, but for those that are kept. They leave no
 * term behind: who has one may still have a trial. Gives their coupons.
 */
export async function endRehearsedSubscriptions(
  { church, tx, now }: ChurchWork,
  ids: readonly string[],
  kept: readonly string[],
): Promise<(string | null)[]> {
  const ended = await tx
    .update(playAssinatura)
    .set({
      situacao: 'ENCERRADA',
      flagRenova: false,
      termoFim: null,
      pausadaEm: null,
      credito: 0,
      nextPlanId: null,
      alteradoEm: now,
    })
    .where(
      and(
        ofChurch(playAssinatura, church),
        or(inArray(playAssinatura.id, [...new Set(ids)]), isAtRehearsal),
        notInArray(playAssinatura.id, [...kept]),
        or(ne(playAssinatura.situacao, 'ENCERRADA'), sql`${playAssinatura.termoFim} is not null`),
      ),
    )
    .returning({ cupom: playAssinatura.cupom })
  return ended.map(({ cupom }) => cupom)
}
