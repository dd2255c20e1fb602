import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { leadsAnyGroup } from '../groups/group-leading.service.ts'
import { hasPublished } from '../prayer/wall.service.ts'
import { requireMember } from './members.service.ts'

/**
 * Writes what others may see of a member, in one transaction: as an edit of the church where its pages name them. Throws
 * NOT_FOUND.
 */
export async function writeFace<T>(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const quiet = await platform.database.inScope(church, async (tx) => {
    // Held before it is asked: nobody makes them lead a group between the two.
    await requireMember(church, tx, memberId)
    const isNamed = (await leadsAnyGroup(church, tx, memberId)) || (await hasPublished(church, tx, memberId))
    return isNamed ? undefined : { written: await work(tx) }
  })
  // Anew, rather than going on: an edit holds the church before anybody in it.
  return quiet ? quiet.written : editChurch(platform, church, work)
}
