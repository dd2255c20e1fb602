import { fetchSuccess } from '../answer.ts'
import { startContestant } from '../contestant.ts'
import type { BareReactOptions } from '../contestants/bare-react.ts'
import { compareCosts, costsInTurns, databaseShare } from '../cost.ts'
import type { Figure } from '../figure.ts'
import { startProduct } from '../product.ts'
import { visit } from '../requests.ts'

const home = visit('/')
/** One connection: two simultaneous requests for the same page would share its rendering. */
const burst = { requests: [home], connections: 1 }
/** Tolerated difference between the reference's page and ours, in elements and in bytes. */
const tolerance = 0.05

/** A home page on a cache miss, with its data from the database, against a bare renderToString of it. */
export const missedHome: Figure = {
  id: 'P2',
  data: ['demo'],
  async measure(settings) {
    await using missing = await startProduct(settings.databases, { forgets: 'everything' })
    await using rendering = await startProduct(settings.databases, { forgets: 'pages' })
    const html = (await fetchSuccess(missing.port, home)).body.toString()
    const same: BareReactOptions = { pages: [html] }
    await using bare = await startContestant('bare-react.ts', same)
    requireEqualSize(html, (await fetchSuccess(bare.port, home)).body.toString())

    const costs = await costsInTurns(
      settings,
      {
        missing: { contestant: missing, ...burst },
        rendering: { contestant: rendering, ...burst },
        bare: { contestant: bare, ...burst },
      },
      { seconds: 0.5 },
    )
    return [
      compareCosts('home not cached, data included ÷ bare renderToString', costs.missing, costs.bare, { atLeast: 0.5 }),
      ...databaseShare('home not cached', costs.missing),
      compareCosts('the same, the church’s frame remembered', costs.rendering, costs.bare),
    ]
  },
}

function requireEqualSize(ours: string, reference: string): void {
  for (const sizeOf of [elements, bytes]) {
    const ratio = sizeOf(reference) / sizeOf(ours)
    if (Math.abs(ratio - 1) > tolerance) throw new Error(`The reference has ${ratio.toFixed(2)} of our ${sizeOf.name}`)
  }
}

const elements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0
const bytes = (html: string) => Buffer.byteLength(html)
