import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import type { StoreApi } from 'zustand/vanilla'
import { type PendingMessage, restored, stillPending } from '../messages/pending.ts'
import { type ChatState, findAuthor } from './chat-state.ts'
import { findPending, keepPending } from './kept-pending.ts'

/** Messages that the server does not have yet. They survive a reload of the tab, for their author alone. */
export class Unsent {
  readonly #channel: string
  readonly #store: StoreApi<ChatState>

  constructor(channel: string, store: StoreApi<ChatState>) {
    this.#channel = channel
    this.#store = store
  }

  get list(): readonly PendingMessage[] {
    return this.#store.getState().pending
  }

  set(pending: readonly PendingMessage[]): void {
    this.#store.setState({ pending })
    const author = findAuthor(this.#store.getState())
    if (author) keepPending(this.#channel, author, pending)
  }

  /** Takes away what is shown as sent. */
  settle(shown: readonly ChatMessage[]): void {
    const left = stillPending(this.list, shown)
    if (left !== this.list) this.set(left)
  }

  /** Takes up what the tab has kept. */
  restore(): void {
    const author = findAuthor(this.#store.getState())
    if (!author) return
    const kept = restored(findPending(this.#channel, author), Date.now())
    this.set(stillPending(kept, this.#store.getState().messages.list))
  }
}
