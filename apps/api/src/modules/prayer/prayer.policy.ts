import { hasPermission } from '@narthex/contract/permissions'
import type { Actor } from '../../platform/http/route.ts'

/** The member who reads a prayer's messages; undefined for visitors and for members of another church. */
export type Reader = Pick<Actor, 'memberId' | 'roles'> | undefined

export function canModerate(reader: Reader): boolean {
  return hasPermission(reader, 'moderation.decide')
}

export interface MessageParties {
  readonly messageAuthor: number
  readonly prayerAuthor: number
  /** Published below the prayer. */
  readonly isShown: boolean
}

/** Authors remove their own message, moderators remove any, and the author of the prayer removes published ones. */
export function canRemoveMessage(reader: Reader, { messageAuthor, prayerAuthor, isShown }: MessageParties): boolean {
  if (!reader) return false
  return reader.memberId === messageAuthor || canModerate(reader) || (isShown && reader.memberId === prayerAuthor)
}
