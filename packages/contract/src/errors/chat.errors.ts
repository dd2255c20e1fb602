import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about chats. */
export const chatErrors = {
  /** Not open yet, or closed. */
  CHAT_CLOSED: { status: 409, message: 'This chat is closed.' },
  CHAT_BANNED: { status: 403, message: 'You cannot write in the chats of this church.' },
  /** The church, or this channel, has a chat for members only. */
  CHAT_MEMBERS_ONLY: { status: 403, message: 'Only members write here.' },
  /** The token of a guest is unknown here, or too old: they enter a name again. */
  CHAT_GUEST_UNKNOWN: { status: 401, message: 'Enter your name to join the chat.' },
  /** Too like the name of a member, or of an office of the church. */
  CHAT_NAME_TAKEN: { status: 409, message: 'This name is taken. Choose another one.' },
  CHAT_WORD_REFUSED: { status: 409, message: 'The text has a word that is not allowed here.' },
  CHAT_LINK_REFUSED: { status: 409, message: 'Only members share links here.' },
  /** Answered with Retry-After. */
  CHAT_SLOW_MODE: { status: 429, message: 'The chat is in slow mode. Wait before the next message.' },
  CHAT_EDIT_CLOSED: { status: 409, message: 'This message can no longer be edited.' },
  CHAT_OWN_MESSAGE: { status: 409, message: 'This is your own message.' },
  CHAT_STAFF_AUTHOR: { status: 409, message: 'Members of staff are not blocked in a chat.' },
  CHAT_NO_MINORS: { status: 403, message: 'Private rooms are for adults.' },
  CHAT_ROOM_TAKEN: { status: 409, message: 'Another host is in this room.' },
} as const satisfies ErrorCatalogue
