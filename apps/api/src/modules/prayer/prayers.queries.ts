import { and, desc, eq, type InferSelectModel, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { Slice } from '../../platform/database/page.ts'
import type { MemberId, PrayerId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../platform/work/insert-own.ts'
import { oracao, oracaoMotivo, oracaoPedidosDoDia } from './prayer.tables.ts'
import { isItsReason, messageCount, prayedCount, prayerColumns } from './wall.queries.ts'

export type PrayerRow = InferSelectModel<typeof oracao>
export type PrayerChange = Partial<Omit<PrayerRow, 'igrejaId' | 'id' | 'memberId' | 'chave' | 'dataCadastro'>>

const hasId = (scope: ChurchScope, id: PrayerId) => and(ofChurch(oracao, scope), eq(oracao.id, id))

export async function findPrayer({ church, tx }: ChurchWork, id: PrayerId): Promise<PrayerRow | undefined> {
  const [found] = await tx.select().from(oracao).where(hasId(church, id))
  return found
}

/** Prayers by their ids. */
export function listPrayersById({ church, tx }: ChurchWork, ids: readonly PrayerId[]): Promise<PrayerRow[]> {
  return tx
    .select()
    .from(oracao)
    .where(and(ofChurch(oracao, church), inArray(oracao.id, [...ids])))
}

/**
 * Locks a prayer until the transaction ends. `share` allows concurrent readers with the same lock; `no key update` also
 * excludes other decisions.
 */
export async function holdPrayer(
  { church, tx }: ChurchWork,
  id: PrayerId,
  strength: 'share' | 'no key update',
): Promise<PrayerRow | undefined> {
  const [held] = await tx.select().from(oracao).where(hasId(church, id)).for(strength)
  return held
}

/** The prayer that a member asked for earlier with this idempotency key. */
export async function findAsked(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  chave: string,
): Promise<PrayerRow | undefined> {
  const [found] = await tx
    .select()
    .from(oracao)
    .where(and(ofChurch(oracao, church), eq(oracao.memberId, memberId), eq(oracao.chave, chave)))
  return found
}

/** Increments a member's daily count and returns it. Withdrawn prayers stay counted. */
export async function countAsked({ church, tx }: ChurchWork, memberId: MemberId, dia: string): Promise<number> {
  const { igrejaId, dia: lastDay, total } = oracaoPedidosDoDia
  const [counted] = await tx
    .insert(oracaoPedidosDoDia)
    .values({ igrejaId: church.igrejaId, memberId, dia, total: 1 })
    .onConflictDoUpdate({
      target: [igrejaId, oracaoPedidosDoDia.memberId],
      set: { dia, total: sql`case when ${lastDay} = excluded.dia then ${total} + 1 else 1 end` },
    })
    .returning({ total })
  return counted?.total ?? 0
}

export function insertPrayer(work: ChurchWork, row: OwnRow<typeof oracao>): Promise<PrayerId> {
  return insertOwn(work, oracao, row)
}

export async function updatePrayer({ church, tx }: ChurchWork, id: PrayerId, change: PrayerChange): Promise<void> {
  await tx.update(oracao).set(change).where(hasId(church, id))
}

export async function deletePrayer({ church, tx }: ChurchWork, id: PrayerId): Promise<void> {
  await tx.delete(oracao).where(hasId(church, id))
}

/** Columns for the prayer's author and for moderators. */
export const ownPrayerColumns = {
  ...prayerColumns,
  situacao: oracao.situacao,
  flagPublicarMural: oracao.flagPublicarMural,
  flagReceberLigacao: oracao.flagReceberLigacao,
  flagReceberVisita: oracao.flagReceberVisita,
  muralEm: oracao.muralEm,
  flagRenovada: oracao.flagRenovada,
  total: prayedCount,
  mensagens: messageCount,
}

export type OwnPrayerRow = Awaited<ReturnType<typeof listAsked>>[number]

/** A member's own prayers, newest first, or only the one with `id`. */
export async function listAsked(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  { id, limit = 1, offset = 0 }: Partial<Slice> & { readonly id?: PrayerId },
) {
  return tx
    .select(ownPrayerColumns)
    .from(oracao)
    .leftJoin(oracaoMotivo, isItsReason)
    .where(
      and(ofChurch(oracao, church), eq(oracao.memberId, memberId), id === undefined ? undefined : eq(oracao.id, id)),
    )
    .orderBy(desc(oracao.id))
    .limit(limit)
    .offset(offset)
}

export async function countAllAsked({ church, tx }: ChurchWork, memberId: MemberId): Promise<number> {
  return tx.$count(oracao, and(ofChurch(oracao, church), eq(oracao.memberId, memberId)))
}

/** True when a prayer of the member is published under their name. */
export async function hasPublishedPrayer({ church, tx }: ChurchWork, memberId: MemberId): Promise<boolean> {
  const isTheirs = and(ofChurch(oracao, church), eq(oracao.memberId, memberId))
  const isNamed = and(eq(oracao.situacao, 'PUBLICADA'), eq(oracao.flagAnonimo, false))
  const found = await tx.select({ id: oracao.id }).from(oracao).where(and(isTheirs, isNamed)).limit(1)
  return found.length > 0
}
