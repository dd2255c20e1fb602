import { type ChatEvent, type ChatHostsEvent, chatHostsTopic } from '@narthex/contract/chat/chat.events'
import type { TopicKind } from '../../../platform/http/stream-route.ts'
import { toChatChannelId } from '../../../platform/ids.ts'
import type { StreamEvent } from '../../../platform/stream/stream-events.ts'
import { type ChannelRow, findChannelById } from './channels.queries.ts'
import { topicOfChannel } from './channels.rules.ts'
import { canRead, isStaff } from './chat.policy.ts'

/** Public channels: their events carry what everyone may read, as thousands of readers cannot each ask for it. */
const openChannels: TopicKind = { name: 'chat', access: 'public' }

/** Channels of the team, private rooms, and what waits for hosts (`hosts`): their events are hints. */
const closedChannels: TopicKind = {
  name: 'chat-private',
  access: 'pass',
  async findWatched({ actor, inChurch }, id) {
    if (id === 'hosts') return isStaff(actor) ? id : undefined
    if (!/^\d{1,9}$/.test(id)) return undefined
    const channel = await inChurch((work) => findChannelById(work, toChatChannelId(Number(id))))
    return channel && canRead(channel, actor) ? String(channel.id) : undefined
  },
}

export const chatTopics: readonly TopicKind[] = [openChannels, closedChannels]

/** An event of a channel, without its content where not everyone may read it. */
export function channelEvent(channel: Pick<ChannelRow, 'id' | 'tipo'>, event: ChatEvent): StreamEvent {
  return { topic: topicOfChannel(channel), data: channel.tipo === 'PUBLICO' ? event : { tipo: 'MUDOU' } }
}

/** Event that tells hosts and moderators of work in the queue or of a room. */
export const hostsEvent = (tipo: ChatHostsEvent['tipo']): StreamEvent => ({ topic: chatHostsTopic, data: { tipo } })
