import type { Database } from '../database/database.ts'
import { type ListedTenant, listTakenNames, listTenants, type TakenName } from './directory.queries.ts'
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

/** Whether any church or organisation has been founded. */
export async function hasTenants({ database }: Pick<SiteNeeds, 'database'>): Promise<boolean> {
  return (await database.inDirectory((tx) => listTenants(tx, 1))).length > 0
}

/** Finds the names of a church to be founded that tenants have by now. */
export function findTakenNames(
  { database }: Pick<SiteNeeds, 'database'>,
  names: Parameters<typeof listTakenNames>[1],
): Promise<TakenName[]> {
  return database.inDirectory((tx) => listTakenNames(tx, names))
}
