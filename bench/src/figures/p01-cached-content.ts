import { fetchSuccess } from '../answer.ts'
import { contentPages } from '../content-pages.ts'
import { startContestant } from '../contestant.ts'
import type { RawHttpOptions, RawResponse } from '../contestants/raw-http.ts'
import { burstUntilWarm, compareCosts, costsInTurns } from '../cost.ts'
import type { Figure, Reading } from '../figure.ts'
import { startProduct } from '../product.ts'
import { visit } from '../requests.ts'
import type { Amount } from '../size.ts'

/** Headers that node:http sets itself, on both sides. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive'])
const connections = 32
/** Many pages: short bursts each, and more rounds only where the results disagree. */
const seconds = 0.3
const maxPages: Amount = { full: Number.POSITIVE_INFINITY, smoke: 2 }

/**
 * Cached lists of content and an item of each, against node:http sending the same bytes.
 */
export const cachedContent: Figure = {
  id: 'P1C',
  data: ['demo'],
  async measure(settings) {
    await using product = await startProduct(settings.databases)
    const paths = (await contentPages(product.port)).slice(0, maxPages[settings.size])
    const requests = paths.map((path) => visit(path, { accepts: 'br' }))
    const responses: RawResponse[] = []
    for (const request of requests) {
      const { headers, body } = await fetchSuccess(product.port, request)
      const own = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
      responses.push({ headers: own.filter(([name]) => !ofTheConnection.has(name)), body })
    }
    const same: RawHttpOptions = { responses }
    await using raw = await startContestant('raw-http.ts', same)
    for (const contestant of [product, raw]) await burstUntilWarm({ contestant, requests, connections }, settings.size)

    const readings: Reading[] = []
    for (const [place, request] of requests.entries()) {
      await raw.ask(`turn to ${place}`)
      const burst = { requests: [request], connections }
      const costs = await costsInTurns(
        settings,
        { ours: { contestant: product, ...burst }, raw: { contestant: raw, ...burst } },
        { seconds, isWarm: true },
      )
      const what = `cached ${request.path} ÷ node:http, same response`
      readings.push(compareCosts(what, costs.ours, costs.raw, { atLeast: 0.75 }))
    }
    return readings
  },
}
