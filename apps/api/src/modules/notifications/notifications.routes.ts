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
  platform: Needs<'cache' | 'database' | 'directory' | 'domain' | 'push' | 'transactions'>,
): Route[] {
  return [
    route(listNotifications, async ({ query, ...call }) => ok(await readNotifications(call, query))),

    route(mine.listMemberNotifications, async ({ query, ...call }) =>
      ok(await listOwnNotifications(platform, call, query)),
    ),
    route(mine.countNewNotifications, async (call) => ok({ novas: await countNew(platform, call) })),
    route(mine.markNotificationsRead, async ({ body, ...call }) => {
      await markRead(call, new Date(body.ate))
      return done
    }),
    route(mine.getNotificationChoices, async (call) => ok(await getChoices(call))),
    route(mine.setNotificationChoices, async ({ body, ...call }) => {
      await saveNotificationChoices(call, body)
      return ok(body)
    }),

    route(push.getPushKey, async () => ok({ chavePublica: platform.push.publicKey })),
    route(push.subscribeToPush, async ({ body, ...call }) => {
      await subscribeDevice(platform, call, body)
      return done
    }),
    route(push.unsubscribeFromPush, async ({ body, ...call }) => {
      await unsubscribeDevice(call, body.endpoint)
      return done
    }),
    route(push.renewPush, async (call) => {
      await renewSubscription(platform, call, call.body)
      return done
    }),
  ]
}
