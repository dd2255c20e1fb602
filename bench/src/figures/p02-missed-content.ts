import { successOf } from '../answer.ts'
import { contentPages } from '../content-pages.ts'
import { startContestant } from '../contestant.ts'
import type { BareReactOptions } from '../contestants/bare-react.ts'
import type { ProductOptions } from '../contestants/product.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import type { Figure, Reading } from '../figure.ts'
import { visit } from '../requests.ts'

/** The same that nobody has asked for, data included: against a bare renderToString of the same elements. */
export const missedContent: Figure = {
  id: 'P2C',
  async measure({ rounds }) {
    const options: ProductOptions = { forgets: 'everything', copies: 0 }
    await using product = await startContestant('product.ts', options)
    const readings: Reading[] = []
    for (const path of await contentPages(product.port)) {
      const request = visit(path)
      const same: BareReactOptions = { html: (await successOf(product.port, request)).body.toString() }
      await using bare = await startContestant('bare-react.ts', same)
      // One connection: two that ask for the same page at the same time would share its rendering.
      const costs = await costsInTurns(rounds, {
        ours: { contestant: product, requests: [request], connections: 1 },
        bare: { contestant: bare, requests: [visit('/')], connections: 1 },
      })
      readings.push(compareCosts(`${path} not cached ÷ bare renderToString`, costs.ours, costs.bare, { atLeast: 0.5 }))
    }
    return readings
  },
}
