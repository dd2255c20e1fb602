import type { Notification } from '@narthex/contract/notifications/notification.endpoints'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { countNotifications, listNotifications } from './notifications.queries.ts'
import { toWire } from './notifications.rules.ts'

export interface NotificationPage {
  readonly itens: Notification[]
  readonly page: number
  readonly limit: number
  readonly total: number
}

/** What the church told everyone, newest first; `page` counts from 1. A page past the end is empty, its total true. */
export async function pageOfNotifications(
  { database }: Platform,
  scope: ChurchScope,
  { page, limit }: { page: number; limit: number },
): Promise<NotificationPage> {
  return database.inScope(scope, async (tx) => {
    const rows = await listNotifications(scope, tx, limit, (page - 1) * limit)
    const total = rows[0]?.total ?? (page === 1 ? 0 : await countNotifications(scope, tx))
    const itens = rows.map(({ notificacao }) => ({
      ...toWire<Notification['tipo']>(notificacao),
      igreja: { codigo: scope.codigo },
    }))
    return { itens, page, limit, total }
  })
}
