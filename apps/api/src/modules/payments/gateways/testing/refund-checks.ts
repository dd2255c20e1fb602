import { expect } from 'vitest'
import { GatewayUnavailable, InvalidGatewayRequest, UnknownOutcome } from '../gateway-failures.ts'
import { makePaid, newPayment } from './creation-checks.ts'
import { throughFaults, withFault } from './failure-checks.ts'
import { sumRefunds } from './fake-ledger.ts'
import type { ContractCheck } from './gateway-contract.ts'
import { contextOn } from './gateway-stage.ts'

export const refundChecks: readonly ContractCheck[] = [
  {
    title: 'a full refund gives everything back, once, however often it is sent with its key',
    async run(stage) {
      const { externalId } = await makePaid(stage)
      const refund = () => stage.gateway.refund(contextOn(stage), externalId, 5005, 'refund-full-1')
      for (const answer of [await refund(), await refund()])
        expect(answer).toMatchObject({ externalId, state: 'refunded', captured: 5005, refunded: 5005 })
      expect(sumRefunds(stage.ledger.get(stage.ledgerId(externalId)))).toBe(5005)
      const read = await stage.gateway.read(contextOn(stage), externalId)
      expect(read).toMatchObject({ state: 'refunded', refunded: 5005 })
    },
  },
  {
    title: 'a partial refund gives back its part and the rest later, or is refused where the gateway has no sure way',
    async run(stage) {
      const { externalId } = await makePaid(stage)
      const refund = (amount: number, key: string) => stage.gateway.refund(contextOn(stage), externalId, amount, key)
      if (!stage.gateway.abilities.canRefundInPart) {
        await expect(refund(1005, 'part-1')).rejects.toBeInstanceOf(InvalidGatewayRequest)
        expect(sumRefunds(stage.ledger.get(stage.ledgerId(externalId)))).toBe(0)
        return
      }
      for (const answer of [await refund(1005, 'part-1'), await refund(1005, 'part-1')])
        expect(answer).toMatchObject({ state: 'partially_refunded', captured: 5005, refunded: 1005 })
      // As much again, by another key, is another refund.
      expect(await refund(1005, 'part-2')).toMatchObject({ state: 'partially_refunded', refunded: 2010 })
      expect(await refund(2995, 'part-3')).toMatchObject({ state: 'refunded', refunded: 5005 })
      await expect(refund(1, 'part-4')).rejects.toBeInstanceOf(InvalidGatewayRequest)
      expect(sumRefunds(stage.ledger.get(stage.ledgerId(externalId)))).toBe(5005)
    },
  },
  {
    title: 'what was not paid is not refunded, and stays as it is',
    async run(stage) {
      for (const source of Object.values(stage.sources)) {
        const made = await stage.gateway.create(contextOn(stage), newPayment(stage, source))
        if (made.captured > 0) continue
        const refund = stage.gateway.refund(contextOn(stage), made.externalId, 5005, 'refund-unpaid')
        await expect(refund).rejects.toBeInstanceOf(InvalidGatewayRequest)
        expect(await stage.gateway.read(contextOn(stage), made.externalId)).toMatchObject({ state: made.state })
      }
    },
  },
  {
    title: 'no fault at any request of a refund gives the money back twice',
    async run(stage) {
      await throughFaults(async (index, fault) => {
        const { externalId } = await makePaid(stage)
        const ledger = stage.ledger.get(stage.ledgerId(externalId))
        const key = `refund-${externalId}`
        const amount = stage.gateway.abilities.canRefundInPart ? 2005 : 5005
        const outcome = await withFault(stage, index, fault, (signal) =>
          stage.gateway.refund(contextOn(stage, signal), externalId, amount, key),
        )
        if (!outcome) return false
        if (sumRefunds(ledger) > 0 && !outcome.value) expect(outcome.error).toBeInstanceOf(UnknownOutcome)
        else if (!outcome.value) expect([GatewayUnavailable, UnknownOutcome]).toContain(outcome.error?.constructor)
        const answer = await stage.gateway.refund(contextOn(stage), externalId, amount, key)
        expect(answer).toMatchObject({ refunded: amount })
        expect(sumRefunds(ledger)).toBe(amount)
        return true
      })
    },
  },
]
