import type { Actor } from '../../../platform/http/route.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { type SightNeeds, seesCatalogue, toSight } from './sight.queries.ts'

type Reader = Pick<Actor, 'memberId'> | undefined

/** Whether the church shows its catalogue to this reader, for lists that hold more than titles. Visitors' answer is kept. */
export async function showsCatalogue(platform: SightNeeds, call: ChurchCall, reader: Reader): Promise<boolean> {
  const { isOpen } = await call.cache.get(call.church, 'play catalogue is open', async () => {
    const isOpen = await readSight(platform, call, undefined)
    return { value: { isOpen }, bytes: 20 }
  })
  return isOpen || (reader !== undefined && (await readSight(platform, call, reader)))
}

function readSight(platform: SightNeeds, call: ChurchCall, reader: Reader): Promise<boolean> {
  return call.inChurch((work) => seesCatalogue(work, toSight(platform, work, reader)))
}
