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
/** Its renewals are charged or asked for at a real gateway: they have waited while the church rehearsed. */
const renewsForReal = and(eq(playAssinatura.flagRenova, true), ne(playAssinatura.gateway, 'rehearsal'))

/**
 * Locks the subscriptions, of these and of those at the rehearsal gateway, that stand by real money or a trial of their
 * own. Gives each with the last term that was really paid for, while that plays or its renewal waits. Charges of the
 * rehearsal were given up before.
 */
export async function lockRealSubscriptions(work: ChurchWork, ids: readonly string[]) {
  const { church, tx, now } = work
  const isPaid = and(
    ofChurch(playCobranca, church),
    eq(playCobranca.subscriptionId, playAssinatura.id),
    eq(playCobranca.situacao, 'PAGA'),
    isNotNull(playCobranca.pedidoCodigo),
    or(sql`${playCobranca.fim} + make_interval(days => ${graceDays(work)}) > ${now}`, renewsForReal),
  )
  const isInTrial = and(
    eq(playAssinatura.situacao, 'TESTE'),
    or(gt(playAssinatura.termoFim, now), renewsForReal),
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

/**
 * Opens the terms until an instant that ran out while their renewal waited for the church to be live again. Not where a
 * renewal is under way, or had failed before. What waits to be tried or paid again is for the term that follows.
 */
export async function openWaitingTerms(work: ChurchWork, until: Date): Promise<void> {
  const { church, tx, now } = work
  const { situacao, termo, termoFim } = playAssinatura
  const grace = sql`case when ${situacao} = 'TESTE' then 0 else ${graceDays(work)} end`
  const waiting = await tx
    .select({ id: playAssinatura.id })
    .from(playAssinatura)
    .where(
      and(
        ofChurch(playAssinatura, church),
        eq(playAssinatura.origem, 'PAGA'),
        renewsForReal,
        inArray(situacao, ['TESTE', 'ATIVA', 'ATRASADA']),
        sql`${termoFim} + make_interval(days => ${grace}) <= ${now}`,
        sql`not exists (select from ${playCobranca} c where c.igreja_id = ${church.igrejaId}
          and c.assinatura_id = ${playAssinatura.id} and c.termo > ${termo} and c.inicio >= ${termoFim}
          and (c.situacao = 'DESISTIDA' or c.tentativas > 0 and c.proxima_tentativa is null))`,
      ),
    )
    .orderBy(playAssinatura.id)
    .for('no key update')
  if (waiting.length === 0) return
  const ids = waiting.map(({ id }) => id)
  const length = sql`${playCobranca.fim} - ${playCobranca.inicio}`
  await tx
    .update(playCobranca)
    .set({ inicio: until, fim: sql`${until.toISOString()}::timestamptz + (${length})` })
    .where(
      and(
        ofChurch(playCobranca, church),
        inArray(playCobranca.subscriptionId, ids),
        eq(playCobranca.situacao, 'COBRANDO'),
        sql`${playCobranca.inicio} >= (select a.termo_fim from ${playAssinatura} a
          where a.igreja_id = ${church.igrejaId} and a.id = ${playCobranca.subscriptionId})`,
      ),
    )
  await tx
    .update(playAssinatura)
    .set({
      termoFim: until,
      situacao: sql`case when ${situacao} = 'ATRASADA' then 'ATIVA' else ${situacao} end`,
      versao: sql`${playAssinatura.versao} + 1`,
      alteradoEm: now,
    })
    .where(and(ofChurch(playAssinatura, church), inArray(playAssinatura.id, ids)))
}

/**
 * Clears the charges of a subscription after the term that ends then, so that its renewal is placed again. One that was
 * tried stays, as the keys of its tries are used: it begins before that end, and so is replaced by the renewal.
 */
export async function clearChargesAfter(
  { church, tx }: ChurchWork,
  id: string,
  { termo, fim }: { readonly termo: number; readonly fim: Date | null },
): Promise<void> {
  const isAfter = and(
    ofChurch(playCobranca, church),
    eq(playCobranca.subscriptionId, id),
    gt(playCobranca.termo, termo),
  )
  await tx.delete(playCobranca).where(and(isAfter, eq(playCobranca.tentativas, 0)))
  if (fim)
    await tx
      .update(playCobranca)
      .set({ inicio: new Date(fim.getTime() - 1) })
      .where(isAfter)
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
