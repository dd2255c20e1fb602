import type { Success } from '@narthex/contract/endpoint'
import type { getOfficeEvent as getEndpoint } from '@narthex/contract/events/office-event.endpoints'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { toWireEvent } from '../event-wire.rules.ts'
import { findStoredEvent } from '../events.service.ts'

/** An event as staff edit it: with its version. */
export async function getOfficeEvent({ inChurch }: ChurchCall, id: number): Promise<Success<typeof getEndpoint>> {
  const found = await inChurch((work) => findStoredEvent(work, id))
  if (!found) throw notFound()
  return toWireEvent(found)
}
