import type { PaymentState } from '@narthex/contract/payments/payment-states'
import { firstSource, newPayment, payAtGateway } from './creation-checks.ts'
import { contextOn, type GatewayStage } from './gateway-stage.ts'

/** The states as which a paid payment is read, where its gateway uses each of these words for it. */
export async function readStates(
  openStage: () => Promise<GatewayStage>,
  words: readonly string[],
  sourceName?: string,
): Promise<Record<string, PaymentState>> {
  const stage = await openStage()
  const source = (sourceName && stage.sources[sourceName]) || firstSource(stage)
  const states: Record<string, PaymentState> = {}
  try {
    for (const word of words) {
      const { externalId } = await stage.gateway.create(contextOn(stage), newPayment(stage, source))
      payAtGateway(stage, externalId)
      stage.ledger.get(stage.ledgerId(externalId)).rawState = word
      states[word] = (await stage.gateway.read(contextOn(stage), externalId)).state
    }
  } finally {
    await stage.server.close()
  }
  return states
}
