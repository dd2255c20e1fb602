import { channelNamePattern, chatLimits, chatPage } from '@narthex/contract/chat/chat-values'

export interface EmbeddedChat {
  /** Undefined without the name of a channel. */
  readonly channel: string | undefined
  /** Written into the field for a guest's name; it gives no rights by itself. */
  readonly guestName: string
  readonly limit: number
  /** Shows the tools of moderators to those who are moderators. */
  readonly showsTools: boolean
}

/** The query of `/embed/chat` (specification §2). It grants nothing: the API decides who may do what. */
export function parseEmbeddedChat(search: string): EmbeddedChat {
  const query = new URLSearchParams(search)
  const channel = query.get('channel') ?? ''
  const limit = Math.trunc(Number(query.get('limitMessages')))
  return {
    channel: channelNamePattern.test(channel) ? channel : undefined,
    guestName: (query.get('username') ?? '').slice(0, chatLimits.visitante),
    limit: limit >= 1 ? Math.min(limit, chatPage.largest) : chatPage.usual,
    showsTools: query.get('showManagement') !== 'false' && query.get('showManagement') !== '0',
  }
}
