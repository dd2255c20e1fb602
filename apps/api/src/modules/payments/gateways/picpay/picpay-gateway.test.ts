import { describe, expect, it } from 'vitest'
import { InvalidGatewayRequest } from '../gateway-failures.ts'
import { firstSource, makePaid, newPayment } from '../testing/creation-checks.ts'
import { testGatewayContract } from '../testing/gateway-contract.ts'
import { contextOn, type GatewayStage } from '../testing/gateway-stage.ts'
import { openPicpayStage } from '../testing/picpay-fake.ts'
import { readStates } from '../testing/read-states.ts'

async function onStage(run: (stage: GatewayStage) => Promise<void>): Promise<void> {
  const stage = await openPicpayStage()
  await run(stage).finally(() => stage.server.close())
}

describe('PicPay', () => {
  testGatewayContract(openPicpayStage)

  it('tells the events of an order apart by its state, as its webhooks do not', () =>
    onStage(async (stage) => {
      const { externalId } = await makePaid(stage)
      const [sample] = stage.webhooks(externalId)
      if (!sample) throw new RangeError('PicPay has webhooks')
      const readWebhook = () => stage.gateway.readWebhook(contextOn(stage), sample.headers, sample.body)
      const paid = await readWebhook()
      await stage.gateway.refund(contextOn(stage), externalId, 5005, 'refund-1')
      const refunded = await readWebhook()
      expect([paid.type, refunded.type]).toEqual(['paid', 'refunded'])
      expect(refunded.eventId).not.toBe(paid.eventId)
      expect((await readWebhook()).eventId).toBe(refunded.eventId)
    }))

  it('says that it does not know the amount of an open order', () =>
    onStage(async (stage) => {
      const { externalId } = await stage.gateway.create(contextOn(stage), newPayment(stage, firstSource(stage)))
      expect(await stage.gateway.read(contextOn(stage), externalId)).toMatchObject({ isAmountUnknown: true })
    }))

  it('makes no order without an address for its webhooks, or a payer without a CPF', () =>
    onStage(async (stage) => {
      const payment = newPayment(stage, firstSource(stage))
      const { webhookUrl: _, ...context } = contextOn(stage)
      const { document: __, ...payer } = stage.payer
      await expect(stage.gateway.create(context, payment)).rejects.toBeInstanceOf(InvalidGatewayRequest)
      await expect(stage.gateway.create(contextOn(stage), { ...payment, payer })).rejects.toBeInstanceOf(
        InvalidGatewayRequest,
      )
      expect(stage.server.requests).toEqual([])
    }))

  it('reads each of its words for a payment as the one state that it means', async () => {
    const expected = {
      created: 'awaiting_payer',
      expired: 'expired',
      analysis: 'in_review',
      authorized: 'authorized',
      paid: 'paid',
      completed: 'paid',
      refunded: 'refunded',
      chargeback: 'disputed',
      anything_else: 'unknown',
    }
    expect(await readStates(openPicpayStage, Object.keys(expected))).toEqual(expected)
  })
})
