import type { Sized } from '@narthex/api/platform/cache/content-cache'
import { hostUnknown } from '@narthex/api/platform/errors/domain-error'
import type { Dispatch } from '@narthex/api/platform/http/dispatcher'
import type { Platform } from '@narthex/api/platform/platform'
import type { Tenant } from '@narthex/api/platform/scope/scope'
import { officeOrigin, originOfProduct, toOrigin } from '@narthex/api/platform/tenancy/product-domain'
import { hasTenants } from '@narthex/api/platform/tenancy/sites'
import { type Locale, languageCookie } from '@narthex/contract/locale'
import { foundingExample } from '../church/founding-example.ts'
import { commonHeaders, inertPolicy, pagePolicy } from '../http/security-headers.ts'
import { visitorCalls } from '../visitor-api.ts'
import { frameAncestors } from './frame-ancestors.ts'
import { entryBytes, type PageEntry, pageEntry } from './page-entry.ts'
import type { PageRenderer, PageRequest } from './page-renderer.ts'
import type { PageUrl } from './page-url.ts'
import type { RenderQueue } from './render-queue.ts'
import type { RenderedPage } from './rendered-page.ts'

/** The settings of pages, before the church is known. */
export interface SiteSettings extends Omit<PageRequest['settings'], 'adminUrl'> {
  /** Address of offices, with `{code}` for the church's code; where undefined, the church's own office. */
  readonly adminUrl: string | undefined
}

export interface PagesOptions {
  readonly platform: Platform
  readonly dispatch: Dispatch
  readonly renderer: PageRenderer
  readonly queue: RenderQueue
  readonly settings: SiteSettings
  readonly isDevelopment: boolean
}

export interface Pages {
  /** A cached page, or undefined. Reads memory only. */
  peek(tenant: Tenant, url: PageUrl, locale: Locale): PageEntry | undefined
  /** Tells whether a page is cached or being rendered: another reader then costs almost nothing. */
  isPaidFor(tenant: Tenant, url: PageUrl, locale: Locale): boolean
  /**
   * A page; concurrent callers share one rendering. Throws BUSY above the limits for rendering, in total or per
   * address.
   */
  get(tenant: Tenant | undefined, url: PageUrl, locale: Locale, address: string): Promise<PageEntry>
}

/**
 * Rendered pages, cached by tenant, content version, address and locale. No data of the reader reaches the renderer.
 */
export function createPages(options: PagesOptions): Pages {
  const { platform, dispatch, renderer, queue } = options
  const cacheName = ({ path, search }: PageUrl, locale: Locale) => `page|${locale}|${path}${search}`
  const isHttps = platform.domain.protocol === 'https:'
  const nowhere = new Map<string, PageEntry>()
  const lacksChurches = createEmptinessCheck(platform)

  async function render(
    tenant: Tenant | undefined,
    url: PageUrl,
    locale: Locale,
    command?: string,
  ): Promise<Sized<PageEntry>> {
    const { path, search } = url
    const origin = tenant ? toOrigin(platform.domain, tenant) : originOfProduct(platform.domain)
    const page = await renderer.render({
      url: `${origin}${path}${search}`,
      locale,
      tenant: tenant ? describe(tenant, new URL(origin).hostname) : { kind: 'unknown', command },
      answer: tenant ? visitorCalls(platform, dispatch, tenant) : refuse,
      settings: { ...options.settings, adminUrl: findAdminUrl(options, tenant) },
      now: platform.clock(),
    })
    for (const error of page.errors ?? []) platform.log.error({ ...error }, 'page failed')
    const entry = pageEntry(page, pageHeaders(page, url, tenant))
    return { value: entry, bytes: isKept(entry, url) ? entryBytes(entry) : 0, until: page.changesAt }
  }

  function pageHeaders(page: RenderedPage, { path, lang }: PageUrl, tenant: Tenant | undefined) {
    return {
      ...commonHeaders({ isHttps }),
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      'content-security-policy': page.headers['content-type']?.startsWith('text/html')
        ? documentPolicy(page, frameAncestors(platform.domain, tenant, path))
        : inertPolicy,
      ...(lang ? { 'set-cookie': languageCookie(lang, isHttps) } : {}),
      ...page.headers,
    }
  }

  function documentPolicy({ inlineHashes, sources }: RenderedPage, ancestors: readonly string[]): string {
    return pagePolicy({
      scriptHashes: inlineHashes.scripts,
      styleHashes: inlineHashes.styles,
      sources,
      frameAncestors: ancestors,
      isHttps,
      isDevelopment: options.isDevelopment,
    })
  }

  return {
    peek: (tenant, url, locale) => platform.cache.peek<PageEntry>(tenant, cacheName(url, locale)),
    isPaidFor(tenant, url, locale) {
      const key = cacheName(url, locale)
      return platform.cache.peek(tenant, key) !== undefined || platform.cache.isUnderway(tenant, key)
    },
    async get(tenant, url, locale, address) {
      const asker = { address, church: tenant?.key ?? '' }
      if (tenant) {
        return platform.cache.get(tenant, cacheName(url, locale), () => queue(asker, () => render(tenant, url, locale)))
      }
      // An unknown host has these pages only, besides the files that robots read first.
      const path = url.path === '/robots.txt' ? url.path : '/'
      const command = (await lacksChurches()) ? foundingExample : undefined
      const name = `${locale}${path}${command ?? ''}`
      const known = nowhere.get(name)
      if (known) return known
      const { value: entry } = await queue(asker, () => render(undefined, { path, search: '' }, locale, command))
      // A failed page must not become the page of this host.
      if (entry.status < 500) nowhere.set(name, entry)
      return entry
    },
  }
}

function findAdminUrl({ settings, platform }: PagesOptions, tenant: Tenant | undefined): string | undefined {
  if (tenant?.kind !== 'church') return undefined
  return settings.adminUrl?.replace('{code}', tenant.codigo) ?? officeOrigin(platform.domain, tenant)
}

/** Tells whether no host can have a church. Churches are archived, never removed: what was found once is not asked again. */
function createEmptinessCheck(platform: Platform): () => Promise<boolean> {
  let isFounded = false
  return async () => {
    isFounded ||= await hasTenants(platform)
    return !isFounded
  }
}

/** Tells whether a page is cached. Error pages are unlimited and are not, save the page shared by unknown addresses. */
function isKept({ status, headers }: PageEntry, { isNowhere }: PageUrl): boolean {
  return (status < 400 || (status === 404 && isNowhere === true)) && headers['cache-control'] !== 'no-store'
}

function describe(tenant: Tenant, host: string): PageRequest['tenant'] {
  if (tenant.kind === 'organisation') return { kind: 'organisation', slug: tenant.slug }
  return { kind: 'church', codigo: tenant.codigo, host, byCode: tenant.hostPrincipal === null }
}

/** Answers API calls on hosts without a church. */
const refuse = async () => {
  const { status, code, message } = hostUnknown()
  return { status, json: JSON.stringify({ code, message }) }
}
