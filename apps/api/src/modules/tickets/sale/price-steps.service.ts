import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { setPriceSteps } from '../../events/events.editing.service.ts'
import { listPriceSteps } from './price-steps.queries.ts'

/** Writes what the tickets of an event cost by the clock, where lists find it: after each change of its sale. */
export async function writePrices(work: ChurchWork, eventId: number): Promise<void> {
  await setPriceSteps(work, eventId, await listPriceSteps(work, eventId))
}
