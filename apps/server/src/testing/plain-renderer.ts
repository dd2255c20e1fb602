import { findChurchesByHostname, getChurchByCode, getOrganisation } from '@narthex/contract/churches/church.endpoints'
import type { PageRenderer, PageRequest, PageResponse, PageSources } from '../pages/page-renderer.ts'

export interface PlainRenderer extends PageRenderer {
  /** Every request that it was given, in their order. */
  readonly asked: PageRequest[]
}

/**
 * The smallest web app there can be: a few paths, data through the API, one inline script and one inline style.
 * `/fails` throws; an error page whose text is the reader's own is not kept, as the web app has it. `/today` tells the
 * day until it ends, `/manifest` is no document, and `/survey` loads something from the church's own third party.
 */
export function plainRenderer(): PlainRenderer {
  const asked: PageRequest[] = []
  return {
    asked,
    knownQueryKeys: ['embed', 'lang', 'message'],
    async render(request) {
      asked.push(request)
      const { pathname, searchParams } = new URL(request.url)
      const message = searchParams.get('message')
      if (pathname === '/fails') throw new Error('the renderer has a secret: tango-7')
      if (pathname === '/register') return { status: 302, headers: { location: '/access' }, body: '' }
      if (pathname === '/manifest') return manifest(request)
      const page = document(request, await nameOf(request), message ?? '')
      if (request.tenant.kind === 'nobody') return { ...page, status: 404 }
      if (message !== null) return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }
      if (pathname === '/today') return { ...page, body: day(request.now), changesAt: dayAfter(request.now) }
      if (pathname === '/survey') return { ...page, sources: sourcesOf(request) }
      return isPage(pathname) ? page : { ...page, status: 404 }
    },
  }
}

function isPage(path: string): boolean {
  return ['/', '/about', '/user', '/embed/chat', '/error'].includes(path) || /^\/event\/\d+$/.test(path)
}

const day = (now: Date) => now.toISOString().slice(0, 10)
const dayAfter = (now: Date) => new Date(Date.parse(day(now)) + 24 * 60 * 60 * 1000)

function manifest({ locale }: PageRequest): PageResponse {
  const headers = { 'content-type': 'application/manifest+json' }
  return { status: 200, headers, body: JSON.stringify({ lang: locale, display: 'standalone' }) }
}

function sourcesOf({ tenant }: PageRequest): PageSources {
  const own = [`https://${tenant.kind === 'church' ? tenant.codigo : 'nobody'}.survey.example`]
  return { script: own, connect: own, img: [], frame: own, style: [] }
}

async function nameOf({ tenant, api }: PageRequest): Promise<string> {
  if (tenant.kind === 'nobody') return 'nobody'
  if (tenant.kind === 'organisation') return (await api.call(getOrganisation, { params: { slug: tenant.slug } })).nome
  if (tenant.byCode)
    return (await api.call(getChurchByCode, { params: { code: tenant.codigo } })).igreja?.nome ?? 'no church'
  return (await api.call(findChurchesByHostname, { query: { hostname: tenant.host } })).clientes[0]?.nome ?? 'no church'
}

function document({ url, locale }: PageRequest, name: string, message: string): PageResponse {
  const { pathname, search } = new URL(url)
  const script = `console.info(${JSON.stringify(pathname)})`
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!DOCTYPE html><html lang="${locale}"><style>h1{color:teal}</style><h1>${name}</h1><p>${pathname}${search} ${message}</p>${'<p>Amém, irmãos.</p>'.repeat(60)}<script>${script}</script></html>`,
  }
}
