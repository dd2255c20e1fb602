import type { Notification } from '@narthex/contract/notifications/notification.endpoints'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { countNotifications, listNotifications } from './notifications.queries.ts'
import { toWire } from './notifications.rules.ts'

export interface NotificationPage {
  readonly itens: Notification[]
  readonly page: number
  readonly limit: number
  readonly total: number
}

/**
 * Notifications to everyone, newest first; `page` counts from 1. A page past the end is empty, with the correct total.
 */
export async function readNotifications(
  { transactions }: Needs<'transactions'>,
  scope: ChurchScope,
  { page, limit }: { page: number; limit: number },
): Promise<NotificationPage> {
  return transactions.inChurch(scope, async (work) => {
    const rows = await listNotifications(work, limit, (page - 1) * limit)
    const total = rows[0]?.total ?? (page === 1 ? 0 : await countNotifications(work))
    const itens = rows.map(({ notificacao }) => ({
      ...toWire<Notification['tipo']>(notificacao),
      igreja: { codigo: scope.codigo },
    }))
    return { itens, page, limit, total }
  })
}
