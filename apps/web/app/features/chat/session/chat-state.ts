import type { getChatSelf } from '@narthex/contract/chat/chat.endpoints'
import type { ChatChannel } from '@narthex/contract/chat/chat.schemas'
import type { Success } from '@narthex/contract/endpoint'
import type { Help } from '@narthex/contract/prayer/prayer.schemas'
import { noMessages, type ShownMessages } from '../messages/chat-messages.ts'
import type { PendingMessage } from '../messages/pending.ts'
import type { Guest } from './guest.ts'

export type ChatSelf = Success<typeof getChatSelf>

export interface ChatState {
  /** `missing`: no such channel, or not one that the reader may see. */
  readonly phase: 'loading' | 'ready' | 'failed' | 'missing'
  readonly channel: ChatChannel | undefined
  readonly messages: ShownMessages
  readonly pending: readonly PendingMessage[]
  /** The member, as an author; undefined for visitors. */
  readonly self: ChatSelf | undefined
  readonly guest: Guest | undefined
  readonly isLoadingOlder: boolean
  readonly hasOlderFailed: boolean
  /** Time at which the reader may write again, in slow mode. */
  readonly nextAt: number
  /** Contacts for help, after a text with signs of danger. */
  readonly help: Help | undefined
}

export const initialState: ChatState = {
  phase: 'loading',
  channel: undefined,
  messages: noMessages,
  pending: [],
  self: undefined,
  guest: undefined,
  isLoadingOlder: false,
  hasOlderFailed: false,
  nextAt: 0,
  help: undefined,
}

/** The author code of the reader, undefined before a visitor gives a name. */
export const findAuthor = ({ self, guest }: Pick<ChatState, 'self' | 'guest'>) => self?.autor ?? guest?.autor

export const isStaff = ({ self }: Pick<ChatState, 'self'>) => Boolean(self?.flagModerador || self?.flagAnfitriao)
