import { parseCardExpiry } from '@narthex/contract/payments/card-rules'
import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { countUse } from '../../../platform/attempts/count-use.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { reachGateway } from '../gateway-calls.service.ts'
import { InvalidGatewayRequest, PaymentDeclined } from '../gateways/gateway-failures.ts'
import type { Payer, TokenizedCard } from '../gateways/payment-gateway.ts'
import { requireMethod } from '../payable-methods.service.ts'
import type { PaymentNeeds } from '../payment-needs.ts'
import { cardRefused, gatewayUnavailable, invalidCardToken, methodUnavailable } from '../payments.errors.ts'
import { findPaymentSettings } from '../settings/settings.service.ts'

/** A card as it is typed. It lives in this call's memory and goes to the gateway alone. */
export interface TypedCard {
  readonly titular: string
  readonly numero: string
  readonly validade: string
  readonly cvv: string
}

/** What our own token stands for. */
export interface CardHandle {
  readonly gateway: GatewayName
  readonly holder: string
  readonly card: TokenizedCard
}

/** How long a card may wait between its form and the payment. */
const handleLifeMs = 30 * 60_000
/** Per address in fifteen minutes. A full church shares one address; a form that checks stolen numbers needs far more. */
const maxAttempts = 60

/**
 * Exchanges a typed card for a token at the church's gateway, and seals that token for the browser. Nothing of the card is
 * stored, logged or repeated in an error.
 */
export async function tokenizeCard(
  platform: PaymentNeeds,
  call: ChurchCall & { readonly source: { readonly address: string } },
  typed: TypedCard,
  payer: Payer,
): Promise<{ token: string; card: TokenizedCard }> {
  const { address } = call.source
  await countUse(platform, call, { what: 'card token', who: `${call.church.uuid}/${address}`, limit: { maxAttempts } })
  const { gateway: name } = requireMethod(await call.inChurch(findPaymentSettings), 'card')
  const { gateway, context } = await reachGateway(platform, call.church, name)
  const expiry = parseCardExpiry(typed.validade)
  if (!gateway.tokenizeCard || !expiry) throw methodUnavailable()
  const input = {
    ...{ holder: typed.titular, number: typed.numero, cvv: typed.cvv },
    ...{ expMonth: expiry.month, expYear: expiry.year },
  }
  try {
    const card = await gateway.tokenizeCard(context(), input, payer, address)
    return { token: sealHandle(platform, call.church, { gateway: name, holder: typed.titular, card }), card }
  } catch (error) {
    if (error instanceof PaymentDeclined || error instanceof InvalidGatewayRequest) throw cardRefused()
    // The error is dropped: what a gateway or a library writes may repeat the card.
    platform.log.warn({ gateway: name, error: error instanceof Error ? error.name : 'unknown' }, 'No card token')
    throw gatewayUnavailable()
  }
}

function sealHandle({ keys, clock }: Needs<'clock' | 'keys'>, church: ChurchScope, handle: CardHandle): string {
  const until = clock().getTime() + handleLifeMs
  return seal(handleKey(keys), church.uuid, JSON.stringify({ ...handle, until }))
}

/** Throws INVALID_CARD_TOKEN for one that is forged, of another church, or too old. */
export function readHandle({ keys, clock }: Needs<'clock' | 'keys'>, church: ChurchScope, token: string): CardHandle {
  const handle = openHandle(handleKey(keys), church.uuid, token)
  if (!handle || handle.until < clock().getTime()) throw invalidCardToken()
  return handle
}

const handleKey = (keys: Keys) => keys('card tokens')

function openHandle(
  key: ReturnType<Keys>,
  context: string,
  token: string,
): (CardHandle & { until: number }) | undefined {
  try {
    return JSON.parse(unseal(key, context, token))
  } catch {
    return undefined
  }
}
