import { and, desc, eq, type InferSelectModel } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { type GiftState, playPresente } from './subscriptions.tables.ts'

export type GiftRow = InferSelectModel<typeof playPresente>

const ofBuyer = ({ church }: ChurchWork, buyerId: MemberId) =>
  and(ofChurch(playPresente, church), eq(playPresente.buyerId, buyerId))
const withId = ({ church }: ChurchWork, id: string) => and(ofChurch(playPresente, church), eq(playPresente.id, id))

export async function insertGift({ church, tx }: ChurchWork, row: OwnRow<typeof playPresente>): Promise<void> {
  await tx.insert(playPresente).values({ ...row, igrejaId: church.igrejaId })
}

export async function findGiftByKey(work: ChurchWork, buyerId: MemberId, chave: string): Promise<GiftRow | undefined> {
  const [found] = await work.tx
    .select()
    .from(playPresente)
    .where(and(ofBuyer(work, buyerId), eq(playPresente.chave, chave)))
  return found
}

/** The newest first. */
export async function listGifts(work: ChurchWork, buyerId: MemberId): Promise<GiftRow[]> {
  return work.tx
    .select()
    .from(playPresente)
    .where(ofBuyer(work, buyerId))
    .orderBy(desc(playPresente.criadoEm), playPresente.id)
    .limit(200)
}

export async function findGift(work: ChurchWork, id: string): Promise<GiftRow | undefined> {
  const [found] = await work.tx.select().from(playPresente).where(withId(work, id))
  return found
}

/** Locks a gift until the transaction ends: after an order and its payment, and before its subscription. */
export async function holdGift(work: ChurchWork, id: string): Promise<GiftRow | undefined> {
  const [held] = await work.tx.select().from(playPresente).where(withId(work, id)).for('no key update')
  return held
}

export async function holdGiftByOrder({ church, tx }: ChurchWork, pedido: string): Promise<GiftRow | undefined> {
  const [held] = await tx
    .select()
    .from(playPresente)
    .where(and(ofChurch(playPresente, church), eq(playPresente.pedidoCodigo, pedido)))
    .for('no key update')
  return held
}

export async function updateGift(
  work: ChurchWork,
  id: string,
  change: { readonly situacao: GiftState; readonly subscriptionId?: string },
): Promise<void> {
  await work.tx
    .update(playPresente)
    .set({ ...change, alteradoEm: work.now })
    .where(withId(work, id))
}
