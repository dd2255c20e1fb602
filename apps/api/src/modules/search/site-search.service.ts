import type { Found } from '@narthex/contract/search/search.endpoints'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { Needs } from '../../platform/platform.ts'
import type { Tenant } from '../../platform/scope/scope.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { listClients } from '../churches/churches.service.ts'
import { type Asked, type KindNeeds, listSearchKinds, type NamedChurch, type Reader, search } from './search.service.ts'

export type SiteSearchNeeds = KindNeeds & Needs<'clock' | 'database' | 'domain'>

/** Searches what a church has published for the reader, within the modules that it has. */
export async function searchChurch(
  platform: SiteSearchNeeds,
  call: ChurchCall,
  reader: Reader,
  asked: Asked,
): Promise<Found> {
  return search(platform, call.church, [await namedChurch(platform, call, reader)], asked)
}

/** Searches all active churches of an organisation as a visitor. Throws NOT_FOUND for one that is not the host's. */
export async function searchOrganisation(
  platform: SiteSearchNeeds & Needs<'cache' | 'directory' | 'transactions'>,
  tenant: Tenant,
  reference: string,
  asked: Asked,
): Promise<Found> {
  const organisation = await platform.directory.organisationFrom(tenant, reference)
  if (!organisation) throw notFound()
  const clients = await listClients(platform, organisation, reference)
  const scopes = await Promise.all(clients.map(({ id }) => platform.directory.churchFrom(organisation, String(id))))
  const churches = scopes.flatMap((scope) =>
    scope ? [namedChurch(platform, platform.transactions.at(scope), undefined)] : [],
  )
  return search(platform, organisation, await Promise.all(churches), asked)
}

async function namedChurch(
  platform: KindNeeds & Needs<'domain'>,
  call: ChurchCall,
  reader: Reader,
): Promise<NamedChurch> {
  const { name } = await call.facts()
  const igreja = { slug: call.church.slug, nome: name, site: toOrigin(platform.domain, call.church) }
  return { igrejaId: call.church.igrejaId, kinds: await listSearchKinds(platform, call, reader), igreja }
}
