import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { createVisit, type Visit, visitContext } from './page/visit.server.ts'
import type { PageRequest, PageResponse } from './page.ts'
import { isOneOfFew } from './routing/known-query.ts'
import { pageOfWakePath } from './routing/wake.ts'

/**
 * Renders pages and route data. It gets no cookie and no token, so answers hold no personal data and may be cached for
 * all visitors of the same church, locale and address.
 */
export function createPageRenderer(
  mode: 'production' | 'development',
): (request: PageRequest) => Promise<PageResponse> {
  const handle = createRequestHandler(build as ServerBuild, mode)
  return async (page) => {
    const context = new RouterContextProvider()
    const url = new URL(page.url)
    const wokenPath = pageOfWakePath(url.pathname)
    if (wokenPath !== undefined) url.pathname = wokenPath
    const visit = createVisit(page, { isWakeData: wokenPath !== undefined })
    context.set(visitContext, visit)
    const response = await handle(new Request(url), context)
    if (visit.isWakeData) return wakeDataOf(visit, url, response)
    const isMadeEachTime = isMadeAnew(visit, url)
    // Whatever the loaders returned: data may be missing anywhere on the page.
    const { retryAfterSeconds } = visit
    const isUnavailable = retryAfterSeconds !== undefined
    return {
      status: isUnavailable ? 503 : response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        ...(isMadeEachTime || isUnavailable ? { 'cache-control': 'no-store' } : {}),
        ...(isUnavailable ? { 'retry-after': String(retryAfterSeconds) } : {}),
      },
      body: visit.document ?? (await response.text()),
      changesAt: visit.nextChange,
      sources: visit.sources,
      inline: visit.inline,
      errors: visit.errors,
    }
  }
}

function isMadeAnew(visit: Visit, url: URL): boolean {
  return visit.isMadeEachTime || !isOneOfFew(url, visit.meant)
}

/**
 * The hydration data of a page. Its status is not the page's: a not-found page hydrates too. It is cached only if the
 * page is, because the number of other pages has no limit.
 */
async function wakeDataOf(visit: Visit, url: URL, response: Response): Promise<PageResponse> {
  const type = response.headers.get('content-type') ?? ''
  const isData = type.startsWith('text/plain')
  const isKept = response.status < 400 && !isMadeAnew(visit, url)
  return {
    status: isData ? 200 : 404,
    headers: { 'content-type': isData ? type : 'text/plain', ...(isKept ? {} : { 'cache-control': 'no-store' }) },
    body: isData ? await response.text() : '',
    changesAt: visit.nextChange,
    errors: visit.errors,
  }
}
