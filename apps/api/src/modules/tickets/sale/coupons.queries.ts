import { and, eq, type InferSelectModel, isNull, lt, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoCupom } from './sale.tables.ts'

export type CouponRow = InferSelectModel<typeof eventoCupom>

export async function findCoupon(
  { church, tx }: ChurchWork,
  { eventId, codigo }: { readonly eventId: number; readonly codigo: string },
): Promise<CouponRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoCupom)
    .where(and(ofChurch(eventoCupom, church), eq(eventoCupom.eventId, eventId), eq(eventoCupom.codigo, codigo)))
  return found
}

export async function findCouponById({ church, tx }: ChurchWork, id: number): Promise<CouponRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoCupom)
    .where(and(ofChurch(eventoCupom, church), eq(eventoCupom.id, id)))
  return found
}

/** Counts one more purchase by a coupon, its last step before the commit. False where it is used up. */
export async function takeCoupon({ church, tx }: ChurchWork, id: number): Promise<boolean> {
  const taken = await tx
    .update(eventoCupom)
    .set({ usos: sql`${eventoCupom.usos} + 1` })
    .where(
      and(
        ofChurch(eventoCupom, church),
        eq(eventoCupom.id, id),
        or(isNull(eventoCupom.usosMax), lt(eventoCupom.usos, eventoCupom.usosMax)),
      ),
    )
    .returning({ id: eventoCupom.id })
  return taken.length > 0
}

export async function returnCoupon({ church, tx }: ChurchWork, id: number): Promise<void> {
  await tx
    .update(eventoCupom)
    .set({ usos: sql`${eventoCupom.usos} - 1` })
    .where(and(ofChurch(eventoCupom, church), eq(eventoCupom.id, id)))
}
