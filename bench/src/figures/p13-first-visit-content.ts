import { startBrowser } from '../browser.ts'
import { contentPages, lists } from '../content-pages.ts'
import type { Figure, Reading } from '../figure.ts'
import { measureVisits } from '../first-visit.ts'
import { visitWithLighthouse } from '../lighthouse.ts'
import { startProduct } from '../product.ts'
import type { Amount } from '../size.ts'

/**
 * News and ministries are shown by the same list and the same reading page as devotionals: P16, P1C and P2C have them.
 */
const ofTheirOwn = lists.filter((list) => list !== '/news' && list !== '/ministries')
/** One page in a smoke: a visit takes seconds. */
const maxPages: Amount = { full: Number.POSITIVE_INFINITY, smoke: 1 }

/** First visits to the lists of content and an item of each: one visit each, since they are many. */
export const firstVisitOfContent: Figure = {
  id: 'P13C',
  data: ['demo'],
  async measure({ size, databases }) {
    await using product = await startProduct(databases)
    await using browser = await startBrowser()
    const readings: Reading[] = []
    const pages = await contentPages(product.port, ofTheirOwn)
    for (const path of pages.slice(0, maxPages[size])) {
      const seen = await visitWithLighthouse(browser, `http://localhost:${product.port}${path}`)
      readings.push(...(await measureVisits(path, [seen])))
    }
    return readings
  },
}
