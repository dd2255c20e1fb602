import { and, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OwnRow } from '../../platform/work/insert-own.ts'
import { pushAssinatura } from './notifications.tables.ts'

/**
 * Inserts or updates a subscription. False when the endpoint belongs to another member with other keys; equal keys mean
 * the same browser, which now belongs to the last login.
 */
export async function putSubscription(
  { church, tx }: ChurchWork,
  row: OwnRow<typeof pushAssinatura>,
): Promise<boolean> {
  const { endpoint: _, ...news } = row
  const isOwn = eq(pushAssinatura.memberId, row.memberId)
  const isSameBrowser = sql`${pushAssinatura.p256dh} = ${row.p256dh} and ${pushAssinatura.auth} = ${row.auth}`
  const put = await tx
    .insert(pushAssinatura)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoUpdate({
      target: [pushAssinatura.igrejaId, pushAssinatura.endpoint],
      set: news,
      setWhere: sql`(${isOwn}) or (${isSameBrowser})`,
    })
    .returning({ id: pushAssinatura.id })
  return put.length > 0
}

/** Keeps the member's most recently used devices and deletes the rest. */
export async function keepLatestSubscriptions(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  limit: number,
): Promise<void> {
  await tx.execute(sql`
    delete from push_assinatura where igreja_id = ${church.igrejaId} and id in (
      select id from push_assinatura where igreja_id = ${church.igrejaId} and usuario_id = ${memberId}
      order by usada_em desc, id desc offset ${limit})`)
}

export async function removeSubscription(
  { church, tx }: ChurchWork,
  { memberId, endpoint }: { memberId: MemberId; endpoint: string },
): Promise<void> {
  await tx
    .delete(pushAssinatura)
    .where(
      and(
        ofChurch(pushAssinatura, church),
        eq(pushAssinatura.memberId, memberId),
        eq(pushAssinatura.endpoint, endpoint),
      ),
    )
}

/** Replaces the endpoint of the subscription with these secrets. False when there is none. */
export async function moveSubscription(
  { church, tx }: ChurchWork,
  old: { endpoint: string; auth: string },
  next: Pick<OwnRow<typeof pushAssinatura>, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<boolean> {
  const moved = await tx
    .update(pushAssinatura)
    .set(next)
    .where(
      and(
        ofChurch(pushAssinatura, church),
        eq(pushAssinatura.endpoint, old.endpoint),
        eq(pushAssinatura.auth, old.auth),
      ),
    )
    .returning({ id: pushAssinatura.id })
  return moved.length > 0
}
