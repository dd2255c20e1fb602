import { it } from 'vitest'
import { authorisationChecks } from './authorisation-checks.ts'
import { cardHolderChecks } from './card-holder-checks.ts'
import { cardSecrecyChecks } from './card-secrecy-checks.ts'
import { creationChecks } from './creation-checks.ts'
import { failureChecks } from './failure-checks.ts'
import type { GatewayStage } from './gateway-stage.ts'
import { refundChecks } from './refund-checks.ts'
import { webhookChecks } from './webhook-checks.ts'

/** One promise of `PaymentGateway`. A stage is used for one check. */
export interface ContractCheck {
  readonly title: string
  run(stage: GatewayStage): Promise<void>
}

/** Everything that `payment-gateway.ts` promises, whatever the gateway. */
export const contractChecks: readonly ContractCheck[] = [
  ...creationChecks,
  ...failureChecks,
  ...refundChecks,
  ...webhookChecks,
  ...cardHolderChecks,
  ...authorisationChecks,
  ...cardSecrecyChecks,
]

/** Holds a gateway to the contract: one test for each check, each on a stage of its own. */
export function testGatewayContract(openStage: () => Promise<GatewayStage>): void {
  it.each(contractChecks.map((check) => [check.title, check] as const))('%s', async (_title, check) => {
    const stage = await openStage()
    try {
      await check.run(stage)
    } finally {
      await stage.server.close()
    }
  })
}
