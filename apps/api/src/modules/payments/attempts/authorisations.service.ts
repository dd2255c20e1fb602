import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { JobNotReadyError } from '../../../platform/jobs/job-queue.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { GatewayAccessDenied, PaymentNotFound } from '../gateways/gateway-failures.ts'
import type { AuthorisationSnapshot } from '../gateways/payment-gateway.ts'
import { reachGateway } from '../methods/gateway-calls.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'

export type { AuthorisationState } from '../gateways/payment-gateway.ts'

/** An authorisation of Pix Automático, by its id at the gateway or by the payment that asked for it. */
export interface NamedAuthorisation {
  readonly gateway: GatewayName
  readonly externalId: string | null
  readonly reference: string
}

/** How an authorisation stands at its gateway; null where it does not know it. Throws what the gateway throws. */
export async function readAuthorisation(
  platform: PaymentNeeds,
  call: ChurchCall,
  { gateway: name, externalId, reference }: NamedAuthorisation,
): Promise<AuthorisationSnapshot | null> {
  const { gateway, context } = await reachGateway(platform, call, name)
  if (!gateway.readAuthorisation || !gateway.findAuthorisation)
    throw new GatewayAccessDenied(`${name} has no authorisations`)
  if (externalId === null) return gateway.findAuthorisation(context(), reference)
  return gateway.readAuthorisation(context(), externalId).catch((error: unknown) => {
    if (error instanceof PaymentNotFound) return null
    throw error
  })
}

/** Cancels an authorisation at its gateway. Idempotent. False where the gateway does not know it. */
export async function cancelAuthorisation(
  platform: PaymentNeeds,
  call: ChurchCall,
  named: NamedAuthorisation,
): Promise<boolean> {
  const found = await readAuthorisation(platform, call, named)
  if (!found) return false
  if (found.state !== 'pending' && found.state !== 'active' && found.state !== 'unknown') return true
  const { gateway, context } = await reachGateway(platform, call, named.gateway)
  const after = await gateway.cancelAuthorisation?.(context(), found.externalId)
  if (after?.state === 'pending' || after?.state === 'active')
    throw new JobNotReadyError('An authorisation is not canceled yet')
  return true
}
