import type { Found } from '@narthex/contract/search/search.endpoints'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope, Tenant } from '../../platform/scope/scope.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import { getFrame, listClients } from '../churches/churches.service.ts'
import { type Asked, type KindNeeds, listSearchKinds, type NamedChurch, type Reader, search } from './search.service.ts'

export type SiteSearchNeeds = KindNeeds & Needs<'clock' | 'database' | 'domain'>

/** What a church has published for the reader, of the modules that it has. */
export async function searchChurch(
  platform: SiteSearchNeeds,
  scope: ChurchScope,
  reader: Reader,
  asked: Asked,
): Promise<Found> {
  return search(platform, scope, [await namedChurch(platform, scope, reader)], asked)
}

/** The same, for visitors, of all active churches of an organisation. Throws NOT_FOUND for one that is not the host's. */
export async function searchOrganisation(
  platform: SiteSearchNeeds & Needs<'directory'>,
  tenant: Tenant,
  reference: string,
  asked: Asked,
): Promise<Found> {
  const organisation = await platform.directory.organisationFrom(tenant, reference)
  if (!organisation) throw notFound()
  const clients = await listClients(platform, organisation, reference)
  const scopes = await Promise.all(clients.map(({ id }) => platform.directory.churchFrom(organisation, String(id))))
  const churches = scopes.flatMap((scope) => (scope ? [namedChurch(platform, scope, undefined)] : []))
  return search(platform, organisation, await Promise.all(churches), asked)
}

async function namedChurch(
  platform: KindNeeds & Needs<'domain'>,
  scope: ChurchScope,
  reader: Reader,
): Promise<NamedChurch> {
  const { church } = await getFrame(platform, scope)
  const igreja = { slug: scope.slug, nome: church.nome, site: toOrigin(platform.domain, scope) }
  return { igrejaId: scope.igrejaId, kinds: await listSearchKinds(platform, scope, reader), igreja }
}
