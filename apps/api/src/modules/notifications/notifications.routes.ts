import * as mine from '@narthex/contract/notifications/member-notification.endpoints'
import { listNotifications } from '@narthex/contract/notifications/notification.endpoints'
import * as push from '@narthex/contract/notifications/push.endpoints'
import { requireSelf } from '../../platform/http/require-self.ts'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { choicesOf, choose } from './choices.service.ts'
import { countNew, markRead, notificationsOf } from './member-notifications.service.ts'
import { pageOfNotifications } from './notifications.service.ts'
import { renew, subscribe, unsubscribe } from './push-subscriptions.service.ts'

export function notificationRoutes(platform: Platform): Route[] {
  return [
    route(listNotifications, async ({ church, query }) => ok(await pageOfNotifications(platform, church, query))),

    route(mine.listMemberNotifications, async ({ church, params, query, actor }) => {
      requireSelf(actor, params.id)
      return ok(await notificationsOf(platform, church, actor, query))
    }),
    route(mine.countNewNotifications, async ({ church, params, actor }) => {
      requireSelf(actor, params.id)
      return ok({ novas: await countNew(platform, church, actor) })
    }),
    route(mine.markNotificationsRead, async ({ church, params, body, actor }) => {
      requireSelf(actor, params.id)
      await markRead(platform, church, actor, new Date(body.ate))
      return done
    }),
    route(mine.getNotificationChoices, async ({ church, params, actor }) => {
      requireSelf(actor, params.id)
      return ok(await choicesOf(platform, church, actor))
    }),
    route(mine.setNotificationChoices, async ({ church, params, body, actor }) => {
      requireSelf(actor, params.id)
      await choose(platform, church, actor, body)
      return ok(body)
    }),

    route(push.getPushKey, async () => ok({ chavePublica: platform.push.publicKey })),
    route(push.subscribeToPush, async ({ church, params, body, actor }) => {
      requireSelf(actor, params.id)
      await subscribe(platform, church, actor, body)
      return done
    }),
    route(push.unsubscribeFromPush, async ({ church, params, body, actor }) => {
      requireSelf(actor, params.id)
      await unsubscribe(platform, church, actor, body.endpoint)
      return done
    }),
    route(push.renewPush, async ({ church, body }) => {
      await renew(platform, church, body)
      return done
    }),
  ]
}
