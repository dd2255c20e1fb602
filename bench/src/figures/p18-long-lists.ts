import { costsInTurns, databaseShare, totalMicros } from '../cost.ts'
import { listItems } from '../datasets/long-lists.ts'
import type { Figure, Reading } from '../figure.ts'
import { startProduct } from '../product.ts'
import { ratioReading } from '../readings.ts'
import { visit, visited } from '../requests.ts'
import { type Amount, countText } from '../size.ts'

const farPage: Amount = { full: 100, smoke: 3 }

/** Long lists without cache: a page far behind against the first, the database's time included. */
export const longLists: Figure = {
  id: 'P18',
  data: ['long lists'],
  async measure(settings) {
    await using product = await startProduct(settings.databases, { forgets: 'everything', data: 'long lists' })
    const [lastPage, items] = [farPage[settings.size], countText(listItems[settings.size])]
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
          far: { contestant: product, requests: [page(lastPage)], connections: 1 },
        },
        { seconds: 0.5, settleBy: totalMicros },
      )
      const [far, first] = [costs.far.map(totalMicros), costs.first.map(totalMicros)]
      readings.push(
        ratioReading(
          `${what} at ${items}: page ${lastPage} ÷ page 1, with the database`,
          'µs',
          { ours: far, reference: first },
          { atMost: 1.5 },
        ),
        ...databaseShare(`${what}, page ${lastPage}`, costs.far),
      )
    }
    return readings
  },
}
