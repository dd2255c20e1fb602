import { describe, expect, it } from 'vitest'
import { InvalidGatewayRequest, PaymentDeclined } from '../gateway-failures.ts'
import { newPayment } from '../testing/creation-checks.ts'
import { testGatewayContract } from '../testing/gateway-contract.ts'
import { cardSource, contextOn, type GatewayStage, stageTime } from '../testing/gateway-stage.ts'
import { readStates } from '../testing/read-states.ts'
import { openStripeStage } from '../testing/stripe-fake.ts'

async function onStage(run: (stage: GatewayStage) => Promise<void>): Promise<void> {
  const stage = await openStripeStage()
  await run(stage).finally(() => stage.server.close())
}

describe('Stripe', () => {
  testGatewayContract(openStripeStage)

  it('asks the bank’s question by a redirect, or by its own script where there is no page to come back to', () =>
    onStage(async (stage) => {
      const create = (returnUrl?: string) =>
        stage.gateway.create(
          contextOn(stage),
          newPayment(stage, { ...cardSource('pm_challenge'), ...(returnUrl && { returnUrl }) }),
        )
      const redirected = await create('https://church.example.org/back')
      expect(redirected).toMatchObject({ state: 'requires_action', action: { kind: 'challenge' } })
      const scripted = await create()
      expect(scripted.action).toMatchObject({ kind: 'script', publicKey: 'pk_test_1' })
      stage.ledger.get(scripted.externalId).state = 'paid'
      const completed = await stage.gateway.complete?.(contextOn(stage), scripted.externalId)
      expect(completed).toMatchObject({ state: 'paid' })
    }))

  it('answers a repeated request as the first, and refuses another one with its key', () =>
    onStage(async (stage) => {
      const payment = newPayment(stage, cardSource('pm_good'))
      const first = await stage.gateway.create(contextOn(stage), payment)
      expect(await stage.gateway.create(contextOn(stage), payment)).toEqual(first)
      const other = { ...payment, money: { ...payment.money, amount: 1 } }
      await expect(stage.gateway.create(contextOn(stage), other)).rejects.toBeInstanceOf(InvalidGatewayRequest)
      expect(stage.ledger.madeFor(payment.reference)).toHaveLength(1)
    }))

  it('takes a bank account of the United States, which the bank confirms days later', () =>
    onStage(async (stage) => {
      const payment = newPayment(stage, {
        method: 'ach',
        token: 'pm_bank',
        accountType: 'checking',
        remoteIp: '203.0.113.9',
        mandateAcceptedAt: stageTime,
        userAgent: 'Mozilla/5.0',
      })
      const made = await stage.gateway.create(contextOn(stage), {
        ...payment,
        money: { amount: 5000, currency: 'USD' },
      })
      expect(made).toMatchObject({ state: 'processing', money: { currency: 'USD' }, captured: 0 })
      const { form } = stage.server.requests.at(-1) ?? {}
      expect(form?.get('mandate_data[customer_acceptance][online][ip_address]')).toBe('203.0.113.9')
    }))

  it('saves a card that was typed into its own form', () =>
    onStage(async (stage) => {
      const { gateway } = stage
      const form = await gateway.prepareCard?.(contextOn(stage), stage.payer)
      expect(form).toEqual({
        kind: 'script',
        reference: 'seti_done',
        clientSecret: 'seti_done_secret_1',
        publicKey: 'pk_test_1',
      })
      const finish = (reference: string) =>
        gateway.finishCard?.(contextOn(stage), { reference, holder: '', expMonth: 0, expYear: 0 })
      const card = await finish('seti_done')
      expect(card).toEqual({
        token: 'pm_good',
        customer: 'cus_1',
        last4: '4242',
        brand: 'visa',
        expMonth: 7,
        expYear: 2031,
      })
      await expect(finish('seti_open')).rejects.toBeInstanceOf(InvalidGatewayRequest)
      await expect(finish('seti_lost')).rejects.toMatchObject(new PaymentDeclined('lost_card'))
      if (card) await gateway.deleteCard?.(contextOn(stage), card)
      expect(stage.server.requests.at(-1)?.path).toBe('/payment_methods/pm_good/detach')
    }))

  it('reads each of its words for a payment as the one state that it means', async () => {
    const expected = {
      requires_payment_method: 'created',
      requires_confirmation: 'created',
      requires_action: 'requires_action',
      processing: 'processing',
      requires_capture: 'authorized',
      succeeded: 'paid',
      canceled: 'canceled',
      anything_else: 'unknown',
    }
    expect(await readStates(openStripeStage, Object.keys(expected))).toEqual(expected)
  })
})
