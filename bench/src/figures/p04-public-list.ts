import { isDeepStrictEqual } from 'node:util'
import { fetchSuccess } from '../answer.ts'
import type { Contestant } from '../contestant.ts'
import { compareCosts, costsInTurns, databaseShare } from '../cost.ts'
import type { Figure } from '../figure.ts'
import type { HttpRequest } from '../http-request.ts'
import { startBare, startProduct } from '../product.ts'
import { visit, visited } from '../requests.ts'

const lists = [
  { name: 'notifications', request: visit(`/api/v1/igreja/${visited}/notificacao/?page=1&limit=20`) },
  { name: 'modules', request: visit(`/api/v1/igreja/${visited}/modulo/`) },
]

/**
 * Public lists over HTTP, cached and not, against bare Fastify with the same statement on the same kind of database.
 */
export const publicList: Figure = {
  id: 'P4',
  data: ['demo'],
  async measure(settings) {
    await using keeping = await startProduct(settings.databases)
    await using forgetful = await startProduct(settings.databases, { forgets: 'everything' })
    await using bare = await startBare(settings.databases, 'bare-list.ts')
    const readings = []
    for (const { name, request } of lists) {
      await requireSameAnswer(request, keeping, bare)
      // One connection: simultaneous requests would share one read.
      const burst = { requests: [request], connections: 1 }
      const costs = await costsInTurns(
        settings,
        {
          kept: { contestant: keeping, ...burst },
          read: { contestant: forgetful, ...burst },
          bare: { contestant: bare, ...burst },
        },
        { seconds: 0.5 },
      )
      readings.push(
        compareCosts(`list of ${name} ÷ bare Fastify, same statement`, costs.kept, costs.bare, { atLeast: 0.85 }),
        compareCosts('the same, nothing kept', costs.read, costs.bare),
        ...databaseShare(`list of ${name}, nothing kept`, costs.read, costs.bare),
      )
    }
    return readings
  },
}

async function requireSameAnswer(request: HttpRequest, ...contestants: readonly Contestant[]): Promise<void> {
  const answers = await Promise.all(contestants.map(({ port }) => fetchSuccess(port, request)))
  const [ours, reference] = answers.map(({ body }) => JSON.parse(body.toString()))
  if (!isDeepStrictEqual(ours, reference)) throw new Error(`The reference answers ${request.path} otherwise`)
}
