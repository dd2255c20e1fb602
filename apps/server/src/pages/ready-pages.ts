import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Directory } from '@narthex/api/platform/tenancy/directory'
import { localeFor } from '@narthex/contract/locale'
import { isAmbiguous } from '../http/edge.ts'
import { writeReadyPage } from './page-answer.ts'
import { pageUrl } from './page-url.ts'
import type { Pages } from './pages.ts'

export interface ReadyPagesOptions {
  readonly pages: Pages
  readonly directory: Directory
  readonly isStopping: () => boolean
  readonly count: (outcome: 'hit' | 'unchanged') => void
}

/**
 * Answers cached pages before the framework sees the request: most requests are for such pages, and routing, hooks and
 * a logger per request would cost more than the page. Returns false and does nothing for other requests, also where a
 * proxy names another host, since only the framework knows which proxies to trust.
 */
export function readyPages(
  options: ReadyPagesOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { pages, directory, isStopping, count } = options
  return (request, response) => {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    if ((headers['x-forwarded-host'] ?? headers.host) !== headers.host) return false
    if (isStopping() || isAmbiguous(request)) return false
    const tenant = directory.peek(headers.host)
    const url = tenant && pageUrl(request.url ?? '')
    // Without a page there may still be a call, a file or an image.
    const entry = url && !url.isNowhere && pages.peek(tenant, url, localeFor(headers, url.lang))
    const outcome = entry && writeReadyPage(entry, request, response)
    if (!outcome) return false
    count(outcome === 'sent' ? 'hit' : outcome)
    return true
  }
}
