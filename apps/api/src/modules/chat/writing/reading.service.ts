import type { ChatChannel, ChatMessages } from '@narthex/contract/chat/chat.schemas'
import type { VisitorCall } from '../../../platform/http/route.ts'
import type { ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findAuthor } from '../authors/chat-call.service.ts'
import type { ChatNeeds } from '../channels/chat-needs.ts'
import { listHidden, listPublished, type MessageRange } from '../messages/messages.queries.ts'
import { type Showing, toChatMessage } from '../messages/showing.service.ts'
import { requireReadable, toChannel } from '../rooms/channels.service.ts'
import { getChatContext } from '../settings/chat-context.service.ts'

export interface ChatQuery {
  readonly limite: number
  readonly visitante?: string | undefined
}

/** A channel with its latest messages, as the caller sees them, and where the stream stood before they were read. */
export async function readChat(
  platform: ChatNeeds,
  call: VisitorCall,
  nome: string,
  { limite: limit, visitante }: ChatQuery,
): Promise<{ canal: ChatChannel; posicao: string } & ChatMessages> {
  const posicao = platform.streams.position
  const context = await getChatContext(call)
  const self = findAuthor(call, visitante)
  return call.inChurch(async (work) => {
    const row = await requireReadable(work, nome, call.actor)
    const range = { channelId: row.id, before: undefined, limit, self }
    const canal = await toChannel(work, context, row)
    return { canal, ...(await listMessages(work, context.showing, range)), posicao }
  })
}

/** Messages of a channel before one of them, oldest first. */
export async function readMessages(
  call: VisitorCall,
  nome: string,
  { antes: before, limite: limit, visitante }: ChatQuery & { readonly antes: ChatMessageId | undefined },
): Promise<ChatMessages> {
  const { showing } = await getChatContext(call)
  const self = findAuthor(call, visitante)
  return call.inChurch(async (work) => {
    const { id: channelId } = await requireReadable(work, nome, call.actor)
    return listMessages(work, showing, { channelId, before, limit, self })
  })
}

async function listMessages(work: ChurchWork, showing: Showing, range: MessageRange): Promise<ChatMessages> {
  const more = { ...range, limit: range.limit + 1 }
  const published = await listPublished(work, more)
  const hidden = range.self ? await listHidden(work, range.self, more) : []
  const newestFirst = [...published, ...hidden].sort((a, b) => b.id - a.id)
  const rows = newestFirst.slice(0, range.limit).reverse()
  return {
    mensagens: rows.map((row) => toChatMessage(showing, row)),
    flagAnteriores: newestFirst.length > range.limit,
  }
}
