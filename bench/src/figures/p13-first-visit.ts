import { successOf } from '../answer.ts'
import { startContestant } from '../contestant.ts'
import type { ProductOptions } from '../contestants/product.ts'
import type { StillPageOptions } from '../contestants/still-page.ts'
import type { Figure } from '../figure.ts'
import { atMost, readingsOf } from '../first-visit.ts'
import { type Visit, visitWithLighthouse } from '../lighthouse.ts'
import { visit } from '../requests.ts'
import { median, ratioOf, takeTurns } from '../rounds.ts'

/** The first visit to a home page, by a phone on a slow line. */
export const firstVisit: Figure = {
  id: 'P13',
  async measure({ rounds }) {
    const options: ProductOptions = { forgets: 'nothing', copies: 0 }
    await using product = await startContestant('product.ts', options)
    const { body } = await successOf(product.port, visit('/'))
    const stillOptions: StillPageOptions = { html: body.toString() }
    await using still = await startContestant('still-page.ts', stillOptions)
    const visits = await takeTurns(rounds, {
      ours: () => visitWithLighthouse(`http://localhost:${product.port}/`),
      still: () => visitWithLighthouse(`http://localhost:${still.port}/`),
    })
    const lcp = (all: readonly Visit[]) => all.map(({ seconds }) => seconds.lcp)
    return [
      ...(await readingsOf('/', visits.ours)),
      {
        what: 'first visit of /: largest contentful paint ÷ without a script',
        unit: 's',
        ours: median(lcp(visits.ours)),
        reference: median(lcp(visits.still)),
        ...ratioOf(lcp(visits.ours), lcp(visits.still)),
        goal: atMost(1.6),
      },
    ]
  },
}
