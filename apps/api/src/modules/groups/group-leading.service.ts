import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { findFaces } from '../members/faces.service.ts'
import { listLedGroups, listOthersLed } from './group-leading.queries.ts'

export interface Leading {
  /** Leads or assists in an open group. */
  readonly leads: boolean
  /** Other members of those groups. */
  readonly led: readonly MemberId[]
}

/** The members whom a member leads on a date of the church. Minors lead no one. */
export async function findLeading(work: ChurchWork, today: string, memberId: MemberId): Promise<Leading> {
  const face = (await findFaces(work, today, [memberId])).get(memberId)
  if (!face || face.isMinor) return { leads: false, led: [] }
  const groups = await listLedGroups(work, memberId)
  return { leads: groups.length > 0, led: await listOthersLed(work, groups, memberId) }
}

/** True when public pages may name the member as leader or assistant of an open group. */
export async function leadsAnyGroup(work: ChurchWork, memberId: MemberId): Promise<boolean> {
  return (await listLedGroups(work, memberId)).length > 0
}
