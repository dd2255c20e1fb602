import type { Actor } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { type SightNeeds, seesCatalogue, toSight } from './sight.queries.ts'

type Reader = Pick<Actor, 'memberId'> | undefined

/** Whether the church shows its catalogue to this reader, for lists that hold more than titles. Visitors' answer is kept. */
export async function showsCatalogue(
  platform: SightNeeds & Needs<'cache' | 'transactions'>,
  scope: ChurchScope,
  reader: Reader,
): Promise<boolean> {
  const { isOpen } = await platform.cache.get(scope, 'play catalogue is open', async () => {
    const isOpen = await readSight(platform, scope, undefined)
    return { value: { isOpen }, bytes: 20 }
  })
  return isOpen || (reader !== undefined && (await readSight(platform, scope, reader)))
}

function readSight(platform: SightNeeds & Needs<'transactions'>, scope: ChurchScope, reader: Reader): Promise<boolean> {
  return platform.transactions.inChurch(scope, (work) => seesCatalogue(work, toSight(platform, work, reader)))
}
