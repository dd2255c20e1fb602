import { fetchSuccess } from '../answer.ts'
import type { Contestant } from '../contestant.ts'
import { type Cost, compareCosts, databaseShare } from '../cost.ts'
import type { Databases } from '../databases.ts'
import type { Figure } from '../figure.ts'
import { findGiftBody, payInSequence } from '../pay-order.ts'
import { startBare, startProduct } from '../product.ts'
import { singleReading } from '../readings.ts'
import { visit } from '../requests.ts'
import { takeTurns } from '../rounds.ts'
import type { Amount } from '../size.ts'

const warmUp: Amount = { full: 400, smoke: 2 }
const timesARound: Amount = { full: 150, smoke: 4 }

/** A gift and its payment on the rehearsal gateway, over HTTP, against bare Fastify with the same statements. */
export const payments: Figure = {
  id: 'P8P',
  data: ['demo'],
  async measure({ rounds, size, databases }) {
    await using product = await startProduct(databases, { guards: 'production' })
    await using bare = await startBare(databases, 'bare-payments.ts')
    const makeGift = await findGiftBody(async (path) => (await fetchSuccess(product.port, visit(path))).body.toString())
    const pay = ({ port }: Contestant, times: number) => payInSequence(port, makeGift, times)
    for (const contestant of [product, bare]) await pay(contestant, warmUp[size])
    const before = await product.ask('statements')
    await pay(product, 1)
    const statements = (await product.ask('statements')) - before

    const measure = (contestant: Contestant) => () =>
      costOfCalls(databases, contestant, { times: timesARound[size], call: (times) => pay(contestant, times) })
    const costs = await takeTurns(
      rounds,
      { ours: measure(product), bare: measure(bare) },
      { isWarm: true, settleBy: ({ micros }) => micros },
    )
    const what = 'a gift and its payment'
    return [
      compareCosts(`${what} ÷ bare Fastify, same statements`, costs.ours, costs.bare, { atLeast: 0.5 }),
      ...databaseShare(what, costs.ours, costs.bare),
      singleReading(what, 'statements', [statements]),
    ]
  },
}

interface Calls {
  readonly times: number
  readonly call: (times: number) => Promise<void>
}

async function costOfCalls(databases: Databases, contestant: Contestant, { times, call }: Calls): Promise<Cost> {
  const databaseTime = databases.countCpu()
  const spentBefore = await contestant.ask('cpu')
  const begun = performance.now()
  await call(times)
  const seconds = (performance.now() - begun) / 1000
  const spent = (await contestant.ask('cpu')) - spentBefore
  const ofDatabase = databaseTime()
  return {
    micros: spent / times,
    databaseMicros: ofDatabase === undefined ? undefined : ofDatabase / times,
    perSecond: times / seconds,
  }
}
