import { successOf } from '../answer.ts'
import { type Contestant, startContestant } from '../contestant.ts'
import type { ProductOptions } from '../contestants/product.ts'
import type { RawHttpOptions } from '../contestants/raw-http.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import type { Figure } from '../figure.ts'
import { visit } from '../requests.ts'

/** Set by node:http itself, on both sides. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive'])
/** What says how the bytes are to be read and kept; the rest of a page's headers is its protection. */
const ofTheContent = /^(?:content-(?:type|encoding|length)|etag|cache-control|vary)$/

const home = visit('/', { accepts: 'br' })
const burst = { requests: [home], connections: 32 }

/** A home page that is ready, against node:http sending the same response, and against the same without protection. */
export const cachedHome: Figure = {
  id: 'P1',
  async measure({ rounds }) {
    const options: ProductOptions = { forgets: 'nothing', copies: 0 }
    await using product = await startContestant('product.ts', options)
    const { headers, body } = await successOf(product.port, home)
    const all = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
    const own = all.filter(([name]) => !ofTheConnection.has(name))
    await using same = await raw({ headers: own, body })
    await using bare = await raw({ headers: own.filter(([name]) => ofTheContent.test(name)), body })

    const costs = await costsInTurns(rounds, {
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

const raw = (options: RawHttpOptions): Promise<Contestant> => startContestant('raw-http.ts', options)
