import { describe, expect, it } from 'vitest'
import { InvalidGatewayRequest } from '../gateway-failures.ts'
import { firstSource, newPayment } from '../testing/creation-checks.ts'
import { testGatewayContract } from '../testing/gateway-contract.ts'
import { contextOn, stageTime } from '../testing/gateway-stage.ts'
import { readStates } from '../testing/read-states.ts'
import { openZoopStage } from '../testing/zoop-fake.ts'

describe('Zoop', () => {
  testGatewayContract(openZoopStage)

  it('reads each of its words for a payment as the one state that it means', async () => {
    const expected = {
      new: 'processing',
      created: 'processing',
      pending: 'processing',
      pre_authorized: 'authorized',
      succeeded: 'paid',
      failed: 'failed',
      canceled: 'canceled',
      reversed: 'canceled',
      disputed: 'disputed',
      charged_back: 'disputed',
      anything_else: 'unknown',
    }
    expect(await readStates(openZoopStage, Object.keys(expected))).toEqual(expected)
  })

  it('finds the attempt that succeeded behind one that failed', async () => {
    const stage = await openZoopStage()
    try {
      const payment = newPayment(stage, firstSource(stage))
      const made = await stage.gateway.create(contextOn(stage), payment)
      const { refunds: _, details: __, ...paid } = stage.ledger.get(made.externalId)
      stage.ledger.add({ ...paid, id: 'failed-later', state: 'declined' })
      const found = await stage.gateway.findByReference(contextOn(stage), payment.reference)
      expect(found).toMatchObject({ externalId: made.externalId, state: 'paid' })
      expect(await stage.gateway.findByReference(contextOn(stage), 'never reached')).toBeNull()
    } finally {
      await stage.server.close()
    }
  })

  it('says that the request is wrong where Zoop does not know the marketplace', async () => {
    const stage = await openZoopStage()
    try {
      const credentials = { ...(stage.credentials as object), marketplaceId: 'another' }
      const payment = newPayment(stage, { method: 'pix', expiresAt: stageTime })
      const failed = stage.gateway.create({ ...contextOn(stage), credentials }, payment)
      await expect(failed).rejects.toBeInstanceOf(InvalidGatewayRequest)
    } finally {
      await stage.server.close()
    }
  })
})
