import { hasPermission } from '@narthex/contract/permissions'
import type { Actor } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'

/** The member who calls; undefined for visitors and for members of another church. */
export type Reader = Pick<Actor, 'memberId' | 'roles'> | undefined

interface Owned {
  readonly tipo: string
  readonly memberId: MemberId | null
  readonly hostId: MemberId | null
}

export const canModerate = (reader: Reader): boolean => hasPermission(reader, 'moderation.decide')
export const canHost = (reader: Reader): boolean => hasPermission(reader, 'live.host')
export const isStaff = (reader: Reader): boolean => canModerate(reader) || canHost(reader)

/** Everyone reads public channels, hosts and moderators that of the team, and two people a private room. */
export function canRead({ tipo, memberId, hostId }: Owned, reader: Reader): boolean {
  if (tipo === 'PUBLICO') return true
  if (!reader) return false
  return tipo === 'EQUIPE' ? isStaff(reader) : [memberId, hostId].includes(reader.memberId)
}
