import type { GatewayName } from '@narthex/contract/payments/payment-states'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** The gateways of the product. Undefined for one that this build does not have. */
export interface Gateways {
  find(name: GatewayName, church: ChurchScope): PaymentGateway | undefined
}
