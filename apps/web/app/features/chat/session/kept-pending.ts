import { stored } from '@narthex/client/device/stored'
import type { PendingMessage } from '../messages/pending.ts'

interface Kept {
  /** Author of the messages; another author in this tab never sees or sends them. */
  readonly author: string
  readonly messages: readonly PendingMessage[]
}

const keyOf = (channel: string) => `chat-pending:${channel}`

/** Keeps a channel's unsent messages over a reload of the tab (decision 0097). */
export function keepPending(channel: string, author: string, messages: readonly PendingMessage[]): void {
  const kept: Kept = { author, messages }
  stored(() => {
    if (messages.length > 0) sessionStorage.setItem(keyOf(channel), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(channel))
  })
}

export function findPending(channel: string, author: string): readonly PendingMessage[] {
  const kept = stored(() => JSON.parse(sessionStorage.getItem(keyOf(channel)) ?? 'null') as Kept | null)
  if (!kept) return []
  if (kept.author === author) return kept.messages
  stored(() => sessionStorage.removeItem(keyOf(channel)))
  return []
}
