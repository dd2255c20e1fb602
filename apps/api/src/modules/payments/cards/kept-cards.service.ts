import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { invalidCardToken } from '../orders/payments.errors.ts'
import type { CardRow } from './cards.queries.ts'
import { findSavedCard, saveCard } from './cards.service.ts'

/** The card of recurring charges: a saved card by its id, or a typed card by its token, which is then saved. */
export interface GivenCard {
  readonly idCartao?: string | undefined
  readonly tokenCartao?: string | undefined
}

/** The saved card that was chosen; a typed one is saved now. Undefined where none was given. */
export async function takeCard(call: MemberCall, { idCartao, tokenCartao }: GivenCard): Promise<string | undefined> {
  return tokenCartao === undefined ? idCartao : (await saveCard(call, tokenCartao)).id
}

/** Throws INVALID_CARD_TOKEN for a card that is not the member's, or of another gateway. */
export async function requireOwnCard(
  work: ChurchWork,
  memberId: MemberId,
  { cardId, gateway }: { cardId: string | undefined; gateway: string },
): Promise<CardRow> {
  const card = cardId === undefined ? undefined : await findSavedCard(work, memberId, cardId)
  if (card?.gateway !== gateway) throw invalidCardToken()
  return card
}
