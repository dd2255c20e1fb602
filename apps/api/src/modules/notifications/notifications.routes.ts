import { listNotifications } from '@narthex/contract/notifications/notification.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { pageOfNotifications } from './notifications.service.ts'

export function notificationRoutes(platform: Platform): Route[] {
  return [route(listNotifications, async ({ church, query }) => ok(await pageOfNotifications(platform, church, query)))]
}
