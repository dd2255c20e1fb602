import lighthouse from 'lighthouse'
import type { Browser } from './browser.ts'

/** The results of one visit by Lighthouse: a phone on a simulated slow 4G connection. */
export interface Visit {
  readonly seconds: { readonly lcp: number; readonly tbt: number }
  readonly cls: number
  /** Categories from 0 to 1. */
  readonly scores: Readonly<Record<string, number>>
  /** Transferred bytes. */
  readonly requests: number
  readonly bytes: Readonly<Record<'Document' | 'Stylesheet' | 'total', number>>
  readonly scripts: readonly string[]
}

/** The part of Lighthouse's result that is read here. */
export interface Report {
  readonly audits: Record<string, { numericValue: number; details?: { items: NetworkRequest[] } }>
  /** A score is null where a check of its category broke off. */
  readonly categories: Record<string, { score: number | null }>
  readonly runtimeError?: { readonly message: string }
}

interface NetworkRequest {
  readonly url: string
  readonly resourceType: string
  readonly transferSize: number
  readonly statusCode: number
}

let lastVisit: Promise<unknown> = Promise.resolve()

/**
 * A first visit: Lighthouse clears the browser's cache and the site's storage first. Visits wait for each other, as
 * Lighthouse keeps state of its own in the process. Throws when the visit fails twice.
 */
export function visitWithLighthouse(browser: Browser, url: string): Promise<Visit> {
  // Sometimes the browser records no start, and Lighthouse asks for another run.
  const visit = lastVisit.then(() => visitOnce(browser, url)).catch(() => visitOnce(browser, url))
  lastVisit = visit.catch(() => {})
  return visit
}

async function visitOnce({ port }: Browser, url: string): Promise<Visit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', disableFullPageScreenshot: true })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  return toVisit(result.lhr as unknown as Report)
}

/** Throws where the visit failed, or the server refused a file of it. */
export function toVisit({ audits, categories, runtimeError }: Report): Visit {
  if (runtimeError) throw new Error(runtimeError.message)
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => url.startsWith('http'))
  const refused = requests.find(({ statusCode }) => statusCode === 429 || statusCode === 503)
  if (refused) throw new Error(`${refused.url} was answered ${refused.statusCode}`)
  const sum = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((bytes, { transferSize }) => bytes + transferSize, 0)
  const seconds = (audit: string) => (audits[audit]?.numericValue ?? Number.NaN) / 1000
  return {
    seconds: { lcp: seconds('largest-contentful-paint'), tbt: seconds('total-blocking-time') },
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, requireScore(id, score)])),
    requests: requests.length,
    bytes: { Document: sum('Document'), Stylesheet: sum('Stylesheet'), total: sum() },
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url),
  }
}

function requireScore(category: string, score: number | null): number {
  if (score === null) throw new Error(`Lighthouse has no score of ${category}`)
  return score
}
