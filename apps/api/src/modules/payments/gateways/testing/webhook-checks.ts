import { expect } from 'vitest'
import { WebhookRefused } from '../gateway-failures.ts'
import type { PaymentSnapshot, WebhookNotice } from '../payment-gateway.ts'
import { makePaid } from './creation-checks.ts'
import type { ContractCheck } from './gateway-contract.ts'
import { contextOn, type GatewayStage, type WebhookSample } from './gateway-stage.ts'

const readWebhook = (stage: GatewayStage, { headers, body }: WebhookSample) =>
  stage.gateway.readWebhook(contextOn(stage), headers, body)

async function follow(stage: GatewayStage, notice: WebhookNotice): Promise<PaymentSnapshot | null> {
  if (notice.externalId) return stage.gateway.read(contextOn(stage), notice.externalId)
  return stage.gateway.findByReference(contextOn(stage), notice.reference ?? '')
}

export const webhookChecks: readonly ContractCheck[] = [
  {
    title: 'webhooks lead to their payment, duplicated and in any order, and always to its present state',
    async run(stage) {
      const { externalId } = await makePaid(stage)
      const samples = stage.webhooks(externalId)
      const sent = [...samples, ...samples.toReversed()]
      const eventIds = new Set<string>()
      for (const sample of sent) {
        const notice = await readWebhook(stage, sample)
        eventIds.add(notice.eventId)
        expect(await follow(stage, notice)).toMatchObject({ externalId, state: 'paid' })
      }
      // A repeated webhook is recognised by the id of its event.
      expect(eventIds.size).toBe(samples.length)
    },
  },
  {
    title: 'a webhook that is forged, stale or not readable is refused',
    async run(stage) {
      const { externalId } = await makePaid(stage)
      const [genuine] = stage.webhooks(externalId)
      const forged = stage.forgedWebhooks(externalId)
      expect(forged.length > 0).toBe(stage.gateway.abilities.webhookProof !== 'none')
      for (const sample of forged)
        await expect(readWebhook(stage, sample), JSON.stringify(sample.headers)).rejects.toBeInstanceOf(WebhookRefused)
      for (const body of ['', 'null', '[]', '{', '"x"', '\u0000'])
        await expect(
          readWebhook(stage, { headers: genuine?.headers ?? {}, body: Buffer.from(body) }),
        ).rejects.toBeInstanceOf(WebhookRefused)
      if (genuine && forged.length > 0)
        await expect(readWebhook(stage, { headers: {}, body: genuine.body })).rejects.toBeInstanceOf(WebhookRefused)
    },
  },
]
