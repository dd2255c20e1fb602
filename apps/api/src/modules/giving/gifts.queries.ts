import type { GiftState } from '@narthex/contract/giving/giving.schemas'
import { and, eq, type InferSelectModel, inArray } from 'drizzle-orm'
import { matchesAny } from '../../platform/database/is-among.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OwnRow } from '../../platform/work/insert-own.ts'
import { doacao, doacaoItem } from './giving.tables.ts'

export type GiftRow = InferSelectModel<typeof doacao>
export type GiftItemRow = InferSelectModel<typeof doacaoItem>
type NewItem = Pick<GiftItemRow, 'reasonId' | 'valor'>

/** Returns false where the order has its gift already. The items keep their order. */
export async function insertGift(
  { church, tx }: ChurchWork,
  gift: OwnRow<typeof doacao>,
  items: readonly NewItem[],
): Promise<boolean> {
  const made = await tx
    .insert(doacao)
    .values({ ...gift, igrejaId: church.igrejaId })
    .onConflictDoNothing({ target: [doacao.igrejaId, doacao.pedidoCodigo] })
    .returning({ codigo: doacao.pedidoCodigo })
  if (made.length === 0) return false
  const { pedidoCodigo } = gift
  const rows = items.map((item, ordem) => ({ ...item, ordem, pedidoCodigo, igrejaId: church.igrejaId }))
  await tx.insert(doacaoItem).values(rows)
  return true
}

export async function findGift({ church, tx }: ChurchWork, codigo: string): Promise<GiftRow | undefined> {
  const [found] = await tx
    .select()
    .from(doacao)
    .where(and(ofChurch(doacao, church), eq(doacao.pedidoCodigo, codigo)))
  return found
}

/** Deletes the gifts of orders of a rehearsal, with their items: nothing was given. */
export async function removeGifts({ church, tx }: ChurchWork, codes: readonly string[]): Promise<void> {
  if (codes.length > 0)
    await tx.delete(doacao).where(and(ofChurch(doacao, church), matchesAny(doacao.pedidoCodigo, codes)))
}

/** Lists the items of a gift in the order in which the giver chose them. */
export async function listGiftItems({ church, tx }: ChurchWork, codigo: string): Promise<GiftItemRow[]> {
  return tx
    .select()
    .from(doacaoItem)
    .where(and(ofChurch(doacaoItem, church), eq(doacaoItem.pedidoCodigo, codigo)))
    .orderBy(doacaoItem.ordem)
}

interface GiftInState {
  readonly codigo: string
  readonly from: readonly GiftState[]
  /** The payment that it was received by. */
  readonly paymentId?: number
}

/** Returns the changed gift; undefined where it is in none of these states, or was received by another payment. */
export async function updateGift(
  { church, tx }: ChurchWork,
  { codigo, from, paymentId }: GiftInState,
  change: Partial<OwnRow<typeof doacao>>,
): Promise<GiftRow | undefined> {
  const [changed] = await tx
    .update(doacao)
    .set(change)
    .where(
      and(
        ofChurch(doacao, church),
        eq(doacao.pedidoCodigo, codigo),
        inArray(doacao.situacao, [...from]),
        paymentId === undefined ? undefined : eq(doacao.paymentId, paymentId),
      ),
    )
    .returning()
  return changed
}

/** Writes what is received of each item. */
export async function updateReceived(
  { church, tx }: ChurchWork,
  codigo: string,
  parts: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [reasonId, recebido] of parts)
    await tx
      .update(doacaoItem)
      .set({ recebido })
      .where(and(ofChurch(doacaoItem, church), eq(doacaoItem.pedidoCodigo, codigo), eq(doacaoItem.reasonId, reasonId)))
}
