import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { pushAssinatura } from './notifications.tables.ts'

/**
 * Adds a device, or brings one that is known up to date. False for one that is another member's, unless its secrets are
 * the same: then it is the same browser, in the hands of who logged in there last.
 */
export async function putSubscription(
  scope: ChurchScope,
  tx: Tx,
  row: OwnRow<typeof pushAssinatura>,
): Promise<boolean> {
  const { endpoint: _, ...news } = row
  const isOwn = eq(pushAssinatura.usuarioId, row.usuarioId)
  const isSameBrowser = sql`${pushAssinatura.p256dh} = ${row.p256dh} and ${pushAssinatura.auth} = ${row.auth}`
  const put = await tx
    .insert(pushAssinatura)
    .values({ ...row, igrejaId: scope.igrejaId })
    .onConflictDoUpdate({
      target: [pushAssinatura.igrejaId, pushAssinatura.endpoint],
      set: news,
      setWhere: sql`(${isOwn}) or (${isSameBrowser})`,
    })
    .returning({ id: pushAssinatura.id })
  return put.length > 0
}

/** Forgets a member's devices but for those used last. */
export async function keepLatest(scope: ChurchScope, tx: Tx, usuarioId: number, most: number): Promise<void> {
  await tx.execute(sql`
    delete from push_assinatura where igreja_id = ${scope.igrejaId} and id in (
      select id from push_assinatura where igreja_id = ${scope.igrejaId} and usuario_id = ${usuarioId}
      order by usada_em desc, id desc offset ${most})`)
}

export async function removeSubscription(
  scope: ChurchScope,
  tx: Tx,
  { usuarioId, endpoint }: { usuarioId: number; endpoint: string },
): Promise<void> {
  await tx
    .delete(pushAssinatura)
    .where(
      and(
        eq(pushAssinatura.igrejaId, scope.igrejaId),
        eq(pushAssinatura.usuarioId, usuarioId),
        eq(pushAssinatura.endpoint, endpoint),
      ),
    )
}

/** Moves the device that has these secrets to another address. False where there is none. */
export async function moveSubscription(
  scope: ChurchScope,
  tx: Tx,
  old: { endpoint: string; auth: string },
  next: Pick<OwnRow<typeof pushAssinatura>, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<boolean> {
  const moved = await tx
    .update(pushAssinatura)
    .set(next)
    .where(
      and(
        eq(pushAssinatura.igrejaId, scope.igrejaId),
        eq(pushAssinatura.endpoint, old.endpoint),
        eq(pushAssinatura.auth, old.auth),
      ),
    )
    .returning({ id: pushAssinatura.id })
  return moved.length > 0
}
