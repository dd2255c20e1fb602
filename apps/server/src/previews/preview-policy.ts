import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { officeOrigin, type ProductDomain } from '@narthex/api/platform/tenancy/product-domain'
import { commonHeaders } from '../http/security-headers.ts'

/**
 * The headers of a preview: framed by the church's own office alone, no script, no form, nothing kept, nothing told to
 * other sites. In its frame it keeps its origin, for its own pictures and fonts; without scripts there is nothing to use it.
 */
export function previewHeaders(
  domain: ProductDomain,
  church: ChurchScope,
  styleHashes: readonly string[],
): Record<string, string> {
  const isHttps = domain.protocol === 'https:'
  const policy = [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${["'self'", ...styleHashes].join(' ')}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self' https:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${officeOrigin(domain, church)}`,
    'sandbox allow-same-origin',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    ...commonHeaders({ isHttps }),
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
}
