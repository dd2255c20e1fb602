import { isDeepStrictEqual } from 'node:util'
import { successOf } from '../answer.ts'
import { type Contestant, startContestant } from '../contestant.ts'
import type { ProductOptions } from '../contestants/product.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import type { Figure } from '../figure.ts'
import type { HttpRequest } from '../http-request.ts'
import { visit, visited } from '../requests.ts'

const lists = [
  { name: 'notifications', request: visit(`/api/v1/igreja/${visited}/notificacao/?page=1&limit=20`) },
  { name: 'modules', request: visit(`/api/v1/igreja/${visited}/modulo/`) },
]

/** Public lists over HTTP, kept and not, against bare Fastify with the same statement on the same kind of database. */
export const publicList: Figure = {
  id: 'P4',
  async measure({ rounds }) {
    await using keeping = await product({ forgets: 'nothing', copies: 0 })
    await using forgetful = await product({ forgets: 'everything', copies: 0 })
    await using bare = await startContestant('bare-list.ts', undefined)
    const readings = []
    for (const { name, request } of lists) {
      await requireSameAnswer(request, keeping, bare)
      // One connection: a reading that is under way would be shared by all who ask.
      const burst = { requests: [request], connections: 1 }
      const costs = await costsInTurns(rounds, {
        kept: { contestant: keeping, ...burst },
        read: { contestant: forgetful, ...burst },
        bare: { contestant: bare, ...burst },
      })
      readings.push(
        compareCosts(`list of ${name} ÷ bare Fastify, same statement`, costs.kept, costs.bare, { atLeast: 0.85 }),
        compareCosts('the same, nothing kept', costs.read, costs.bare),
      )
    }
    return readings
  },
}

const product = (options: ProductOptions): Promise<Contestant> => startContestant('product.ts', options)

async function requireSameAnswer(request: HttpRequest, ...contestants: readonly Contestant[]): Promise<void> {
  const answers = await Promise.all(contestants.map(({ port }) => successOf(port, request)))
  const [ours, reference] = answers.map(({ body }) => JSON.parse(body.toString()))
  if (!isDeepStrictEqual(ours, reference)) throw new Error(`The reference answers ${request.path} otherwise`)
}
