import { ChurchScope, type Tenant } from '@narthex/api/platform/scope/scope'
import { officeOrigin, type ProductDomain, toOrigin } from '@narthex/api/platform/tenancy/product-domain'

/** Embedded views without a login. Only the church's own sites may frame the others below `/embed/`. */
const publicViews = new Set(['chat', 'praise', 'player'])
/** Views that the church's office frames too: its editor shows the films of a text. */
const officeViews = new Set(['player'])
/** Views that act for a member: besides the church's own sites only the hosts that it lists. */
const listedViews = new Set(['reading-plans'])

/**
 * Lists the sites that may frame a page (CSP `frame-ancestors`): none, except for embedded views. Public embedded views
 * may be framed by the hosts that the church lists, or by any site where it lists none; reading plans by those hosts.
 * The church's office frames the player, whatever is listed.
 */
export function frameAncestors(domain: ProductDomain, tenant: Tenant | undefined, path: string): readonly string[] {
  const [, folder, view = ''] = path.split('/')
  if (folder !== 'embed' || !tenant) return ["'none'"]
  const atCode = toOrigin(domain, { hostPrincipal: null, label: tenant.label })
  const own = [...new Set(["'self'", toOrigin(domain, tenant), atCode])]
  const isChurch = ChurchScope.is(tenant)
  const listed = isChurch ? tenant.embedHosts : []
  if (listedViews.has(view)) return [...own, ...listed]
  if (!publicViews.has(view)) return own
  if (listed.length === 0) return ['*']
  const office = isChurch && officeViews.has(view) ? [officeOrigin(domain, tenant)] : []
  return [...own, ...office, ...listed]
}
