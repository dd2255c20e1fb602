import type { Database } from '../database/database.ts'
import { type ListedTenant, listTenants } from './directory.queries.ts'
import type { ProductDomain } from './product-domain.ts'
import { toOrigin } from './product-domain.ts'

export interface Site extends Pick<ListedTenant, 'kind' | 'label' | 'flagAtivo'> {
  /** Where it begins, without a trailing slash. */
  readonly origin: string
}

interface SiteNeeds {
  readonly database: Pick<Database, 'inDirectory'>
  readonly domain: ProductDomain
}

/** The first tenants by age, organisations after churches; at most `limit` of each. */
export async function listSites({ database, domain }: SiteNeeds, limit: number): Promise<Site[]> {
  const tenants = await database.inDirectory((tx) => listTenants(tx, limit))
  return tenants.map(({ hostPrincipal, ...site }) => ({
    ...site,
    origin: toOrigin(domain, { hostPrincipal, label: site.label }),
  }))
}
