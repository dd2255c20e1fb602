import { successOf } from '../answer.ts'
import { contentPages } from '../content-pages.ts'
import { startContestant } from '../contestant.ts'
import type { ProductOptions } from '../contestants/product.ts'
import type { RawHttpOptions } from '../contestants/raw-http.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import type { Figure, Reading } from '../figure.ts'
import { visit } from '../requests.ts'

/** Set by node:http itself, on both sides. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive'])

/** The lists of what a church publishes, and a thing of each, when they are ready: against node:http sending the same. */
export const cachedContent: Figure = {
  id: 'P1C',
  async measure({ rounds }) {
    const options: ProductOptions = { forgets: 'nothing', copies: 0 }
    await using product = await startContestant('product.ts', options)
    const readings: Reading[] = []
    for (const path of await contentPages(product.port)) {
      const request = visit(path, { accepts: 'br' })
      const { headers, body } = await successOf(product.port, request)
      const own = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
      const same: RawHttpOptions = { headers: own.filter(([name]) => !ofTheConnection.has(name)), body }
      await using raw = await startContestant('raw-http.ts', same)
      const burst = { requests: [request], connections: 32 }
      const costs = await costsInTurns(rounds, {
        ours: { contestant: product, ...burst },
        raw: { contestant: raw, ...burst },
      })
      readings.push(compareCosts(`cached ${path} ÷ node:http, same response`, costs.ours, costs.raw, { atLeast: 0.75 }))
    }
    return readings
  },
}
