import { fetchSuccess } from '../answer.ts'
import type { Contestant } from '../contestant.ts'
import type { BareSalesOptions } from '../contestants/bare-sales.ts'
import { rushSeats, sales, sellingChurch } from '../datasets/ticket-sale.ts'
import type { Figure, Reading } from '../figure.ts'
import { holdInRush, openBox } from '../hold-tickets.ts'
import { startOnDatabase, startProduct } from '../product.ts'
import { singleReading } from '../readings.ts'
import { visit } from '../requests.ts'
import { compareRounds, median, takeTurns } from '../rounds.ts'
import type { Amount, Size } from '../size.ts'

const clients = 8
const timesARound: Amount = { full: 1200, smoke: 24 }
const buyersInRush: Amount = { full: 1000, smoke: 20 }

/** Tickets from one quota that everyone wants, against one statement that does the same; then a rush for few seats. */
export const tickets: Figure = {
  id: 'P8',
  data: ['two sales of tickets'],
  async measure({ rounds, size, databases }) {
    const times = timesARound[size]
    await using product = await startProduct(databases, { data: 'two sales of tickets', guards: 'production' })
    await using bare = await startOnDatabase(
      databases,
      'two sales of tickets',
      'bare-sales.ts',
      ({ url: databaseUrl }): BareSalesOptions => ({ databaseUrl, clients, times }),
    )
    await sellMany(product, times)
    const before = await product.ask('statements')
    await sellMany(product, 1)
    const statements = (await product.ask('statements')) - before
    const costs = await takeTurns(
      rounds,
      { ours: () => sellMany(product, times), bare: () => bare.ask<number>('sell') },
      { settleBy: Number },
    )
    const perSecond = (micros: readonly number[]) => 1_000_000 / median(micros)
    return [
      {
        what: `a ticket held over HTTP, ${clients} clients at one quota ÷ one statement that writes the same`,
        unit: 'µs',
        ours: median(costs.ours),
        reference: median(costs.bare),
        ...compareRounds(costs.bare, costs.ours),
        goal: { atLeast: 0.5 },
        perSecond: { ours: perSecond(costs.ours), reference: perSecond(costs.bare) },
      },
      singleReading('a ticket held', 'statements', [statements]),
      await rush(product, size),
    ]
  },
}

/** Wall time per ticket in µs. Throws unless exactly as many seats are taken. */
async function sellMany(product: Contestant, times: number): Promise<number> {
  const { port } = product
  const before = await countFree(port, 'endless')
  const box = openBox(port, sales.endless, clients)
  const begun = performance.now()
  let left = times
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) {
        const { isHolding } = await holdInRush(box.newBuyer())
        if (!isHolding) throw new Error('A ticket was not held')
      }
    }),
  )
  const spent = ((performance.now() - begun) * 1000) / times
  box.close()
  const taken = before - (await countFree(port, 'endless'))
  if (taken !== times) throw new Error(`${taken} seats are taken by ${times} tickets`)
  return spent
}

/** Everyone at once for half as many seats: how long the answers took, places in the queue among them. */
async function rush({ port }: Contestant, size: Size): Promise<Reading> {
  const [buyers, seats] = [buyersInRush[size], rushSeats[size]]
  const box = openBox(port, sales.rush, buyers)
  const fared = await Promise.all(Array.from({ length: buyers }, () => holdInRush(box.newBuyer())))
  box.close()
  const holding = fared.filter(({ isHolding }) => isHolding).length
  if (holding !== seats || (await countFree(port, 'rush')) !== 0)
    throw new Error(`${holding} of ${seats} seats were held in the rush`)
  const waits = fared.flatMap((each) => each.waits).toSorted((a, b) => a - b)
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN
  return singleReading(`answers to ${buyers} buyers at once, ${seats} seats: p99`, 's', [p99], { atMost: 2 })
}

async function countFree(port: number, sale: keyof typeof sales): Promise<number> {
  const path = `/api/v1/igreja/${sellingChurch}/evento/${sales[sale].eventId}/vagas/`
  const { body } = await fetchSuccess(port, visit(path, { codigo: sellingChurch }))
  const { ingressos } = JSON.parse(body.toString())
  return ingressos[0].restantes
}
