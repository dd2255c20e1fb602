import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { matchesAny } from '../../../platform/database/is-among.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { playAssinatura, playCobranca, playCompra, playPresente } from './subscriptions.tables.ts'

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

/**
 * Ends these subscriptions, and those that the rehearsal gateway would charge. They leave no term behind: who has one may
 * still have a trial. Gives their coupons.
 */
export async function endRehearsedSubscriptions(
  { church, tx, now }: ChurchWork,
  ids: readonly string[],
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
        or(inArray(playAssinatura.id, [...new Set(ids)]), eq(playAssinatura.gateway, 'rehearsal')),
        or(ne(playAssinatura.situacao, 'ENCERRADA'), sql`${playAssinatura.termoFim} is not null`),
      ),
    )
    .returning({ cupom: playAssinatura.cupom })
  return ended.map(({ cupom }) => cupom)
}
