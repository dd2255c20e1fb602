import type { CardToken } from '@narthex/contract/payments/card.schemas'
import type { HolderField } from '@narthex/contract/payments/payer-fields'
import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { countUse } from '../../../platform/attempts/count-use.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import type { Keys } from '../../../platform/keys.ts'
import { toNetwork } from '../../../platform/net/to-network.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { BrowserCard, CardForm, Payer, TokenizedCard } from '../gateways/payment-gateway.ts'
import { type ReachedGateway, reachGateway } from '../methods/gateway-calls.service.ts'
import { requireMethod } from '../methods/payable-methods.service.ts'
import { findPaymentSettings } from '../methods/settings.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { invalidCardToken, methodUnavailable } from '../orders/payments.errors.ts'
import { exchangeTypedCard, type TypedCard, withoutCardInErrors } from './card-exchange.service.ts'
import { findHolder, type GivenHolder } from './card-holders.service.ts'

/** The content of our own card token. */
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
 * stored, logged or repeated in an error. Throws EVT_REG_026 where the gateway asks more of the holder than is known.
 */
export async function tokenizeCard(
  platform: PaymentNeeds,
  call: VisitorCall,
  typed: TypedCard,
  given: GivenHolder,
): Promise<CardToken> {
  const reached = await reachCardGateway(platform, call)
  const { name, abilities } = reached.gateway
  const holder = await findHolder(call, abilities.holderNeeds ?? [], { ...given, titular: typed.titular })
  const card = await exchangeTypedCard(platform, reached, { typed, holder, remoteIp: call.source.address })
  return sealHandle(call, { gateway: name, holder: typed.titular, card })
}

/** How the gateway takes a card: by a form of its own, or by ours with what it asks of the holder. */
export interface PreparedForm {
  readonly form: CardForm | undefined
  readonly holderNeeds: readonly HolderField[]
}

export async function prepareCardForm(platform: PaymentNeeds, call: VisitorCall, payer: Payer): Promise<PreparedForm> {
  const { gateway, context } = await reachCardGateway(platform, call)
  const { prepareCard, abilities } = gateway
  const form = prepareCard && (await withoutCardInErrors(platform, gateway, () => prepareCard(context(), payer)))
  return { form, holderNeeds: form ? [] : (abilities.holderNeeds ?? []) }
}

/** Exchanges what the gateway's own form has left behind. Throws EVT_REG_010 where the gateway has none. */
export async function finishCardForm(platform: PaymentNeeds, call: VisitorCall, form: BrowserCard): Promise<CardToken> {
  const { gateway, context } = await reachCardGateway(platform, call)
  const { finishCard } = gateway
  if (!finishCard) throw methodUnavailable()
  const card = await withoutCardInErrors(platform, gateway, () => finishCard(context(), form))
  return sealHandle(call, { gateway: gateway.name, holder: form.holder, card })
}

async function reachCardGateway(platform: PaymentNeeds, call: VisitorCall): Promise<ReachedGateway> {
  const who = `${call.church.uuid}/${toNetwork(call.source.address)}`
  await countUse(call, { what: 'card token', who, limit: { maxAttempts } })
  const { gateway } = requireMethod(await call.inChurch(findPaymentSettings), 'card')
  return reachGateway(platform, call, gateway).catch(() => {
    throw methodUnavailable()
  })
}

function sealHandle(call: ChurchCall, handle: CardHandle): CardToken {
  const until = call.clock().getTime() + handleLifeMs
  const { brand, last4, expMonth, expYear } = handle.card
  return {
    token: seal(handleKey(call.keys), call.church.uuid, JSON.stringify({ ...handle, until })),
    bandeira: brand,
    ultimosDigitos: last4,
    validadeMes: expMonth,
    validadeAno: expYear,
  }
}

/** Throws INVALID_CARD_TOKEN for one that is forged, of another church, or too old. */
export function readHandle(call: ChurchCall, token: string): CardHandle {
  const handle = openHandle(handleKey(call.keys), call.church.uuid, token)
  if (!handle || handle.until < call.clock().getTime()) throw invalidCardToken()
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
