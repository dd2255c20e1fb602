import { parseCardExpiry } from '@narthex/contract/payments/card-rules'
import type { Needs } from '../../../platform/platform.ts'
import { InvalidGatewayRequest, PaymentDeclined } from '../gateways/gateway-failures.ts'
import type { CardHolder, PaymentGateway, TokenizedCard } from '../gateways/payment-gateway.ts'
import type { ReachedGateway } from '../methods/gateway-calls.service.ts'
import { cardRefused, gatewayUnavailable, methodUnavailable } from '../orders/payments.errors.ts'

/** A card as it is typed. It lives in one call's memory and goes to the gateway alone. */
export interface TypedCard {
  readonly titular: string
  readonly numero: string
  readonly validade: string
  readonly cvv: string
}

export interface CardExchange {
  readonly typed: TypedCard
  readonly holder: CardHolder
  /** The IP address of the person who types the card. */
  readonly remoteIp: string
}

/** Sends a typed card to a gateway, for its token. */
export async function exchangeTypedCard(
  needs: Needs<'limitLog' | 'log'>,
  { gateway, context }: ReachedGateway,
  { typed, holder, remoteIp }: CardExchange,
): Promise<TokenizedCard> {
  const { tokenizeCard } = gateway
  const expiry = parseCardExpiry(typed.validade)
  if (!tokenizeCard || !expiry) throw methodUnavailable()
  const card = {
    holder: typed.titular,
    number: typed.numero,
    cvv: typed.cvv,
    expMonth: expiry.month,
    expYear: expiry.year,
  }
  return withoutCardInErrors(needs, gateway, () => tokenizeCard(context(), card, holder, remoteIp))
}

/** Any error but a refusal is dropped: what a gateway or a library writes may repeat the card. */
export async function withoutCardInErrors<T>(
  { log, limitLog }: Needs<'limitLog' | 'log'>,
  gateway: PaymentGateway,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentDeclined || error instanceof InvalidGatewayRequest) throw cardRefused()
    const reason = error instanceof Error ? error.name : 'unknown'
    const times = limitLog(`card token ${gateway.name} ${reason}`)?.times
    if (times) log.warn({ gateway: gateway.name, error: reason, times }, 'No card token')
    throw gatewayUnavailable()
  }
}
