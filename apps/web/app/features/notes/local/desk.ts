import type { KeptMember } from '../../../session/kept-member.ts'
import type { NoteChannel } from './note-news.ts'
import type { NoteStore } from './note-store.ts'

/** Where a member's notes are kept on this device, and who is told of what becomes of them. */
export interface NoteDesk {
  readonly owner: KeptMember
  readonly store: NoteStore
  readonly channel: NoteChannel
}
