import { gatewayNumbers, type RemoteGatewayName } from '@narthex/contract/payments/payment-states'
import type * as z from 'zod'
import { asaasCredentials } from './asaas/asaas-connection.ts'
import { asaasGateway } from './asaas/asaas-gateway.ts'
import { cardconnectCredentials } from './cardconnect/cardconnect-connection.ts'
import { cardconnectGateway } from './cardconnect/cardconnect-gateway.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { paypalCredentials } from './paypal/paypal-connection.ts'
import { paypalGateway } from './paypal/paypal-gateway.ts'
import { picpayCredentials } from './picpay/picpay-connection.ts'
import { picpayGateway } from './picpay/picpay-gateway.ts'
import { stripeCredentials } from './stripe/stripe-connection.ts'
import { stripeGateway } from './stripe/stripe-gateway.ts'
import { zoopCredentials } from './zoop/zoop-connection.ts'
import { zoopGateway } from './zoop/zoop-gateway.ts'

export const remoteGateways: Readonly<Record<RemoteGatewayName, PaymentGateway>> = {
  asaas: asaasGateway(),
  zoop: zoopGateway(),
  stripe: stripeGateway(),
  picpay: picpayGateway(),
  cardconnect: cardconnectGateway(),
  paypal: paypalGateway(),
}

/** Schemas of the credentials that a church enters to use a gateway. */
export const gatewayCredentials: Readonly<Record<RemoteGatewayName, z.ZodObject>> = {
  asaas: asaasCredentials,
  zoop: zoopCredentials,
  stripe: stripeCredentials,
  picpay: picpayCredentials,
  cardconnect: cardconnectCredentials,
  paypal: paypalCredentials,
}

/** The gateway that the wire knows by this number. */
export function findGatewayByNumber(number: number): PaymentGateway | undefined {
  const names = Object.keys(gatewayNumbers) as (keyof typeof gatewayNumbers)[]
  const name = names.find((each) => gatewayNumbers[each] === number)
  return name && remoteGateways[name]
}
