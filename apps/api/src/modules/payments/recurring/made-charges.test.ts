import { describe, expect, it } from 'vitest'
import { deriveReference } from '../../../platform/recurring/attempt-key.ts'
import { openAsaasStage } from '../gateways/testing/asaas-fake.ts'
import { openCardconnectStage } from '../gateways/testing/cardconnect-fake.ts'
import { firstSource, newPayment } from '../gateways/testing/creation-checks.ts'
import { contextOn, type GatewayStage } from '../gateways/testing/gateway-stage.ts'
import { openPicpayStage } from '../gateways/testing/picpay-fake.ts'
import { openStripeStage } from '../gateways/testing/stripe-fake.ts'
import { openZoopStage } from '../gateways/testing/zoop-fake.ts'
import type { ReachedGateway } from '../methods/gateway-calls.service.ts'
import { findMadeCharge, listReferences } from './made-charges.service.ts'

const charge = { kind: 'recurrence', id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b', cycle: 1 }
const [first, second, third] = [1, 2, 3].map((attempt) => deriveReference(charge, attempt)) as [string, string, string]
const inDatabase = (isCopy: boolean) => ({ hold: { isRecentCopy: async () => isCopy } }) as never

it('a charge is looked for by its own reference, and in a copy by those of later tries', async () => {
  expect(await listReferences(inDatabase(false), charge, 2)).toEqual([second])
  const inCopy = await listReferences(inDatabase(true), charge, 1)
  expect(inCopy.slice(0, 3)).toEqual([first, second, third])
  expect(inCopy).toHaveLength(5)
})

describe.each([
  ['asaas', openAsaasStage],
  ['zoop', openZoopStage],
  ['cardconnect', openCardconnectStage],
  ['picpay', openPicpayStage],
  ['stripe', openStripeStage],
] as const)('a charge that %s has', (_name, open) => {
  async function on<T>(run: (stage: GatewayStage, reached: ReachedGateway) => Promise<T>): Promise<T> {
    const stage = await open()
    const reached = { gateway: stage.gateway, context: () => contextOn(stage) }
    return run(stage, reached).finally(() => stage.server.close())
  }

  it('is found by its reference, and not by another', () =>
    on(async (stage, reached) => {
      expect(await findMadeCharge(reached, [first, second])).toBeUndefined()
      const payment = { ...newPayment(stage, firstSource(stage)), reference: first }
      const made = await stage.gateway.create(contextOn(stage), payment)
      const found = await findMadeCharge(reached, [first])
      expect(found).toMatchObject({ reference: first, snapshot: { externalId: made.externalId } })
      expect(await findMadeCharge(reached, [second])).toBeUndefined()
    }))

  it('at a later try counts unless it came to nothing', () =>
    on(async (stage, reached) => {
      const payment = { ...newPayment(stage, firstSource(stage)), reference: second }
      const { externalId } = await stage.gateway.create(contextOn(stage), payment)
      expect(await findMadeCharge(reached, [first, second])).toMatchObject({ reference: second })
      stage.ledger.get(stage.ledgerId(externalId)).state = 'canceled'
      const { state } = await stage.gateway.read(contextOn(stage), externalId)
      const isOver = state === 'canceled' || state === 'expired' || state === 'failed'
      expect((await findMadeCharge(reached, [first, second])) === undefined).toBe(isOver)
    }))
})
