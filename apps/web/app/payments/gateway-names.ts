import { gatewayNumbers } from '@narthex/contract/payments/payment-states'

/** Proper names by the gateway's number. */
export const gatewayNames: Readonly<Record<number, string>> = {
  [gatewayNumbers.cardconnect]: 'CardPointe',
  [gatewayNumbers.picpay]: 'PicPay',
  [gatewayNumbers.stripe]: 'Stripe',
  [gatewayNumbers.zoop]: 'Zoop',
  [gatewayNumbers.asaas]: 'Asaas',
}
