import { and, desc, eq, gt, type InferSelectModel, isNull, lte, or } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { isSeen, type Sight } from '../catalogue/sight.queries.ts'
import { playConteudo } from '../play.tables.ts'
import { type PurchaseKind, type PurchaseState, playCompra } from './subscriptions.tables.ts'

export type PurchaseRow = InferSelectModel<typeof playCompra>

const ofMember = ({ church }: ChurchWork, memberId: MemberId) =>
  and(ofChurch(playCompra, church), eq(playCompra.memberId, memberId))

/** The price of a published title that the buyer sees, in cents; undefined where it is not sold in this way. */
export async function findSoldTitle({ church, tx, now }: ChurchWork, sight: Sight, id: number, tipo: PurchaseKind) {
  const [found] = await tx
    .select()
    .from(playConteudo)
    .where(
      and(
        ofChurch(playConteudo, church),
        eq(playConteudo.id, id),
        eq(playConteudo.situacao, 'PUBLICADO'),
        lte(playConteudo.dataPublicacao, now),
        or(isNull(playConteudo.disponivelAte), gt(playConteudo.disponivelAte, now)),
        isSeen(sight, playConteudo.id),
      ),
    )
  const valor = tipo === 'ALUGUEL' ? found?.precoAluguel : found?.precoCompra
  return found && valor ? { titulo: found.titulo, valor } : undefined
}

/** How long a rented title is open. */
export async function findRentHours({ church, tx }: ChurchWork, id: number): Promise<number | null> {
  const [found] = await tx
    .select({ hours: playConteudo.horasAluguel })
    .from(playConteudo)
    .where(and(ofChurch(playConteudo, church), eq(playConteudo.id, id)))
  return found?.hours ?? null
}

/** The title is bought; to rent it again, that a rent of it runs is enough. */
export async function ownsTitle(
  work: ChurchWork,
  memberId: MemberId,
  { titleId, tipo }: Pick<PurchaseRow, 'titleId' | 'tipo'>,
): Promise<boolean> {
  const isOpen = tipo === 'COMPRA' ? isNull(playCompra.ate) : or(isNull(playCompra.ate), gt(playCompra.ate, work.now))
  const paid = and(eq(playCompra.titleId, titleId), eq(playCompra.situacao, 'PAGA'), isOpen)
  return (await work.tx.$count(playCompra, and(ofMember(work, memberId), paid))) > 0
}

export async function insertPurchase({ church, tx }: ChurchWork, row: OwnRow<typeof playCompra>): Promise<void> {
  await tx.insert(playCompra).values({ ...row, igrejaId: church.igrejaId })
}

export async function findPurchaseByKey(
  work: ChurchWork,
  memberId: MemberId,
  chave: string,
): Promise<PurchaseRow | undefined> {
  const [found] = await work.tx
    .select()
    .from(playCompra)
    .where(and(ofMember(work, memberId), eq(playCompra.chave, chave)))
  return found
}

/** Locks the purchase of an order. */
export async function holdPurchaseByOrder(
  { church, tx }: ChurchWork,
  pedido: string,
): Promise<PurchaseRow | undefined> {
  const [held] = await tx
    .select()
    .from(playCompra)
    .where(and(ofChurch(playCompra, church), eq(playCompra.pedidoCodigo, pedido)))
    .for('no key update')
  return held
}

export async function updatePurchase(
  { church, tx, now }: ChurchWork,
  id: string,
  change: { readonly situacao: PurchaseState; readonly ate?: Date | null },
): Promise<void> {
  await tx
    .update(playCompra)
    .set({ ...change, alteradoEm: now })
    .where(and(ofChurch(playCompra, church), eq(playCompra.id, id)))
}

/** The newest first, with their titles. */
export function listPurchases(work: ChurchWork, memberId: MemberId, id?: string) {
  const { church, tx } = work
  return tx
    .select({ purchase: playCompra, titulo: playConteudo.titulo, imagem: playConteudo.imagem })
    .from(playCompra)
    .innerJoin(playConteudo, and(ofChurch(playConteudo, church), eq(playConteudo.id, playCompra.titleId)))
    .where(and(ofMember(work, memberId), id === undefined ? undefined : eq(playCompra.id, id)))
    .orderBy(desc(playCompra.criadoEm), playCompra.id)
    .limit(200)
}
