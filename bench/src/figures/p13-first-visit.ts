import { fetchSuccess } from '../answer.ts'
import { startBrowser } from '../browser.ts'
import { startContestant } from '../contestant.ts'
import type { StillPageOptions } from '../contestants/still-page.ts'
import type { Figure } from '../figure.ts'
import { atMost, measureVisits } from '../first-visit.ts'
import { type Visit, visitWithLighthouse } from '../lighthouse.ts'
import { startProduct } from '../product.ts'
import { ratioReading } from '../readings.ts'
import { visit } from '../requests.ts'
import { takeTurns } from '../rounds.ts'

/** The first visit to a home page, on a phone with a slow connection. */
export const firstVisit: Figure = {
  id: 'P13',
  data: ['demo'],
  async measure({ rounds, databases }) {
    await using product = await startProduct(databases)
    const { body } = await fetchSuccess(product.port, visit('/'))
    const stillOptions: StillPageOptions = { html: body.toString() }
    await using still = await startContestant('still-page.ts', stillOptions)
    await using browser = await startBrowser()
    const visits = await takeTurns(
      rounds,
      {
        ours: () => visitWithLighthouse(browser, `http://localhost:${product.port}/`),
        still: () => visitWithLighthouse(browser, `http://localhost:${still.port}/`),
      },
      { isWarm: true, settleBy: ({ seconds }) => seconds.lcp },
    )
    const lcp = (all: readonly Visit[]) => all.map(({ seconds }) => seconds.lcp)
    return [
      ...(await measureVisits('/', visits.ours)),
      ratioReading(
        'first visit of /: largest contentful paint ÷ without a script',
        's',
        { ours: lcp(visits.ours), reference: lcp(visits.still) },
        atMost(1.6),
      ),
    ]
  },
}
