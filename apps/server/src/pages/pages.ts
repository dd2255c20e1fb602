import type { Sized } from '@narthex/api/platform/cache/content-cache'
import type { Dispatch } from '@narthex/api/platform/http/dispatcher'
import type { Platform } from '@narthex/api/platform/platform'
import { originOf, originOfProduct } from '@narthex/api/platform/tenancy/product-domain'
import type { Tenant } from '@narthex/api/platform/tenancy/scope'
import { createApiClient } from '@narthex/contract/client'
import { type Locale, languageCookie } from '@narthex/contract/locale'
import { commonHeaders, inertPolicy, pagePolicy } from '../http/security-headers.ts'
import { visitorApi } from '../visitor-api.ts'
import { inlineHashes } from './page-csp.ts'
import { entryBytes, type PageEntry, pageEntry } from './page-entry.ts'
import type { PageRenderer, PageRequest, PageResponse } from './page-renderer.ts'
import type { PageUrl } from './page-url.ts'

export interface PagesOptions {
  readonly platform: Platform
  readonly dispatch: Dispatch
  readonly renderer: PageRenderer
  readonly settings: PageRequest['settings']
  readonly isDevelopment: boolean
}

export interface Pages {
  /** A page that is ready, or undefined. Touches nothing but memory. */
  peek(tenant: Tenant, url: PageUrl, locale: Locale): PageEntry | undefined
  /** A page, rendered once for however many wait for it. */
  get(tenant: Tenant | undefined, url: PageUrl, locale: Locale): Promise<PageEntry>
}

/** Rendered pages, kept by tenant, content version, address and locale. Nothing of the reader reaches the renderer. */
export function createPages(options: PagesOptions): Pages {
  const { platform, dispatch, renderer } = options
  const keyOf = ({ path, search }: PageUrl, locale: Locale) => `page|${locale}|${path}${search}`
  const isHttps = platform.domain.protocol === 'https:'
  const nowhere = new Map<string, PageEntry>()

  async function render(tenant: Tenant | undefined, url: PageUrl, locale: Locale): Promise<Sized<PageEntry>> {
    const { path, search } = url
    const origin = tenant ? originOf(platform.domain, tenant) : originOfProduct(platform.domain)
    const api = tenant ? visitorApi(platform, dispatch, tenant) : createApiClient(refuse)
    const page = await renderer.render({
      url: `${origin}${path}${search}`,
      locale,
      tenant: describe(tenant, new URL(origin).hostname),
      api,
      settings: options.settings,
      now: platform.clock(),
    })
    const entry = pageEntry(page.status, headersOf(page, url), page.body)
    return { value: entry, bytes: isKept(entry) ? entryBytes(entry) : 0, until: page.changesAt }
  }

  function headersOf(page: PageResponse, { path, lang }: PageUrl): Record<string, string> {
    return {
      ...commonHeaders({ isHttps }),
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      'content-security-policy': page.headers['content-type']?.startsWith('text/html')
        ? documentPolicy(page, path)
        : inertPolicy,
      ...(lang ? { 'set-cookie': languageCookie(lang, isHttps) } : {}),
      ...page.headers,
    }
  }

  function documentPolicy({ body, sources }: PageResponse, path: string): string {
    const { scripts, styles } = inlineHashes(body)
    return pagePolicy({
      scriptHashes: scripts,
      styleHashes: styles,
      sources,
      isEmbeddable: path.startsWith('/embed/'),
      isHttps,
      isDevelopment: options.isDevelopment,
    })
  }

  return {
    peek: (tenant, url, locale) => platform.cache.peek<PageEntry>(tenant, keyOf(url, locale)),
    async get(tenant, url, locale) {
      if (tenant) {
        return platform.cache.get(tenant, keyOf(url, locale), () => render(tenant, url, locale))
      }
      // All that a host of nobody's can be asked, but for what robots ask of it first.
      const path = url.path === '/robots.txt' ? url.path : '/'
      const known = nowhere.get(`${locale}${path}`)
      if (known) return known
      const { value: entry } = await render(undefined, { path, search: '' }, locale)
      // A page that failed is not what this host leads to.
      if (entry.status < 500) nowhere.set(`${locale}${path}`, entry)
      return entry
    },
  }
}

/** Addresses that lead nowhere are without number: keeping them would push out what people read. */
function isKept({ status, headers }: PageEntry): boolean {
  return status < 400 && headers['cache-control'] !== 'no-store'
}

function describe(tenant: Tenant | undefined, host: string): PageRequest['tenant'] {
  if (!tenant) return { kind: 'nobody' }
  if (tenant.kind === 'organisation') return { kind: 'organisation', slug: tenant.slug }
  return { kind: 'church', codigo: tenant.codigo, host, byCode: tenant.hostPrincipal === null }
}

const refuse = async () => {
  throw new Error('There is no church to ask for')
}
