import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { facesOf } from '../users/faces.service.ts'
import { listLedGroups, listOthersOf } from './group-leading.queries.ts'

export interface Leading {
  /** Any open group of the church, or helps to. */
  readonly leads: boolean
  /** The other members of those groups. */
  readonly led: readonly number[]
}

/** Whom a member leads on a day of the church's, within a transaction that sees its rows. A minor leads nobody. */
export async function leadingOf(scope: ChurchScope, tx: Tx, today: string, memberId: number): Promise<Leading> {
  const face = (await facesOf(scope, tx, today, [memberId])).get(memberId)
  if (!face || face.isMinor) return { leads: false, led: [] }
  const groups = await listLedGroups(scope, tx, memberId)
  return { leads: groups.length > 0, led: await listOthersOf(scope, tx, groups, memberId) }
}

/** Whether pages may name somebody as one who leads an open group, or helps to. */
export async function leadsAnyGroup(scope: ChurchScope, tx: Tx, memberId: number): Promise<boolean> {
  return (await listLedGroups(scope, tx, memberId)).length > 0
}
