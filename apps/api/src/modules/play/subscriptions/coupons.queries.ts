import { and, eq, gt, type InferSelectModel, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { playCupom } from './subscriptions.tables.ts'

export type CouponRow = InferSelectModel<typeof playCupom>
export type CouponChange = Omit<OwnRow<typeof playCupom>, 'codigo' | 'usos' | 'versao'>

const withCode = ({ church }: ChurchWork, codigo: string) =>
  and(ofChurch(playCupom, church), eq(playCupom.codigo, codigo))

/** Valid now for a plan, and not used up. */
const isUsable = (work: ChurchWork, { codigo, planId }: { codigo: string; planId: number }) =>
  and(
    withCode(work, codigo),
    eq(playCupom.flagAtivo, true),
    or(isNull(playCupom.planId), eq(playCupom.planId, planId)),
    or(isNull(playCupom.inicio), lte(playCupom.inicio, work.now)),
    or(isNull(playCupom.fim), gt(playCupom.fim, work.now)),
    or(isNull(playCupom.limite), lt(playCupom.usos, playCupom.limite)),
  )

export async function findUsableCoupon(
  work: ChurchWork,
  which: { codigo: string; planId: number },
): Promise<CouponRow | undefined> {
  const [found] = await work.tx.select().from(playCupom).where(isUsable(work, which))
  return found
}

/** Counts a use; undefined where the last one was taken. */
export async function useCoupon(
  work: ChurchWork,
  which: { codigo: string; planId: number },
): Promise<CouponRow | undefined> {
  const [used] = await work.tx
    .update(playCupom)
    .set({ usos: sql`${playCupom.usos} + 1` })
    .where(isUsable(work, which))
    .returning()
  return used
}

/** A use that came to nothing. */
export async function returnCoupon(work: ChurchWork, codigo: string): Promise<void> {
  await work.tx
    .update(playCupom)
    .set({ usos: sql`greatest(${playCupom.usos} - 1, 0)` })
    .where(withCode(work, codigo))
}

export async function findCoupon(work: ChurchWork, codigo: string): Promise<CouponRow | undefined> {
  const [found] = await work.tx.select().from(playCupom).where(withCode(work, codigo))
  return found
}

export async function listCoupons({ church, tx }: ChurchWork): Promise<CouponRow[]> {
  return tx.select().from(playCupom).where(ofChurch(playCupom, church)).orderBy(playCupom.codigo)
}

/** Undefined where the code is taken. */
export async function insertCoupon(
  { church, tx }: ChurchWork,
  codigo: string,
  coupon: CouponChange,
): Promise<CouponRow | undefined> {
  const [made] = await tx
    .insert(playCupom)
    .values({ ...coupon, codigo, igrejaId: church.igrejaId, usos: 0, versao: 1 })
    .onConflictDoNothing()
    .returning()
  return made
}

/** Undefined where the coupon has another version. */
export async function updateCoupon(
  work: ChurchWork,
  { codigo, versao }: Pick<CouponRow, 'codigo' | 'versao'>,
  coupon: CouponChange,
): Promise<CouponRow | undefined> {
  const [changed] = await work.tx
    .update(playCupom)
    .set({ ...coupon, versao: versao + 1 })
    .where(and(withCode(work, codigo), eq(playCupom.versao, versao)))
    .returning()
  return changed
}

/** Returns false for one that was used. */
export async function deleteCoupon(work: ChurchWork, codigo: string): Promise<boolean> {
  const removed = await work.tx
    .delete(playCupom)
    .where(and(withCode(work, codigo), eq(playCupom.usos, 0)))
    .returning({ codigo: playCupom.codigo })
  return removed.length > 0
}
