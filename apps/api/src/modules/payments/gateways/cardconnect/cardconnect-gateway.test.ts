import { describe, expect, it } from 'vitest'
import { GatewayAccessDenied, InvalidGatewayRequest, PaymentDeclined, UnknownOutcome } from '../gateway-failures.ts'
import { type CardconnectStage, openCardconnectStage } from '../testing/cardconnect-fake.ts'
import { firstSource, makePaid, newPayment } from '../testing/creation-checks.ts'
import { throughFaults, withFault } from '../testing/failure-checks.ts'
import { sumRefunds } from '../testing/fake-ledger.ts'
import { testGatewayContract } from '../testing/gateway-contract.ts'
import { cardSource, contextOn } from '../testing/gateway-stage.ts'
import { readStates } from '../testing/read-states.ts'
import { cardconnectUrl } from './cardconnect-connection.ts'

async function onStage(run: (stage: CardconnectStage) => Promise<void>): Promise<void> {
  const stage = await openCardconnectStage()
  await run(stage).finally(() => stage.server.close())
}

describe('CardConnect', () => {
  testGatewayContract(openCardconnectStage)

  it('refunds what is settled once, whatever goes wrong, and reads it as refunded', () =>
    onStage(async (stage) => {
      stage.settle()
      await throughFaults(async (index, fault) => {
        const { externalId } = await makePaid(stage)
        const refund = (signal?: AbortSignal) =>
          stage.gateway.refund(contextOn(stage, signal), externalId, 5005, 'refund-1')
        const outcome = await withFault(stage, index, fault, refund)
        if (!outcome) return false
        expect(await refund()).toMatchObject({ state: 'refunded', refunded: 5005 })
        expect(sumRefunds(stage.ledger.get(externalId))).toBe(5005)
        expect(await stage.gateway.read(contextOn(stage), externalId)).toMatchObject({ state: 'refunded' })
        return true
      })
    }))

  it('waits for the bank where a bank account pays, and cancels it until then', () =>
    onStage(async (stage) => {
      const { 'bank account': bank = firstSource(stage) } = stage.sources
      const { externalId, state } = await stage.gateway.create(contextOn(stage), newPayment(stage, bank))
      expect(state).toBe('processing')
      const canceled = await stage.gateway.cancel(contextOn(stage), externalId)
      expect(canceled).toMatchObject({ state: 'canceled', captured: 0, refunded: 0 })
      const rejected = await stage.gateway.create(contextOn(stage), newPayment(stage, bank))
      stage.ledger.get(rejected.externalId).rawState = 'Rejected'
      expect(await stage.gateway.read(contextOn(stage), rejected.externalId)).toMatchObject({ state: 'failed' })
    }))

  it('does not take a silent processor for a refusal', () =>
    onStage(async (stage) => {
      const payment = newPayment(stage, cardSource('silent/1'))
      await expect(stage.gateway.create(contextOn(stage), payment)).rejects.toBeInstanceOf(UnknownOutcome)
    }))

  it('saves the token that the browser was given, and never a card number', () =>
    onStage(async (stage) => {
      const { gateway } = stage
      const form = await gateway.prepareCard?.(contextOn(stage), stage.payer)
      expect(form).toEqual({ kind: 'token_call', url: `${stage.server.origin}/cardsecure/api/v1/ccn/tokenize` })
      const finish = (reference: string) =>
        gateway.finishCard?.(contextOn(stage), { reference, holder: 'Ann Smith', expMonth: 7, expYear: 2031 })
      await expect(finish('4788250000121443')).rejects.toBeInstanceOf(InvalidGatewayRequest)
      expect(stage.server.requests).toEqual([])
      await expect(finish('9411111111111111')).rejects.toBeInstanceOf(PaymentDeclined)
      const card = await finish('9478825000121443')
      expect(card).toEqual({ token: 'good/1', last4: '1443', brand: 'visa', expMonth: 7, expYear: 2031 })
      if (card) await gateway.deleteCard?.(contextOn(stage), card)
      expect(stage.server.requests.at(-1)?.path).toBe('/cardconnect/rest/profile/good/1/496160873888')
    }))

  it('has the browser exchange a bank account at the address of its cards', () =>
    onStage(async ({ gateway, ...stage }) => {
      const form = gateway.describeBankForm?.(contextOn({ gateway, ...stage }))
      expect(form).toEqual({ kind: 'token_call', url: `${stage.server.origin}/cardsecure/api/v1/ccn/tokenize` })
    }))

  it('calls hosts of CardConnect alone', () =>
    onStage(async (stage) => {
      expect(cardconnectUrl('fts-uat')).toBe('https://fts-uat.cardconnect.com')
      for (const site of ['example.org/', 'a.b', 'x#', 'x@example.org', '']) {
        const context = { ...contextOn(stage), credentials: { ...(stage.credentials as object), site } }
        await expect(stage.gateway.read(context, '1')).rejects.toBeInstanceOf(GatewayAccessDenied)
      }
    }))

  it('reads each of its words for a payment as the one state that it means', async () => {
    const expected = {
      NOTCAPTURED: 'authorized',
      Authorized: 'authorized',
      'Queued for Capture': 'paid',
      Accepted: 'paid',
      Rejected: 'failed',
      Declined: 'failed',
      Expired: 'expired',
      Voided: 'refunded',
      Refunded: 'refunded',
      'Anything else': 'unknown',
    }
    expect(await readStates(openCardconnectStage, Object.keys(expected))).toEqual(expected)
  })
})
