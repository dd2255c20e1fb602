import type { GatewayName } from '@narthex/contract/payments/payment-states'

/**
 * Nothing was paid: the gateway plays. The one rule of rehearsed money (decision 0112): a payment is judged by its own
 * gateway, never by today's settings. Its twins for statements are in `rehearsed-money.columns.ts`.
 */
export const isRehearsed = ({ gateway }: { readonly gateway: GatewayName }): boolean => gateway === 'rehearsal'
