import { randomUUID } from 'node:crypto'
import type { Dispatch } from '@narthex/api/platform/http/dispatcher'
import { inProcessTransport } from '@narthex/api/platform/http/in-process'
import type { Platform } from '@narthex/api/platform/platform'
import { originOf, originOfProduct } from '@narthex/api/platform/tenancy/product-domain'
import type { Tenant } from '@narthex/api/platform/tenancy/scope'
import { createApiClient } from '@narthex/contract/client'
import type { Locale } from '@narthex/contract/locale'
import { commonHeaders, pagePolicy } from '../http/security-headers.ts'
import { inlineHashes } from './page-csp.ts'
import { entryBytes, type PageEntry, pageEntry } from './page-entry.ts'
import type { PageRenderer, PageRequest } from './page-renderer.ts'
import type { PageUrl } from './page-url.ts'

export interface PagesOptions {
  readonly platform: Platform
  readonly dispatch: Dispatch
  readonly renderer: PageRenderer
  readonly adminUrl: string | undefined
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
  const nowhere = new Map<Locale, PageEntry>()

  async function render(tenant: Tenant | undefined, { path, search }: PageUrl, locale: Locale): Promise<PageEntry> {
    const origin = tenant ? originOf(platform.domain, tenant) : originOfProduct(platform.domain)
    const api = createApiClient(
      tenant ? inProcessTransport(dispatch, { tenant, actor: undefined }, randomUUID(), platform.log) : refuse,
    )
    const page = await renderer.render({
      url: `${origin}${path}${search}`,
      locale,
      tenant: describe(tenant, new URL(origin).hostname),
      api,
      settings: { adminUrl: options.adminUrl },
    })
    return pageEntry(page.status, headersOf(page.headers, page.body, path), page.body)
  }

  function headersOf(own: Readonly<Record<string, string>>, body: string, path: string): Record<string, string> {
    const isHttps = platform.domain.protocol === 'https:'
    const { scripts, styles } = inlineHashes(body)
    const policy = pagePolicy({
      scriptHashes: scripts,
      styleHashes: styles,
      isEmbeddable: path.startsWith('/embed/'),
      isHttps,
      isDevelopment: options.isDevelopment,
    })
    return {
      ...commonHeaders({ isHttps }),
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language',
      'content-security-policy': policy,
      ...own,
    }
  }

  return {
    peek: (tenant, url, locale) => platform.cache.peek<PageEntry>(tenant, keyOf(url, locale)),
    async get(tenant, url, locale) {
      if (tenant) {
        return platform.cache.get(tenant, keyOf(url, locale), async () => {
          const entry = await render(tenant, url, locale)
          return { value: entry, bytes: isKept(entry) ? entryBytes(entry) : 0 }
        })
      }
      const known = nowhere.get(locale)
      if (known) return known
      const entry = await render(undefined, { path: '/', search: '' }, locale)
      // A page that failed is not what this host leads to.
      if (entry.status < 500) nowhere.set(locale, entry)
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
