import * as mine from '@narthex/contract/notifications/member-notification.endpoints'
import { listNotifications } from '@narthex/contract/notifications/notification.endpoints'
import * as push from '@narthex/contract/notifications/push.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { getChoices, saveNotificationChoices } from './choices.service.ts'
import { countNew, listOwnNotifications, markRead } from './member-notifications.service.ts'
import { readNotifications } from './notifications.service.ts'
import { renewSubscription, subscribeDevice, unsubscribeDevice } from './push-subscriptions.service.ts'

export function notificationRoutes(
  platform: Needs<'cache' | 'clock' | 'database' | 'directory' | 'domain' | 'push' | 'transactions'>,
): Route[] {
  return [
    route(listNotifications, async ({ church, query }) => ok(await readNotifications(platform, church, query))),

    route(mine.listMemberNotifications, async ({ church, query, actor }) =>
      ok(await listOwnNotifications(platform, { church, actor }, query)),
    ),
    route(mine.countNewNotifications, async ({ church, actor }) =>
      ok({ novas: await countNew(platform, { church, actor }) }),
    ),
    route(mine.markNotificationsRead, async ({ church, body, actor }) => {
      await markRead(platform, { church, actor }, new Date(body.ate))
      return done
    }),
    route(mine.getNotificationChoices, async ({ church, actor }) => ok(await getChoices(platform, { church, actor }))),
    route(mine.setNotificationChoices, async ({ church, body, actor }) => {
      await saveNotificationChoices(platform, { church, actor }, body)
      return ok(body)
    }),

    route(push.getPushKey, async () => ok({ chavePublica: platform.push.publicKey })),
    route(push.subscribeToPush, async ({ church, body, actor }) => {
      await subscribeDevice(platform, { church, actor }, body)
      return done
    }),
    route(push.unsubscribeFromPush, async ({ church, body, actor }) => {
      await unsubscribeDevice(platform, { church, actor }, body.endpoint)
      return done
    }),
    route(push.renewPush, async ({ church, body }) => {
      await renewSubscription(platform, church, body)
      return done
    }),
  ]
}
