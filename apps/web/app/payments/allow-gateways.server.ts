import { listPaymentMethods } from '@narthex/contract/churches/church.endpoints'
import type { Visit } from '../page/visit.server.ts'
import { listCardSources } from './card-sources.ts'

/** Lets a page load what the gateways of its church need in the browser: for loaders of pages with a card form. */
export async function allowGateways(visit: Visit, slug: string): Promise<void> {
  const methods = await visit.api.call(listPaymentMethods, { params: { slug } })
  for (const sources of listCardSources(methods)) visit.allow(sources)
}
