import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { enteredBy, type Transactions } from '../../platform/work/transactions.ts'
import { setUpPayments } from '../../testing/set-up-payments.ts'
import { startPayment } from './attempts/starting.service.ts'

describe('the lock of an order', () => {
  const stage = setUpPayments()
  const { test } = stage
  /** How often the gateway is called for ten payments of one order at once. */
  async function startAtOnce(transactions: Transactions): Promise<number> {
    const orderCode = await stage.order(5007)
    const card = { token: await stage.cardToken() }
    const sent = vi.fn()
    const platform = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      create(...given) {
        sent()
        return gateway.create(...given)
      },
    }))
    const call = transactions.at(test.videira)
    const start = { orderCode, method: 'card', card, installments: 1, remoteIp: '192.0.2.1' } as const
    const starts = Array.from({ length: 10 }, () => startPayment(platform, call, { ...start, key: randomUUID() }))
    await Promise.allSettled(starts)
    return sent.mock.calls.length
  }

  it('lets one of ten payments at once through', async () => {
    expect(await startAtOnce(test.platform.transactions)).toBe(1)
  })

  it('control: without it an order is charged more than once', async () => {
    let largest = 0
    for (let round = 0; round < 10 && largest < 2; round++)
      largest = Math.max(largest, await startAtOnce(withoutLocks(test.platform.transactions)))
    expect(largest).toBeGreaterThan(1)
  })
})

/** Transactions in which no query locks the rows that it reads. */
const withoutLocks = (transactions: Transactions): Transactions =>
  enteredBy(transactions, (church, run) =>
    transactions.inChurch(church, (work) => run({ ...work, tx: unlocking(work.tx) })),
  )

/** A query builder whose `for` does nothing. */
function unlocking<T extends object>(builder: T): T {
  return new Proxy(builder, {
    get(target, name) {
      if (name === 'for') return () => unlocking(target)
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const made: unknown = value.apply(target, given)
        const isBuilder = typeof made === 'object' && made !== null && ('from' in made || 'for' in made)
        return isBuilder ? unlocking(made) : made
      }
    },
  })
}
