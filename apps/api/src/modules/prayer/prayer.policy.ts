import { staff } from '@narthex/contract/staff'
import type { Actor } from '../../platform/http/route.ts'

/** Who reads the messages of a prayer; nobody for a visitor, or for whoever is logged in at another church. */
export type Reader = Pick<Actor, 'memberId' | 'roles'> | undefined

export function canModerate(reader: Reader): boolean {
  return staff.moderate.staff.some((role) => reader?.roles.includes(role))
}

export interface MessageParties {
  readonly wroteIt: number
  readonly asked: number
  /** Below the prayer, for all to read. */
  readonly isShown: boolean
}

/** A message is removed by whoever wrote it, by moderators, and where it is shown by whoever it was written to. */
export function canRemoveMessage(reader: Reader, { wroteIt, asked, isShown }: MessageParties): boolean {
  if (!reader) return false
  return reader.memberId === wroteIt || canModerate(reader) || (isShown && reader.memberId === asked)
}
