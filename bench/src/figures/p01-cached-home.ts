import { fetchSuccess } from '../answer.ts'
import { type Contestant, startContestant } from '../contestant.ts'
import type { RawHttpOptions, RawResponse } from '../contestants/raw-http.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import type { Figure } from '../figure.ts'
import { startProduct } from '../product.ts'
import { visit } from '../requests.ts'

/** Headers that node:http sets itself, on both sides. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive'])
/** Headers for reading and caching a page; its other headers are security headers. */
const ofTheContent = /^(?:content-(?:type|encoding|length)|etag|cache-control|vary)$/

const home = visit('/', { accepts: 'br' })
const burst = { requests: [home], connections: 32 }

/** A cached home page, against node:http sending the same response, with and without security headers. */
export const cachedHome: Figure = {
  id: 'P1',
  data: ['demo'],
  async measure(settings) {
    await using product = await startProduct(settings.databases)
    const { headers, body } = await fetchSuccess(product.port, home)
    const all = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
    const own = all.filter(([name]) => !ofTheConnection.has(name))
    await using same = await raw({ headers: own, body })
    await using bare = await raw({ headers: own.filter(([name]) => ofTheContent.test(name)), body })

    const costs = await costsInTurns(settings, {
      product: { contestant: product, ...burst },
      same: { contestant: same, ...burst },
      bare: { contestant: bare, ...burst },
    })
    return [
      compareCosts('cached home ÷ node:http, same response', costs.product, costs.same, { atLeast: 0.75 }),
      compareCosts('the same ÷ node:http, content headers alone', costs.product, costs.bare),
    ]
  },
}

function raw(response: RawResponse): Promise<Contestant> {
  const options: RawHttpOptions = { responses: [response] }
  return startContestant('raw-http.ts', options)
}
