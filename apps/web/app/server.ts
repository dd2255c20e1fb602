import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { visitContext, visitOf } from './lib/visit.server.ts'
import type { PageRequest, PageResponse } from './page.ts'

/** Keys whose value is anybody's text: such a page is made each time, or made-up texts would crowd out what people read. */
const freeTextKeys = [
  'message',
  'redirectTo',
  'q',
  'previa',
  'service',
  'code',
  'html',
  'url',
  'praiseId',
  'embedColor',
  'mode',
  'tone',
  'capo',
]

/** Keys whose value a loader must know (`visit.meant`), or the page is made each time likewise: there is no end of numbers. */
const narrowingKeys = [
  'page',
  'type',
  'kind',
  'month',
  'view',
  'in',
  'serie',
  'play',
  'tema',
  'tom',
  'letra',
  'episode',
  'motivo',
  'respondidas',
  'celula',
  'dia',
  'periodo',
  'bairro',
  'tipo',
  'vagas',
  'online',
]

/** Query keys that change what the server renders; the server drops all others before it renders or keeps a page. */
export const knownQueryKeys: readonly string[] = [
  'embed',
  'requiresAuth',
  'lang',
  '_routes',
  ...narrowingKeys,
  ...freeTextKeys,
]

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
    const { searchParams } = new URL(page.url)
    const isMadeEachTime =
      visit.isMadeEachTime ||
      freeTextKeys.some((key) => searchParams.has(key)) ||
      narrowingKeys.some((key) => searchParams.has(key) && !visit.meant.has(key))
    return {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), ...(isMadeEachTime ? { 'cache-control': 'no-store' } : {}) },
      body: visit.document ?? (await response.text()),
      changesAt: visit.nextChange,
      sources: visit.sources,
    }
  }
}
