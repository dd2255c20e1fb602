import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { TokenizedCard } from '../gateways/payment-gateway.ts'
import { invalidCardToken } from '../orders/payments.errors.ts'
import { readHandle } from './card-tokens.service.ts'
import { findCard } from './cards.queries.ts'

/** The card of a payment: one that was typed just now, or a saved one of the member's. */
export type ChosenCard = { readonly token: string } | { readonly savedId: string; readonly memberId: MemberId }

/** The card as its gateway knows it. Throws INVALID_CARD_TOKEN, also for a card of another gateway; NOT_FOUND. */
export async function resolveCard(
  call: ChurchCall,
  gateway: GatewayName,
  chosen: ChosenCard | undefined,
): Promise<TokenizedCard> {
  if (!chosen) throw invalidCardToken()
  if ('token' in chosen) {
    const handle = readHandle(call, chosen.token)
    if (handle.gateway !== gateway) throw invalidCardToken()
    return handle.card
  }
  const saved = await call.inChurch((work) => findCard(work, chosen.memberId, chosen.savedId))
  if (!saved) throw notFound()
  if (saved.gateway !== gateway) throw invalidCardToken()
  return openSavedCard(call, chosen.memberId, saved.token)
}

const toContext = (church: ChurchScope, memberId: MemberId) => `${church.uuid}/${memberId}`

export const sealSavedCard = (call: ChurchCall, memberId: MemberId, card: TokenizedCard): string =>
  seal(call.keys('saved cards'), toContext(call.church, memberId), JSON.stringify(card))

export const openSavedCard = (call: ChurchCall, memberId: MemberId, sealed: string): TokenizedCard =>
  JSON.parse(unseal(call.keys('saved cards'), toContext(call.church, memberId), sealed))
