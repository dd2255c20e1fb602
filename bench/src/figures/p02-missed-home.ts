import { successOf } from '../answer.ts'
import { type Contestant, startContestant } from '../contestant.ts'
import type { BareReactOptions } from '../contestants/bare-react.ts'
import type { ProductOptions } from '../contestants/product.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import type { Figure } from '../figure.ts'
import { visit } from '../requests.ts'

const home = visit('/')
/** One connection: two that ask for the same page at the same time would share its rendering. */
const burst = { requests: [home], connections: 1 }
/** How far the reference's page may be from ours, in elements and in bytes. */
const tolerance = 0.05

/** A home page that nobody has asked for, its data read from the database, against a bare renderToString of it. */
export const missedHome: Figure = {
  id: 'P2',
  async measure({ rounds }) {
    await using missing = await product({ forgets: 'everything', copies: 0 })
    await using rendering = await product({ forgets: 'pages', copies: 0 })
    const html = (await successOf(missing.port, home)).body.toString()
    const same: BareReactOptions = { html }
    await using bare = await startContestant('bare-react.ts', same)
    requireEqualSize(html, (await successOf(bare.port, home)).body.toString())

    const costs = await costsInTurns(rounds, {
      missing: { contestant: missing, ...burst },
      rendering: { contestant: rendering, ...burst },
      bare: { contestant: bare, ...burst },
    })
    return [
      compareCosts('home not cached, data included ÷ bare renderToString', costs.missing, costs.bare, { atLeast: 0.5 }),
      compareCosts('the same, the church’s frame remembered', costs.rendering, costs.bare),
    ]
  },
}

const product = (options: ProductOptions): Promise<Contestant> => startContestant('product.ts', options)

function requireEqualSize(ours: string, reference: string): void {
  for (const sizeOf of [elements, bytes]) {
    const ratio = sizeOf(reference) / sizeOf(ours)
    if (Math.abs(ratio - 1) > tolerance) throw new Error(`The reference has ${ratio.toFixed(2)} of our ${sizeOf.name}`)
  }
}

const elements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0
const bytes = (html: string) => Buffer.byteLength(html)
