import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { type ProductDomain, toOrigin } from '@narthex/api/platform/tenancy/product-domain'

/** Origins of a church's site: its own host, and its code below the product's domain. */
function siteOrigins(domain: ProductDomain, church: ChurchScope): string[] {
  const atCode = toOrigin(domain, { hostPrincipal: null, label: church.label })
  return [...new Set([toOrigin(domain, church), atCode])]
}

/**
 * The policy of the office's document: nothing from other origins, inline scripts and styles by their hash alone, and no
 * one frames it. It frames the pages of its church, for previews; the operators' console, which has no church, none.
 */
export function officePolicy(
  domain: ProductDomain,
  church: ChurchScope | undefined,
  { scripts, styles }: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // What is pasted, cropped or played before it is uploaded is a blob of the page's own.
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src ${church ? siteOrigins(domain, church).join(' ') : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(domain.protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
