import { isDeepStrictEqual } from 'node:util'
import { fetchSuccess } from '../answer.ts'
import { compareCosts, costsInTurns, databaseShare } from '../cost.ts'
import type { Figure } from '../figure.ts'
import type { HttpRequest } from '../http-request.ts'
import { logIn } from '../log-in.ts'
import { startBare, startProduct } from '../product.ts'
import { visit, visited } from '../requests.ts'

/** The account's own data, with a login, against bare Fastify with the same statements and no login. */
export const account: Figure = {
  id: 'P4',
  data: ['demo'],
  async measure(settings) {
    await using product = await startProduct(settings.databases)
    await using bare = await startBare(settings.databases, 'bare-account.ts')
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
      const costs = await costsInTurns(
        settings,
        {
          ours: { contestant: product, ...burst },
          bare: { contestant: bare, ...burst },
        },
        { seconds: 0.5 },
      )
      readings.push(
        compareCosts(`${name} ÷ bare Fastify, same statements`, costs.ours, costs.bare, { atLeast: 0.55 }),
        ...databaseShare(name, costs.ours, costs.bare),
      )
    }
    return readings
  },
}

/** Each side has its own database: equal except for generated numbers and timestamps. */
async function requireSameShape(request: HttpRequest, ...ports: readonly number[]): Promise<void> {
  const answers = await Promise.all(ports.map((port) => fetchSuccess(port, request)))
  const [ours, reference] = answers.map(({ body }) =>
    JSON.parse(body.toString(), (name, value) => (/^(uuid|data\w+)$/.test(name) && value ? '' : value)),
  )
  if (!isDeepStrictEqual(ours, reference)) throw new Error(`The reference answers ${request.path} otherwise`)
}
