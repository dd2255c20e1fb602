import { gzipSync } from 'node:zlib'
import { successOf } from '../answer.ts'
import { startContestant } from '../contestant.ts'
import type { ProductOptions } from '../contestants/product.ts'
import type { StillPageOptions } from '../contestants/still-page.ts'
import type { Figure, Goal, Reading } from '../figure.ts'
import { type Visit, visitWithLighthouse } from '../lighthouse.ts'
import { visit } from '../requests.ts'
import { median, ratioOf, takeTurns } from '../rounds.ts'

const atMost = (most: number): Goal => ({ atMost: most })

/** What a first visit to the home page carries (P12, P14). */
const carried: readonly (readonly [what: string, of: (visit: Visit) => number, Reading['unit'], Goal])[] = [
  ['style', ({ bytes }) => bytes.Stylesheet / 1024, 'KB', atMost(20)],
  ['everything', ({ bytes }) => bytes.total / 1024, 'KB', atMost(300)],
  ['requests', ({ requests }) => requests, 'requests', atMost(20)],
  ['total blocking time', ({ seconds }) => seconds.tbt, 's', atMost(0.1)],
  ['cumulative layout shift', ({ cls }) => cls, '', atMost(0.02)],
]

const leastScores = { performance: 0.95, accessibility: 1, 'best-practices': 0.95, seo: 0.95 }

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
      single('largest contentful paint', lcp(visits.ours), 's', atMost(1.2)),
      {
        what: 'the same ÷ without a script',
        unit: 's',
        ours: median(lcp(visits.ours)),
        reference: median(lcp(visits.still)),
        ...ratioOf(lcp(visits.ours), lcp(visits.still)),
        goal: atMost(1.6),
      },
      single('JavaScript, by gzip', await Promise.all(visits.ours.map(gzippedScripts)), 'KB', atMost(135)),
      ...carried.map(([what, of, unit, goal]) => single(what, visits.ours.map(of), unit, goal)),
      ...Object.entries(leastScores).map(([category, atLeast]) =>
        single(
          `score: ${category}`,
          visits.ours.map(({ scores }) => scores[category] ?? Number.NaN),
          '',
          { atLeast },
        ),
      ),
    ]
  },
}

/** The scripts that a visit asked for, as gzip makes them: browsers get the smaller brotli where they take it. */
async function gzippedScripts({ scripts }: Visit): Promise<number> {
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).arrayBuffer()))
  return texts.reduce((bytes, text) => bytes + gzipSync(text, { level: 9 }).length, 0) / 1024
}

function single(what: string, values: readonly number[], unit: Reading['unit'], goal: Goal): Reading {
  const middle = median(values)
  const best = 'atLeast' in goal ? Math.max(...values) : Math.min(...values)
  return { what: `first visit: ${what}`, unit, ours: middle, median: middle, best, goal }
}
