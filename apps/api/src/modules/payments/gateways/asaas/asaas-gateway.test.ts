import { describe, expect, it } from 'vitest'
import { InvalidGatewayRequest } from '../gateway-failures.ts'
import { openAsaasStage } from '../testing/asaas-fake.ts'
import { newPayment } from '../testing/creation-checks.ts'
import { sumRefunds } from '../testing/fake-ledger.ts'
import { testGatewayContract } from '../testing/gateway-contract.ts'
import { cardSource, contextOn } from '../testing/gateway-stage.ts'
import { readStates } from '../testing/read-states.ts'
import { asaasUrl } from './asaas-connection.ts'

describe('Asaas', () => {
  testGatewayContract(openAsaasStage)

  it('reads each of its words for a payment as the one state that it means', async () => {
    const expected = {
      PENDING: 'awaiting_payer',
      OVERDUE: 'awaiting_payer',
      DUNNING_REQUESTED: 'awaiting_payer',
      AUTHORIZED: 'authorized',
      AWAITING_RISK_ANALYSIS: 'in_review',
      CONFIRMED: 'paid',
      RECEIVED: 'paid',
      RECEIVED_IN_CASH: 'paid',
      DUNNING_RECEIVED: 'paid',
      REFUND_REQUESTED: 'refund_pending',
      REFUND_IN_PROGRESS: 'refund_pending',
      REFUNDED: 'refunded',
      CHARGEBACK_REQUESTED: 'disputed',
      CHARGEBACK_DISPUTE: 'disputed',
      AWAITING_CHARGEBACK_REVERSAL: 'disputed',
      ANYTHING_ELSE: 'unknown',
    }
    expect(await readStates(openAsaasStage, Object.keys(expected))).toEqual(expected)
  })

  it('charges in instalments whose last one has what an even split leaves over, and refunds them as a whole', async () => {
    const stage = await openAsaasStage()
    try {
      const source = { ...cardSource('token-good', 'cus_00000001'), installments: 12 }
      const made = await stage.gateway.create(contextOn(stage), newPayment(stage, source, 35_000))
      expect(made).toMatchObject({ state: 'paid', captured: 35_000, money: { amount: 35_000 } })
      expect(made.installments).toEqual([...Array.from({ length: 11 }, () => 2916), 2924])
      expect(made.externalId).not.toMatch(/^pay_/)
      const refund = (amount: number) => stage.gateway.refund(contextOn(stage), made.externalId, amount, 'refund-1')
      await expect(refund(5000)).rejects.toBeInstanceOf(InvalidGatewayRequest)
      for (const answer of [await refund(35_000), await refund(35_000)])
        expect(answer).toMatchObject({ state: 'refunded', refunded: 35_000 })
      expect(sumRefunds(stage.ledger.get(stage.ledgerId(made.externalId)))).toBe(35_000)
    } finally {
      await stage.server.close()
    }
  })

  it('is called in the world that the key belongs to', () => {
    expect(asaasUrl('$aact_hmlg_1')).toBe('https://api-sandbox.asaas.com/v3')
    expect(asaasUrl('$aact_prod_1')).toBe('https://api.asaas.com/v3')
  })
})
