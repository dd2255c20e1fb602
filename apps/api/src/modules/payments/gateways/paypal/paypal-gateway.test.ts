import { describe, expect, it } from 'vitest'
import { PaymentDeclined, UnknownOutcome } from '../gateway-failures.ts'
import type { PaymentSource } from '../payment-gateway.ts'
import { firstSource, newPayment } from '../testing/creation-checks.ts'
import { throughFaults, withFault } from '../testing/failure-checks.ts'
import { testGatewayContract } from '../testing/gateway-contract.ts'
import { contextOn } from '../testing/gateway-stage.ts'
import { openPaypalStage, type PaypalStage } from '../testing/paypal-fake.ts'
import { readStates } from '../testing/read-states.ts'

async function onStage(run: (stage: PaypalStage) => Promise<void>): Promise<void> {
  const stage = await openPaypalStage()
  try {
    await run(stage)
    expect(stage.violations).toEqual([])
  } finally {
    await stage.server.close()
  }
}

describe('PayPal', () => {
  testGatewayContract(openPaypalStage)

  it('sends and understands what PayPal’s description allows', () =>
    onStage(async (stage) => {
      const { gateway } = stage
      for (const source of Object.values(stage.sources)) {
        const { externalId } = await gateway.create(contextOn(stage), newPayment(stage, source))
        const payment = stage.ledger.get(externalId)
        if (payment.state === 'open') payment.state = 'approved'
        await gateway.complete?.(contextOn(stage), externalId)
        for (const { headers, body } of stage.webhooks(externalId))
          await gateway.readWebhook(contextOn(stage), headers, body)
        await gateway.refund(contextOn(stage), externalId, 1005, `code-${externalId}`)
      }
      const card = { token: 'vault-good', last4: '', brand: 'paypal', expMonth: 1, expYear: 2030 }
      await gateway.deleteCard?.(contextOn(stage), card)
      expect(stage.server.requests.at(-1)).toMatchObject({ method: 'DELETE' })
    }))

  it('takes the money once its payer has approved it, and not before', () =>
    onStage(async (stage) => {
      const { externalId } = await stage.gateway.create(contextOn(stage), newPayment(stage, firstSource(stage)))
      const complete = () => stage.gateway.complete?.(contextOn(stage), externalId)
      expect(await complete()).toMatchObject({ state: 'awaiting_payer', captured: 0, action: { kind: 'redirect' } })
      stage.ledger.get(externalId).state = 'approved'
      expect(await stage.gateway.read(contextOn(stage), externalId)).toMatchObject({ state: 'awaiting_payer' })
      for (const answer of [await complete(), await complete()])
        expect(answer).toMatchObject({ state: 'paid', captured: 5005 })
    }))

  it('is asked again after any fault while it takes the money', () =>
    onStage(async (stage) => {
      await throughFaults(async (index, fault) => {
        const { externalId } = await stage.gateway.create(contextOn(stage), newPayment(stage, firstSource(stage)))
        stage.ledger.get(externalId).state = 'approved'
        const outcome = await withFault(stage, index, fault, (signal) =>
          (stage.gateway.complete ?? stage.gateway.read)(contextOn(stage, signal), externalId),
        )
        if (!outcome) return false
        expect(outcome.error).toBeInstanceOf(Error)
        expect(await stage.gateway.complete?.(contextOn(stage), externalId)).toMatchObject({ captured: 5005 })
        return true
      })
    }))

  it('saves a wallet with its first payment, and charges it later without its holder', () =>
    onStage(async (stage) => {
      const { wallet, 'wallet to be saved': saving } = stage.sources
      const pay = async (source: PaymentSource) => {
        const { externalId } = await stage.gateway.create(contextOn(stage), newPayment(stage, source))
        const payment = stage.ledger.get(externalId)
        if (payment.state === 'open') payment.state = 'approved'
        return stage.gateway.complete?.(contextOn(stage), externalId)
      }
      if (wallet?.method !== 'paypal' || !saving) throw new RangeError('PayPal has wallets')
      expect(await pay(wallet)).not.toHaveProperty('savedToken')
      expect(await pay(saving)).toMatchObject({ savedToken: 'vault-good' })
      expect(await pay({ ...wallet, token: 'vault-good' })).toMatchObject({ state: 'paid', captured: 5005 })
      await expect(pay({ ...wallet, token: 'vault-declined' })).rejects.toMatchObject(
        new PaymentDeclined('INSTRUMENT_DECLINED'),
      )
    }))

  it('reads each of its words for a payment as the one state that it means', async () => {
    const expected = {
      COMPLETED: 'paid',
      PARTIALLY_REFUNDED: 'partially_refunded',
      REFUNDED: 'refunded',
      PENDING: 'processing',
      DECLINED: 'failed',
      FAILED: 'failed',
      ANYTHING_ELSE: 'unknown',
    }
    expect(await readStates(openPaypalStage, Object.keys(expected))).toEqual(expected)
  })

  it('leaves open what an earlier capture does, and reads what a faster one has done', () =>
    onStage(async (stage) => {
      const { externalId } = await stage.gateway.create(contextOn(stage), newPayment(stage, firstSource(stage)))
      Object.assign(stage.ledger.get(externalId), { state: 'approved', rawState: 'BUSY' })
      await expect(stage.gateway.complete?.(contextOn(stage), externalId)).rejects.toBeInstanceOf(UnknownOutcome)
      const other = await stage.gateway.create(contextOn(stage), newPayment(stage, firstSource(stage)))
      Object.assign(stage.ledger.get(other.externalId), { state: 'approved', rawState: 'RACED' })
      expect(await stage.gateway.complete?.(contextOn(stage), other.externalId)).toMatchObject({ state: 'paid' })
    }))
})
