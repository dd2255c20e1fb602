import { ChurchScope, type Tenant } from '@narthex/api/platform/scope/scope'
import { type ProductDomain, toOrigin } from '@narthex/api/platform/tenancy/product-domain'

/** Embedded views without a login. Only the church's own sites may frame the others below `/embed/`. */
const publicViews = new Set(['chat', 'praise', 'player'])
/** Views that act for a member: besides the church's own sites only the hosts that it lists. */
const listedViews = new Set(['reading-plans'])

/**
 * Lists the sites that may frame a page (CSP `frame-ancestors`): none, except for embedded views. Public embedded views
 * may be framed by the hosts that the church lists, or by any site where it lists none; reading plans by those hosts.
 */
export function frameAncestors(domain: ProductDomain, tenant: Tenant | undefined, path: string): readonly string[] {
  const [, folder, view = ''] = path.split('/')
  if (folder !== 'embed' || !tenant) return ["'none'"]
  const atCode = toOrigin(domain, { hostPrincipal: null, label: tenant.label })
  const own = [...new Set(["'self'", toOrigin(domain, tenant), atCode])]
  const listed = ChurchScope.is(tenant) ? tenant.embedHosts : []
  if (listedViews.has(view)) return [...own, ...listed]
  if (!publicViews.has(view)) return own
  return listed.length > 0 ? [...own, ...listed] : ['*']
}
