import type { Notification } from '@narthex/contract/notifications/notification.endpoints'
import type { Page, PageQuery } from '@narthex/contract/paging'
import { toPage, toSlice } from '../../platform/database/page.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { countNotifications, listNotifications } from './notifications.queries.ts'
import { toWire } from './notifications.rules.ts'

/**
 * Notifications to everyone, newest first; `page` counts from 1. A page past the end is empty, with the correct total.
 */
export async function readNotifications(
  { church, inChurch }: ChurchCall,
  query: PageQuery,
): Promise<Page<Notification>> {
  return inChurch(async (work) => {
    const rows = await listNotifications(work, toSlice(query))
    const total = rows[0]?.total ?? (query.page === 1 ? 0 : await countNotifications(work))
    const itens = rows.map(({ notificacao }) => ({
      ...toWire<Notification['tipo']>(notificacao),
      igreja: { codigo: church.codigo },
    }))
    return toPage(query, itens, total)
  })
}
