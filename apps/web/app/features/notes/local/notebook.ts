import type { KeptMember } from '../../../session/kept-member.ts'
import type { NoteChannel } from './note-channel.ts'
import type { NoteStore } from './note-store.ts'

/** A member's notes on this device, and the channel on which their changes are announced. */
export interface Notebook {
  readonly owner: KeptMember
  readonly store: NoteStore
  readonly channel: NoteChannel
}
