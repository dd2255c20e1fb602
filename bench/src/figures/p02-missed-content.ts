import { fetchSuccess } from '../answer.ts'
import { contentPages } from '../content-pages.ts'
import { startContestant } from '../contestant.ts'
import type { BareReactOptions } from '../contestants/bare-react.ts'
import { burstUntilWarm, type Cost, compareCosts, costsInTurns, databaseShare } from '../cost.ts'
import type { Figure, Reading } from '../figure.ts'
import { startProduct } from '../product.ts'
import { visit } from '../requests.ts'
import type { Amount } from '../size.ts'

/** Many pages: short bursts each, and more rounds only where the results disagree. */
const seconds = 0.3
const maxPages: Amount = { full: Number.POSITIVE_INFINITY, smoke: 2 }
/** One connection: two simultaneous requests for the same page would share its rendering. */
const connections = 1

/** Content pages on a cache miss, data included, against a bare renderToString of the same elements. */
export const missedContent: Figure = {
  id: 'P2C',
  data: ['demo'],
  async measure(settings) {
    await using product = await startProduct(settings.databases, { forgets: 'everything' })
    const paths = (await contentPages(product.port)).slice(0, maxPages[settings.size])
    const requests = paths.map((path) => visit(path))
    const pages: string[] = []
    for (const request of requests) pages.push((await fetchSuccess(product.port, request)).body.toString())
    const same: BareReactOptions = { pages }
    await using bare = await startContestant('bare-react.ts', same)
    for (const contestant of [product, bare]) await burstUntilWarm({ contestant, requests, connections }, settings.size)

    const readings: Reading[] = []
    const all: Cost[] = []
    for (const [place, request] of requests.entries()) {
      await bare.ask(`turn to ${place}`)
      const costs = await costsInTurns(
        settings,
        {
          ours: { contestant: product, requests: [request], connections },
          bare: { contestant: bare, requests: [visit('/')], connections },
        },
        { seconds, isWarm: true },
      )
      const what = `${request.path} not cached ÷ bare renderToString`
      readings.push(compareCosts(what, costs.ours, costs.bare, { atLeast: 0.5 }))
      all.push(...costs.ours)
    }
    return [...readings, ...databaseShare('content not cached', all)]
  },
}
