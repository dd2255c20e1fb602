import type { TopicKind } from '../../platform/http/stream-route.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { StreamEvent } from '../../platform/stream/stream-events.ts'

/** What is new for one member. Only they may watch it. */
export const notificationTopic: TopicKind = {
  name: 'notifications',
  access: 'ticket',
  mayWatch: ({ actor }, id) => id === String(actor.memberId),
}

/** Says that there is something new, not what: the page asks for it with the member's token. */
export const newsFor = (memberId: MemberId): StreamEvent => ({ topic: `notifications:${memberId}`, data: {} })
