import { and, desc, eq, type InferSelectModel } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { cartao } from '../orders/payments.tables.ts'

export type CardRow = InferSelectModel<typeof cartao>

const ofMember = ({ church }: ChurchWork, memberId: MemberId) =>
  and(ofChurch(cartao, church), eq(cartao.memberId, memberId))

/** The default card first, then the newest. */
export async function listCards(work: ChurchWork, memberId: MemberId): Promise<CardRow[]> {
  return work.tx
    .select()
    .from(cartao)
    .where(ofMember(work, memberId))
    .orderBy(desc(cartao.flagPadrao), desc(cartao.criadoEm), cartao.id)
}

export async function findCard(work: ChurchWork, memberId: MemberId, id: string): Promise<CardRow | undefined> {
  const [found] = await work.tx
    .select()
    .from(cartao)
    .where(and(ofMember(work, memberId), eq(cartao.id, id)))
  return found
}

export async function insertCard({ church, tx }: ChurchWork, row: OwnRow<typeof cartao>): Promise<void> {
  await tx.insert(cartao).values({ ...row, igrejaId: church.igrejaId })
}

export async function deleteCard(work: ChurchWork, memberId: MemberId, id: string): Promise<void> {
  await work.tx.delete(cartao).where(and(ofMember(work, memberId), eq(cartao.id, id)))
}

/** Makes one card the default, and no other. */
export async function markDefault(work: ChurchWork, memberId: MemberId, id: string): Promise<void> {
  const { tx } = work
  await tx.update(cartao).set({ flagPadrao: false }).where(ofMember(work, memberId))
  await tx
    .update(cartao)
    .set({ flagPadrao: true })
    .where(and(ofMember(work, memberId), eq(cartao.id, id)))
}
