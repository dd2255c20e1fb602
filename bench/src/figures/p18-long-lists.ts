import { startContestant } from '../contestant.ts'
import type { ProductOptions } from '../contestants/product.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import type { Figure, Reading } from '../figure.ts'
import { visit, visited } from '../requests.ts'

const items = 10_000

/** Lists of 10,000 things, nothing kept: the hundredth page against the first. */
export const longLists: Figure = {
  id: 'P18',
  async measure({ rounds }) {
    const options: ProductOptions = { forgets: 'everything', copies: 0, items }
    await using product = await startContestant('product.ts', options)
    const readings: Reading[] = []
    for (const [what, path] of [
      ['devotionals', 'devocional'],
      ['news', 'noticia'],
    ]) {
      const page = (number: number) => visit(`/api/v1/igreja/${visited}/${path}/?page=${number}&limit=20`)
      const costs = await costsInTurns(rounds, {
        first: { contestant: product, requests: [page(1)], connections: 1 },
        hundredth: { contestant: product, requests: [page(100)], connections: 1 },
      })
      // A ratio of costs: the other way round than where more is better.
      const { median, best, ...reading } = compareCosts(
        `${what} at 10,000: page 100 ÷ page 1`,
        costs.hundredth,
        costs.first,
      )
      readings.push({ ...reading, median: 1 / median, best: 1 / best, goal: { atMost: 1.5 } })
    }
    return readings
  },
}
