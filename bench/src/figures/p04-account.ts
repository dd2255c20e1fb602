import { isDeepStrictEqual } from 'node:util'
import { successOf } from '../answer.ts'
import { startContestant } from '../contestant.ts'
import type { ProductOptions } from '../contestants/product.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import type { Figure } from '../figure.ts'
import type { HttpRequest } from '../http-request.ts'
import { logIn } from '../log-in.ts'
import { visit, visited } from '../requests.ts'

/** What somebody who is logged in reads of themselves, against bare Fastify with the same statements and no login. */
export const account: Figure = {
  id: 'P4',
  async measure({ rounds }) {
    const options: ProductOptions = { forgets: 'nothing', copies: 0 }
    await using product = await startContestant('product.ts', options)
    await using bare = await startContestant('bare-account.ts', undefined)
    const { token, user } = await logIn(product.port)
    const reads = [
      { name: 'who is logged in', path: '/api/v1/me' },
      { name: 'a membership', path: `/api/v1/user/${user.id}/usuario?cliente=${visited}` },
    ]
    const readings = []
    for (const { name, path } of reads) {
      const { headers } = visit(path)
      const request: HttpRequest = { path, headers: { ...headers, authorization: `Bearer ${token}` } }
      await requireSameShape(request, product.port, bare.port)
      const burst = { requests: [request], connections: 1 }
      const costs = await costsInTurns(rounds, {
        ours: { contestant: product, ...burst },
        bare: { contestant: bare, ...burst },
      })
      readings.push(compareCosts(`${name} ÷ bare Fastify, same statements`, costs.ours, costs.bare, { atLeast: 0.55 }))
    }
    return readings
  },
}

/** Each side has a database of its own: the same but for numbers that are made up, and moments. */
async function requireSameShape(request: HttpRequest, ...ports: readonly number[]): Promise<void> {
  const answers = await Promise.all(ports.map((port) => successOf(port, request)))
  const [ours, reference] = answers.map(({ body }) =>
    JSON.parse(body.toString(), (name, value) => (/^(uuid|data\w+)$/.test(name) && value ? '' : value)),
  )
  if (!isDeepStrictEqual(ours, reference)) throw new Error(`The reference answers ${request.path} otherwise`)
}
