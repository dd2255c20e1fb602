import { costsInTurns, databaseShare, totalMicros } from '../cost.ts'
import type { Figure, Reading } from '../figure.ts'
import { startProduct } from '../product.ts'
import { visit, visited } from '../requests.ts'
import { compareRounds, median } from '../rounds.ts'

/** Lists of 10,000 items without cache: the hundredth page against the first, the database's time included. */
export const longLists: Figure = {
  id: 'P18',
  data: ['demo, 10,000 items'],
  async measure(settings) {
    await using product = await startProduct(settings.databases, { forgets: 'everything', data: 'demo, 10,000 items' })
    const readings: Reading[] = []
    for (const [what, path] of [
      ['devotionals', 'devocional'],
      ['news', 'noticia'],
    ]) {
      const page = (number: number) => visit(`/api/v1/igreja/${visited}/${path}/?page=${number}&limit=20`)
      const costs = await costsInTurns(
        settings,
        {
          first: { contestant: product, requests: [page(1)], connections: 1 },
          hundredth: { contestant: product, requests: [page(100)], connections: 1 },
        },
        { seconds: 0.5, settleBy: totalMicros },
      )
      const [hundredth, first] = [costs.hundredth.map(totalMicros), costs.first.map(totalMicros)]
      readings.push(
        {
          what: `${what} at 10,000: page 100 ÷ page 1, with the database`,
          unit: 'µs',
          ours: median(hundredth),
          reference: median(first),
          ...compareRounds(hundredth, first),
          goal: { atMost: 1.5 },
        },
        ...databaseShare(`${what}, page 100`, costs.hundredth),
      )
    }
    return readings
  },
}
