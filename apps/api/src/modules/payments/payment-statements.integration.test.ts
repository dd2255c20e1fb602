import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setUpPayments } from '../../testing/set-up-payments.ts'
import { readPayment } from './attempts/readings.service.ts'
import { findPaymentSettings } from './methods/settings.service.ts'
import { receiveWebhook } from './webhooks/webhooks.service.ts'

/**
 * Statements of our own work and of the rehearsal gateway, which keeps its payments in the same database. Two of each
 * payment and of each reading hold the rehearsal, which real money does not have.
 */
describe('the statements of a payment', () => {
  const statements: string[] = []
  const stage = setUpPayments({ onQuery: (statement) => statements.push(statement) })
  const { test } = stage
  const count = async (work: () => Promise<unknown>) => {
    statements.length = 0
    await work()
    expect(statements.length).toBeGreaterThan(0)
    return statements.length
  }

  it('are at most twenty-seven from the order to the answer', async () => {
    await stage.start(await stage.order(5000))
    expect(await count(async () => stage.start(await stage.order(5000)))).toBeLessThanOrEqual(27)
  })

  it('are no more for a church with many payments', async () => {
    const before = await count(async () => stage.start(await stage.order(5000)))
    for (let each = 0; each < 20; each++) await stage.start(await stage.order(5000))
    expect(await count(async () => stage.start(await stage.order(5000)))).toBe(before)
  })

  it('are at most eight for a webhook, five for a repeated one, and fourteen for a reading', async () => {
    const payment = await stage.start(await stage.order(5000))
    await stage.move(payment, 'paid')
    const token = (await stage.at().inChurch(findPaymentSettings))?.webhookToken ?? ''
    const body = new TextEncoder().encode(JSON.stringify({ evento: randomUUID(), pagamento: payment.externoId }))
    const notify = () =>
      receiveWebhook(stage.needs, stage.needs.transactions.at(test.videira), {
        gateway: 'rehearsal',
        token,
        headers: {},
        body,
      })
    expect(await count(notify)).toBeLessThanOrEqual(8)
    expect(await count(notify)).toBeLessThanOrEqual(5)
    expect(
      await count(() => readPayment(stage.needs, stage.needs.transactions.at(test.videira), payment.id)),
    ).toBeLessThanOrEqual(14)
  })
})
