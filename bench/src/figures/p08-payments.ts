import { fetchSuccess } from '../answer.ts'
import type { Contestant } from '../contestant.ts'
import type { Figure } from '../figure.ts'
import { findGiftBody, payInSequence } from '../pay-order.ts'
import { startBare, startProduct } from '../product.ts'
import { visit } from '../requests.ts'
import { compareRounds, median, takeTurns } from '../rounds.ts'

const warmUp = 400
const timesARound = 150

/** A gift and its payment on the rehearsal gateway, over HTTP, against bare Fastify with the same statements. */
export const payments: Figure = {
  id: 'P8P',
  data: ['demo'],
  async measure({ rounds, databases }) {
    await using product = await startProduct(databases, { guards: 'production' })
    await using bare = await startBare(databases, 'bare-payments.ts')
    const makeGift = await findGiftBody(async (path) => (await fetchSuccess(product.port, visit(path))).body.toString())
    const pay = ({ port }: Contestant, times: number) => payInSequence(port, makeGift, times)
    for (const contestant of [product, bare]) await pay(contestant, warmUp)
    const before = await product.ask('statements')
    await pay(product, 1)
    const statements = (await product.ask('statements')) - before

    const measure = (contestant: Contestant) => async () => {
      const databaseTime = databases.countCpu()
      const begun = await contestant.ask('cpu')
      await pay(contestant, timesARound)
      const spent = (await contestant.ask('cpu')) - begun
      const ofDatabase = databaseTime()
      return { micros: spent / timesARound, databaseMicros: ofDatabase === undefined ? 0 : ofDatabase / timesARound }
    }
    const costs = await takeTurns(
      rounds,
      { ours: measure(product), bare: measure(bare) },
      { isWarm: true, settleBy: ({ micros }) => micros },
    )
    const [ours, reference] = [costs.ours.map(({ micros }) => micros), costs.bare.map(({ micros }) => micros)]
    const [own, other] = [costs.ours, costs.bare].map((all) => all.map(({ databaseMicros }) => databaseMicros))
    return [
      {
        what: 'a gift and its payment ÷ bare Fastify, same statements',
        ...{ unit: 'µs', ours: median(ours), reference: median(reference) },
        ...{ ...compareRounds(reference, ours), goal: { atLeast: 0.5 } },
      },
      {
        what: 'a gift and its payment, the database’s share',
        ...{ unit: 'µs', ours: median(own ?? []), reference: median(other ?? []) },
        ...compareRounds(other ?? [], own ?? []),
      },
      {
        what: 'a gift and its payment',
        ...{ unit: 'statements', ours: statements, median: statements, best: statements },
      },
    ]
  },
}
