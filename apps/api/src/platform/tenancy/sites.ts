import type { Platform } from '../platform.ts'
import { type ListedTenant, listTenants } from './directory.queries.ts'
import { originOf } from './product-domain.ts'

export interface Site extends Pick<ListedTenant, 'kind' | 'label' | 'flagAtivo'> {
  /** Where it begins, without a trailing slash. */
  readonly origin: string
}

/** The first tenants by age, organisations after churches; at most `limit` of each. */
export async function listSites(
  { database, domain }: Pick<Platform, 'database' | 'domain'>,
  limit: number,
): Promise<Site[]> {
  const tenants = await database.inDirectory((tx) => listTenants(tx, limit))
  return tenants.map(({ hostPrincipal, ...site }) => ({
    ...site,
    origin: originOf(domain, { hostPrincipal, label: site.label }),
  }))
}
