import { transportThrough } from '@narthex/api/platform/http/in-process'
import { findChurchesByHostname, getChurchByCode, getOrganisation } from '@narthex/contract/churches/church.endpoints'
import { createApiClient } from '@narthex/contract/client'
import type { PageRenderer, PageRequest, PageResponse, PageSources, RenderRequest } from '../pages/page-renderer.ts'
import { renderedPage } from '../pages/rendered-page.ts'

export interface PlainRenderer extends PageRenderer {
  /** The requests in their order. */
  readonly asked: RenderRequest[]
}

/**
 * A minimal web app: a few paths, data through the API, one inline script and one inline style. `/event/fails` throws;
 * as in the web app, an error page with the reader's own text is not cached. `/event/today` shows the date until the
 * day ends, `/manifest.webmanifest` is not a document, and `/event/survey` loads from the church's own third party.
 */
export function plainRenderer(): PlainRenderer {
  const asked: RenderRequest[] = []
  return {
    asked,
    async render(given) {
      asked.push(given)
      return renderedPage(await renderPlainPage({ ...given, api: createApiClient(transportThrough(given.answer)) }))
    },
  }
}

async function renderPlainPage(request: PageRequest): Promise<PageResponse> {
  const { pathname, searchParams } = new URL(request.url)
  const message = searchParams.get('message')
  if (pathname === '/event/fails') throw new Error('the renderer has a secret: tango-7')
  if (pathname === '/register') return { status: 302, headers: { location: '/access' }, body: '' }
  if (pathname === '/manifest.webmanifest') return manifest(request)
  const page = document(request, await loadName(request), message ?? '')
  if (request.tenant.kind === 'unknown') return { ...page, status: 404 }
  if (message !== null) return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }
  if (pathname === '/event/today') return { ...page, body: day(request.now), changesAt: dayAfter(request.now) }
  if (pathname === '/event/survey') return { ...page, sources: thirdPartySources(request) }
  return isPage(pathname) ? page : { ...page, status: 404 }
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

function thirdPartySources({ tenant }: PageRequest): PageSources {
  const own = [`https://${tenant.kind === 'church' ? tenant.codigo : 'unknown'}.survey.example`]
  return { script: own, connect: own, img: [], frame: own, style: [], form: [] }
}

async function loadName({ tenant, api }: PageRequest): Promise<string> {
  if (tenant.kind === 'unknown') return 'unknown'
  if (tenant.kind === 'organisation') return (await api.call(getOrganisation, { params: { slug: tenant.slug } })).nome
  if (tenant.byCode)
    return (await api.call(getChurchByCode, { params: { code: tenant.codigo } })).igreja?.nome ?? 'no church'
  return (await api.call(findChurchesByHostname, { query: { hostname: tenant.host } })).clientes[0]?.nome ?? 'no church'
}

function document({ url, locale }: PageRequest, name: string, message: string): PageResponse {
  const { pathname, search } = new URL(url)
  const style = 'h1{color:teal}'
  const script = `console.info(${JSON.stringify(pathname)})`
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    inline: { scripts: [script], styles: [style] },
    body: `<!DOCTYPE html><html lang="${locale}"><style>${style}</style><h1>${name}</h1><p>${pathname}${search} ${message}</p>${'<p>Amém, irmãos.</p>'.repeat(60)}<script>${script}</script></html>`,
  }
}
