import type { TopicKind } from '../../platform/http/stream-route.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { StreamEvent } from '../../platform/stream/stream-events.ts'

/** News for a single member, who alone may watch it. */
const personal: TopicKind = {
  name: 'notifications',
  access: 'pass',
  findWatched: ({ actor }, id) => (id === 'me' ? String(actor.memberId) : undefined),
}

/** News for everyone in the church. */
const general: TopicKind = { name: 'announcements', access: 'public' }

export const notificationTopics: readonly TopicKind[] = [personal, general]

/** Events that say that there is something new, not what: the page asks for it with the member's token. */
export const newsFor = (memberId: MemberId): StreamEvent => ({ topic: `${personal.name}:${memberId}`, data: {} })
export const newsForAll: StreamEvent = { topic: `${general.name}:all`, data: {} }
