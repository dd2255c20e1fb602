import type { Tx } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { isPublishedStudy } from './known-studies.queries.ts'

/** For whoever refers to a study by its number, within a transaction: null where it is not shown (any more). */
export async function knownStudy(church: ChurchScope, tx: Tx, id: number | null, now: Date): Promise<number | null> {
  return id !== null && (await isPublishedStudy(church, tx, id, now)) ? id : null
}
