import type { CardToken } from '@narthex/contract/payments/card.schemas'
import { parseCardExpiry } from '@narthex/contract/payments/card-rules'
import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { countUse } from '../../../platform/attempts/count-use.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { type ReachedGateway, reachGateway } from '../gateway-calls.service.ts'
import { InvalidGatewayRequest, PaymentDeclined } from '../gateways/gateway-failures.ts'
import type { BrowserCard, CardForm, Payer, PaymentGateway, TokenizedCard } from '../gateways/payment-gateway.ts'
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

/** A call that brings a card, by a member or by someone else. */
export type CardCall = ChurchCall & { readonly source: { readonly address: string } }

/**
 * Exchanges a typed card for a token at the church's gateway, and seals that token for the browser. Nothing of the card is
 * stored, logged or repeated in an error.
 */
export async function tokenizeCard(
  platform: PaymentNeeds,
  call: CardCall,
  typed: TypedCard,
  payer: Payer,
): Promise<CardToken> {
  const { gateway, context } = await reachCardGateway(platform, call)
  const expiry = parseCardExpiry(typed.validade)
  const { tokenizeCard: exchange } = gateway
  if (!exchange || !expiry) throw methodUnavailable()
  const input = {
    ...{ holder: typed.titular, number: typed.numero, cvv: typed.cvv },
    ...{ expMonth: expiry.month, expYear: expiry.year },
  }
  const card = await withoutCardInErrors(platform, gateway, () =>
    exchange(context(), input, payer, call.source.address),
  )
  return sealHandle(platform, call.church, { gateway: gateway.name, holder: typed.titular, card })
}

/** How the gateway's own form takes a card; undefined where ours does. */
export async function prepareCardForm(
  platform: PaymentNeeds,
  call: CardCall,
  payer: Payer,
): Promise<CardForm | undefined> {
  const { gateway, context } = await reachCardGateway(platform, call)
  const { prepareCard } = gateway
  return prepareCard && withoutCardInErrors(platform, gateway, () => prepareCard(context(), payer))
}

/** Exchanges what the gateway's own form has left behind. Throws EVT_REG_010 where the gateway has none. */
export async function finishCardForm(platform: PaymentNeeds, call: CardCall, form: BrowserCard): Promise<CardToken> {
  const { gateway, context } = await reachCardGateway(platform, call)
  const { finishCard } = gateway
  if (!finishCard) throw methodUnavailable()
  const card = await withoutCardInErrors(platform, gateway, () => finishCard(context(), form))
  return sealHandle(platform, call.church, { gateway: gateway.name, holder: form.holder, card })
}

async function reachCardGateway(platform: PaymentNeeds, call: CardCall): Promise<ReachedGateway> {
  const who = `${call.church.uuid}/${call.source.address}`
  await countUse(platform, call, { what: 'card token', who, limit: { maxAttempts } })
  const { gateway } = requireMethod(await call.inChurch(findPaymentSettings), 'card')
  return reachGateway(platform, call.church, gateway).catch(() => {
    throw methodUnavailable()
  })
}

/** Any error but a refusal is dropped: what a gateway or a library writes may repeat the card. */
async function withoutCardInErrors<T>(
  { log }: PaymentNeeds,
  gateway: PaymentGateway,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentDeclined || error instanceof InvalidGatewayRequest) throw cardRefused()
    log.warn({ gateway: gateway.name, error: error instanceof Error ? error.name : 'unknown' }, 'No card token')
    throw gatewayUnavailable()
  }
}

function sealHandle({ keys, clock }: Needs<'clock' | 'keys'>, church: ChurchScope, handle: CardHandle): CardToken {
  const until = clock().getTime() + handleLifeMs
  const { brand, last4, expMonth, expYear } = handle.card
  return {
    token: seal(handleKey(keys), church.uuid, JSON.stringify({ ...handle, until })),
    ...{ bandeira: brand, ultimosDigitos: last4, validadeMes: expMonth, validadeAno: expYear },
  }
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
