import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { isOneOfFew } from './lib/known-query.ts'
import { visitContext, visitOf } from './lib/visit.server.ts'
import type { PageRequest, PageResponse } from './page.ts'

/**
 * Renders pages and route data. Nothing personal goes in — no cookie, no token — so nothing personal comes out,
 * and every answer may be kept for all readers of the same church, locale and address.
 */
export function createPageRenderer(
  mode: 'production' | 'development',
): (request: PageRequest) => Promise<PageResponse> {
  const handle = createRequestHandler(build as ServerBuild, mode)
  return async (page) => {
    const context = new RouterContextProvider()
    const visit = visitOf(page)
    context.set(visitContext, visit)
    const response = await handle(new Request(page.url), context)
    const isMadeEachTime = visit.isMadeEachTime || !isOneOfFew(new URL(page.url), visit.meant)
    // Whatever the loaders made of it: what could not be asked may be missing anywhere on the page.
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
