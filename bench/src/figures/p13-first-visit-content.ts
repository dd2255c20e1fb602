import { contentPages } from '../content-pages.ts'
import { startContestant } from '../contestant.ts'
import type { ProductOptions } from '../contestants/product.ts'
import type { Figure, Reading } from '../figure.ts'
import { readingsOf } from '../first-visit.ts'
import { visitWithLighthouse } from '../lighthouse.ts'

/** The same of the lists of what a church publishes, and of a thing of each: one visit each, as they are many. */
export const firstVisitOfContent: Figure = {
  id: 'P13C',
  async measure() {
    const options: ProductOptions = { forgets: 'nothing', copies: 0 }
    await using product = await startContestant('product.ts', options)
    const readings: Reading[] = []
    for (const path of await contentPages(product.port)) {
      const seen = await visitWithLighthouse(`http://localhost:${product.port}${path}`)
      readings.push(...(await readingsOf(path, [seen])))
    }
    return readings
  },
}
